// Destroyers and frigates.
export const ESCORTS = `
Javelin: DD warship
An escort for every task: an ion cannon ahead, lasers on the sides, anti-missiles astern.
      i
    S   S
  P   I   P
l   P   P   l
  P   C   P
L   P   P   L
  H   C   H
P   E   E   P
  A   H   A
    e   e
      H

Gannet: DD warship
Attacks with four missiles and four control boxes to guide them, and leaves before they arrive.
      S
    M   M
  M   C   M
l   P   P   l
  C   P   C
H   P   P   H
  P   C   P
S   E   E   S
  A   H   A
    e   e
      H

Harrier: FF warship
Little more than a railgun with engines. It must face its target, and is fast enough to do so.
      r
    S   S
  P   R   P
l   P   P   l
  P   C   P
H   P   P   H
  P   C   P
A   E   E   A
      H
    E   E
      H

Corsair: FF warship
Heavy lasers at the bow, a little shielding for the approach, and one sensor.
      S
    l   l
  L   P   L
H   P   P   H
  P   C   P
G   P   P   G
  P   C   P
P   E   E   P
      H
    E   E
      H
`
