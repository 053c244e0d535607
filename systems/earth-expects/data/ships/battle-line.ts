// Battleships and battlecruisers.
export const BATTLE_LINE = `
Monarch: BB warship
Two ion cannon of four boxes, lasers on both sides and six shield generators. Slow, and hard to defeat.
              S
            i   i
          I   P   I
        I   I   I   I
      M   P   P   P   M
    M   P   P   P   P   M
  M   P   P   C   P   P   M
l   G   P   P   P   P   G   l
  L   P   P   P   P   P   L
L   H   P   P   P   P   H   L
  S   H   P   C   P   H   S
    G   P   E   E   P   G
      P   H   C   H   P
    G   H   E   E   H   G
      H   P   C   P   H
    S   P   E   E   P   S
      A   H   C   H   A
            E   E
          S   P   S
            E   E
              P

              H

Anvil: BB warship
Two long railguns under armour, and lasers against enemies on its sides.
            # S #
        r ##P   P## r
          P   P   P
        R   P   P   R
      l   P   P   P   l
    L   R   P   P   R   L
      P   P   C   P   P
S ##H   R   P   P   R   H## S
  H   G   P   C   P   G   H
A   H   P   P   P   P   H   A
  l   P   P   C   P   P   l
    L   P   E   E   P   L
      P   H   C   H   P
        H   E   E   H
          P   P   P
        A   E   E   A
          S   H   S
            E   E
              H
            E   E
              S

Furious: BC warship
Four lasers with ten boxes in all, and enough speed to choose the range.
            S
          l   l
        L   P   L
      P   L   L   P
    M   P   P   P   M
  M   P   P   P   P   M
    P   P   C   P   P
  l   P   E   E   P   l
    L   H   P   H   L
  P   P   E   E   P   P
S   H   P   C   P   H   S
  P   G   E   E   G   P
    H   H   C   H   H
  A   G   E   E   G   A
    P   H   C   H   P
  P   P   E   E   P   P
        S   H   S
          E   E
            H

            A

Valiant: BC warship
Eight launchers, six control boxes, two ion cannon, and four anti-missiles against enemy missiles.
              S
            i   i
          I   P   I
        M   I   I   M
      M   P   C   P   M
    M   P   P   P   P   M
  M   P   P   C   P   P   M
    H   P   E   E   P   H
  l   H   P   C   P   H   l
S   H   P   E   E   P   H   S
      P   P   C   P   P
    A   P   E   E   P   A
      P   H   C   H   P
    A   H   E   E   H   A
          P   C   P
        G   E   E   G
          S   H   S
            E   E
              H

              S
`
