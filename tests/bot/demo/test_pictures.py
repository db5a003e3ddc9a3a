"""The README's pictures of the demo."""

from tests.bot.world import stub_draw
from tests.golden import demo, page, pictures


async def test_the_pictures_of_the_demo_show_its_words_of_today():
    shown = set()
    async with demo.town(stub_draw) as pages:
        async for name, there in demo.scenes(pages):
            kept = demo.file_of(name).read_text(encoding="utf-8")
            words = await demo.words(there, demo.MESSAGES[name])
            assert words == kept, (
                f"{name}.png shows other words: python -m tests.golden.demo makes it again"
            )
            shown.add(name)
    assert shown == demo.MESSAGES.keys()


def test_every_picture_of_the_documentation_is_compared_with_what_it_is_made_from():
    compared = {
        *pictures.cases(),
        page.PICTURE.name,
        *(f"{name}.png" for name in demo.MESSAGES),
    }
    assert {path.name for path in pictures.FOLDER.glob("*.png")} == compared
