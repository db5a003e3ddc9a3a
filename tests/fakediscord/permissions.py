"""Discord's bits of permission, what the bot and people have, and how the overwrites of a channel change them."""

VIEW_CHANNEL = 1 << 10
SEND_MESSAGES = 1 << 11
EMBED_LINKS = 1 << 14
ATTACH_FILES = 1 << 15
READ_MESSAGE_HISTORY = 1 << 16
MANAGE_GUILD = 1 << 5
MANAGE_THREADS = 1 << 34
CREATE_PUBLIC_THREADS = 1 << 35
SEND_MESSAGES_IN_THREADS = 1 << 38
PIN_MESSAGES = 1 << 51
BOT_PERMISSIONS = (
    VIEW_CHANNEL
    | SEND_MESSAGES
    | ATTACH_FILES
    | READ_MESSAGE_HISTORY
    | CREATE_PUBLIC_THREADS
    | SEND_MESSAGES_IN_THREADS
    | PIN_MESSAGES
)
PEOPLE_PERMISSIONS = (
    VIEW_CHANNEL | SEND_MESSAGES | READ_MESSAGE_HISTORY | SEND_MESSAGES_IN_THREADS
)


def resolved(
    base: int, overwrites: dict[int, tuple[int, int]], targets: tuple[int, ...]
) -> int:
    """Permissions after the overwrites (allowed, denied) for everyone, for roles together, and for the member."""
    everyone, *roles, member = targets
    for group in ([everyone], roles, [member]):
        found = [overwrites[target] for target in group if target in overwrites]
        for _, denied in found:
            base &= ~denied
        for allowed, _ in found:
            base |= allowed
    return base
