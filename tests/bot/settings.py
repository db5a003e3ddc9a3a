"""The panel of `/caylus-server settings`, used as an administrator would."""

from __future__ import annotations

from typing import Any

from tests.bot.players import components


def menus(message: Any) -> dict[str, Any]:
    """The menus of the panel by their kind."""
    return {
        part["custom_id"].split(":")[1]: part
        for part in components(message)
        if "custom_id" in part
    }


async def opened(admin: Any, channel: Any, group: str) -> Any:
    """The panel, with a group of settings."""
    shown = (await admin.slash(channel, "caylus-server settings")).response
    return (await admin.select(shown, [group], custom_id="cy:setgroup:0:0:")).response


async def set_to(admin: Any, channel: Any, group: str, option: str, value: Any) -> str:
    """What the panel says, or an answer beside it, after a setting was given a value: of a menu, or typed."""
    shown = await opened(admin, channel, group)
    chosen = await admin.select(shown, [option], custom_id=f"cy:setwhat:0:0:{group}")
    if chosen.modal is not None:
        sent = await admin.submit_modal(chosen, {"value": str(value)})
        return str(sent.response.content)
    values = [] if value is None else [value]
    done = await admin.select(
        chosen.response, values, custom_id=f"cy:setto:0:0:{group} {option}"
    )
    return str(done.response.content)
