// Ships with exposed engines (EE-EXP-01, EE-EXP-02). They are offered if one of those options is on.
export const EXPOSED = `
Kite: CT warship first 0,-4
Two lasers, hardly any armour, and exposed engines.
  S
l   l
  C
P   P
  P
H   H
  P
H   H
#   #
E   E

Grebe: DD warship first 0,-6
A heavy laser on either bow and a launcher on each side; the engines are far astern.
    S
  l   l
M   C   M
  L   L
P   P   P
  P   P
P   C   P
  P   P
H   H   H
  H   H
H       H
#       #
E       E

e       e

Fulmar: CA warship first 0,-8
An ion cannon at the bow, lasers beside it, and four launchers: dangerous from the front.
      i
    S   S
  l   I   l
M   P   P   M
  L   C   L
M   P   P   M
  L   P   L
P   P   P   P
  P   C   P
P   H   H   P
  P   H   P
H   H   H   H
  H       H
H           H
#           #
E           E

E           E

E           E

Albatross: BB warship first 0,-12
A railgun as long as the ship, weapons of every other kind, and two engines far apart.
          r
        i   i
      S   R   S
    l   I   I   l
  M   P   R   P   M
l   L   P   P   L   l
  M   P   C   P   M
L   L   P   P   L   L
  M   P   P   P   M
A   P   C   C   P   A
  P   P   C   P   P
P   P   P   P   P   P
  P   H   H   H   P
P   P   H   H   P   P
  P   H   H   H   P
H   H   H   H   H   H
  H   P       P   H
H   H           H   H
  H               H
H                   H
#                   #
E                   E

E                   E

E                   E

E                   E

E                   E
`
