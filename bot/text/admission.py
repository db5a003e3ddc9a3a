"""Who may join a lobby, in words."""

from __future__ import annotations

from bot.core.admission import PROVISIONAL, Admission
from bot.text.localization import Localization


def told(l10n: Localization, admission: Admission) -> str:
    """For whom a lobby is, in one or two sentences."""
    if admission.kind != "rated":
        return l10n.format(f"card-entry-{admission.kind}")
    least, most = admission.least, admission.most
    if least is not None and most is not None:
        line = l10n.format("card-entry-rated-both", least=str(least), most=str(most))
    elif least is not None:
        line = l10n.format("card-entry-rated-least", least=str(least))
    elif most is not None:
        line = l10n.format("card-entry-rated-most", most=str(most))
    else:
        line = l10n.format("card-entry-rated-any")
    return f"{line} {l10n.format('card-entry-newcomers', of=PROVISIONAL)}" if admission.newcomers else line
