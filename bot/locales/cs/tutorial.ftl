# Průvodce první partií.

guide-suggests = Radím „{ $action }“: { $why }.
guide-plainly = Radím „{ $action }“.
guide-pass-first = Radím „{ $action }“, i když ti zbývají dělníci: kdo pasuje jako první, dostane 1 denár, ušetřené denáry se hodí příští kolo a další dělníci ostatních jsou dražší.
guide-only = Možné je jen „{ $action }“.
guide-not-here = Průvodce vysvětluje u cvičných stolů a tam, kde jeden člověk hraje proti počítačům. Takový stůl otevře `/caylus new practice:3`.
guide-not-yours = Teď nerozhoduješ ty. Radím hráči, který je na tahu: { $player }.
guide-do = Udělat: { $action }
guide-hushed = Odteď mluvím jen na vyžádání: `Vysvětlit` pod otázkou, nebo `/caylus plan hint`. `/caylus me guide` mě zase zapne.
guide-now = Průvodce při cvičení a proti počítačům: { $how }.
guide-nothing-new = K tomu nemám nic nového. Co která budova dělá, řekne `/caylus building`, ostatní vysvětlí `/caylus rules`.
