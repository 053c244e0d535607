// Corvettes and scouts.
export const SMALL = `
Bolt: CT warship
Two lasers forward, an anti-missile astern, and hard to hit.
    S
  l   l
P   C   P
  P   P
H   P   H
  E   E
    H

    A

Gadfly: CT warship
Two launchers and two control boxes: it attacks once, then escapes to reload.
    S
  M   M
H   C   H
  P   P
P   C   P
  E   E
    H

    S

Whisper: SC warship
An unarmed picket with three sensors and a speed of six hexes a turn.
    S
  P   P
H   C   H
  P   P
S   E   S

    e

Needle: SC warship
One laser of two boxes, and an engine to carry it.
    l
  P   P
H   L   H
  P   P
    C
  S
    E

    e
`
