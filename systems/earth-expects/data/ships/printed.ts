// The ships of the printed rules. They describe the Stunt Double without a picture, so its layout is ours.
export const PRINTED = `
Icarus: SC warship first 0,-2
A scout with two points of power, to divide among sensor, lasers and engine.
    S

    P
  H   H
    C
  E   P
    H
  e   e
l       l

Vigilance: BC warship first -1,-3
A hunter of smaller ships: ten launchers, six control boxes, ion cannon and lasers.
                S   S
              M   r   M
            M   E   E   M
              P   R   P
            H   E   E   H
          S   P   C   P   S
        M   P   E   E   P   M
      S   P   P   P   P   P   S
    M   P   P   E   E   P   P   M
      C   P       C       P   C
    H   P   C   E   E   C   P   H
  i   I   P   P   P   H   P   I   i
    I   H   H   E   E   H   H   I
  L   H   S   l   H   l   S   H   L
l   M                           M   l

Stunt Double: CT warship first 0,-1
Four engines, three control boxes and no weapon: very hard to hit with a railgun.
      C
    P   P
  C   H   C
    P   P
  H   H   H
E   E   E   E
`
