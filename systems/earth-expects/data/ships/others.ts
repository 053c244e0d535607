// A base, an auxiliary, passenger ships and freighters.
export const OTHERS = `
Halfway House: CA warship base
A customs post with lasers that cover all of its sides.
        l
      S   S
    H   P   H
  l   P   P   l
S   P   C   P   S
  P   H   H   P
A   H   E   H   A
  P   H   H   P
S   P   E   P   S
  l   P   P   l
    H   C   H
      S   S
        l

Mulligan: CL auxiliary
A converted grain carrier with missile launchers.
      S
    M   M
  H   C   H
l   P   P   l
  P   H   P
H   P   P   H
  P   C   P
H   H   H   H
  P   P   P
H   E   E   H
  H   C   H
M   E   E   M
  S   H   S
    E   E

    E   E

Southern Cross: CL passenger
A liner with three decks of cabins and two small lasers.
      S
    H   H
  H   C   H
l   H   H   l
  H   H   H
H   P   P   H
  H   C   H
H   P   P   H
  P   P   P
H   E   E   H
  P   P   P
    E   E
  H   C   H
    E   E
      H
    E   E

Paloma: FF passenger
A small mail ship with two lasers and no other weapons.
      S
    H   H
  H   C   H
H   P   P   H
  P   H   P
l   P   P   l
  H   C   H
H   E   E   H
      P
    E   E
      H

Oxbow: CA freighter
An ore carrier with twenty holds, one sensor and one control box.
          S
        H   H
      H   C   H
    H   H   H   H
  H   H   H   H   H
H   H   H   H   H   H
  H   P   P   P   H
H   H   P   P   H   H
  H   P   P   P   H
    H   E   E   H
      H   H   H
        E   E
          H
        E   E

Barrow: CL lightFreighter
A frame with tanks and an engine. The crew lives in the only box with air.
        H
      H   H
    H   H   H
  H   H # H   H
H   H  #H#  H   H
  H   H###H   H
H   H   P   H   H
  H   P   P   H
    H   P   H
      H   H
        E

        E

        E

        E
`
