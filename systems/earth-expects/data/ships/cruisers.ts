// Cruisers, heavy and light.
export const CRUISERS = `
Bulwark: CA warship
An all-round cruiser: ion cannon ahead, lasers on the sides, four launchers, and two shield generators.
          i
        S   S
      M   I   M
M   P   P   P   P   M
  L   P   I   P   L
l   P   P   P   P   l
  H   P   C   P   H
    P   E   E   P
  P   H   C   H   P
    G   E   E   G
  P   H   C   H   P
        E   E
          S

          A

Paladin: CA warship
Armoured in front, to approach the enemy behind its railgun.
           r
       # S   S #
     ##P   R   P##
    #P   P   P   P#
 # l   P   R   P   l #
#P   P   P   P   P   P#
   L   H   C   H   L
     P   E   E   P
   A   H   C   H   A
         E   E
      #H   S   H#
         E   E

Swallow: CL warship
Four hexes a turn with two powered ion cannon: faster than other cruisers, and stronger than smaller ships.
        S
      i   i
    I   P   I
  P   P   P   P
l   P   C   P   l
  P   P   P   P
H   P   C   P   H
  H   E   E   H
S   P   P   P   S
  H   E   E   H
    P   H   C
      E   E
        H
      E   E

Marlin: CL warship
Six launchers, five control boxes, sensors fore and aft. It has power for its lasers only at low speed.
        S
      M   M
    M   C   M
  M   P   P   M
l   P   C   P   l
  H   P   P   H
H   P   P   P   H
  H   E   E   H
S   P   C   P   S
  P   E   E
    H   C   H
      E   E
        C
      E   E
        S
`
