// Dreadnoughts, superdreadnoughts and battlestations.
export const CAPITAL = `
Sovereign: DN warship
A flagship: ten boxes of ion cannon, twelve of laser, and shield generators for a long battle.
                  S
                i   i
              I   P   I
            I   I   I   I
          M   I   P   I   M
        M   P   P   P   P   M
          P   P   P   P   P
    M   P   P   P   P   P   P   M
  l   H   P   P   C   P   P   H   l
L   L   P   P   P   P   P   P   L   L
  L   H   G   P   P   P   G   H   L
        G   P   P   P   P   G
  S   H   P   P   C   P   P   H   S
        P   P   E   E   P   P
      H   G   P   C   P   G   H
    l   H   P   E   E   P   H   l
      L   P   G   C   G   P   L
            P   E   E   P
              H   C   H
        A   H   E   E   H   A
          H   P   C   P   H
            S   E   E   S
              S   H   S
                E   E
                  S
                E   E

Hecate: DN warship
Sixteen launchers and ten control boxes: many missiles every other turn, and lasers for the rest.
                S
              M   M
            M   C   M
          M   P   P   M
        M   P   C   P   M
      M   P   P   P   P   M
    M   P   P   C   P   P   M
  M   H   P   P   P   P   H   M
l   H   P   P   C   P   P   H   l
  L   H   P   P   P   P   H   L
    H   G   P   C   P   G   H
  S   G   P   P   P   P   G   S
    H   G   G   C   G   G   H
  M   H   P   E   E   P   H   M
        H   P   C   P   H
      l   P   E   E   P   l
        L   P   C   P   L
      A   H   E   E   H   A
        H   G   C   G   H
      S   P   E   E   P   S
        A   P   C   P   A
          H   E   E   H
            S   P   S
              E   E
                H
              E   E
                S

Colossus: SD warship
Every weapon: two railguns at the bow, ion cannon beside them, lasers on the sides, and missiles.
                  S
                r   r
              i   P   i
            I   R   R   I
          I   I   P   I   I
        M   P   R   R   P   M
      M   P   P   P   P   P   M
    M   P   P   R   R   P   P   M
  l   H   P   P   C   P   P   H   l
L   L   P   P   P   P   P   P   L   L
  L   P   G   P   C   P   G   P   L
S   H   G   P   P   P   P   G   H   S
  H   H   P   P   C   P   P   H   H
    H   P   P   E   E   P   P   H
      H   G   P   C   P   G   H
    M   P   P   E   E   P   P   M
      L   H   P   C   P   H   L
    l   H   P   E   E   P   H   l
      A   P   H   C   H   P   A
        H   P   E   E   P   H
      S   G   P   C   P   G   S
        H   P   E   E   P   H
              H   C   H
            S   E   E   S
                  P
                E   E
                  S
                E   E

Bastion: SD warship
Lasers of five boxes, ten shield generators, and armour over the bow.
                  S
                l   l
              L   P   L
            L   L   L   L
          M   L   P   L   M
        M   P   P   P   P   M
      M   P   P   C   P   P   M
    M   P   P   P   P   P   P   M
  i   P   P   P   C   P   P   P   i
I   I   G   P   P   P   P   G   I   I
  I   H   G   P   C   P   G   H   I
    H   G   P   P   P   P   G   H
  S   H   P   P   C   P   P   H   S
    P   H   P   E   E   P   H   P
      L   H   P   C   P   H   L
    l   H   P   E   E   P   H   l
      L   G   P   C   P   G   L
        H   P   E   E   P   H
      A   P   H   C   H   P   A
        G   H   E   E   H   G
          H   P   C   P   H
        S   P   E   E   P   S
              H   C   H
            A   E   E   A
                  P
                E   E
                  H
                E   E
                  S

Gibraltar: BS-0 warship
It moves one hex a turn, and threatens everything within ten hexes.
                    S
                  i   i
                I   P   I
              I   I   I   I
            M   I   P   I   M
          M   P   P   P   P   M
        M   P   P   C   P   P   M
      M   P   P   P   P   P   P   M
    r   P   P   P   C   P   P   P   r
  S   H   P   P   P   P   P   P   H   S
    R   P   G   P   C   P   G   P   R
  L   H   G   P   P   P   P   G   H   L
l   R   H   P   P   C   P   P   H   R   l
  L   H   G   P   P   P   P   G   H   L
    R   H   P   P   C   P   P   H   R
      H   G   P   E   E   P   G   H
    M   H   P   P   C   P   P   H   M
      M   H   P   E   E   P   H   M
        L   P   P   C   P   P   L
      l   H   P   E   E   P   H   l
        H   G   P   C   P   G   H
      A   H   P   E   E   P   H   A
        S   H   P   C   P   H   S
          H   P   E   E   P   H
            A   H   P   H   A
          H   G   E   E   G   H
                P   P   P
              S   E   E   S
                H   P   H
                  E   E
                    H
                  E   E
                    S

Rampart: BS-0 warship
Built to guard a harbour: anti-missiles on all sides, eighteen launchers, and many shield generators.
                  S
                M   M
              M   C   M
            M   P   P   M
          M   P   C   P   M
        M   P   P   P   P   M
      M   P   P   C   P   P   M
    A   P   P   P   P   P   P   A
  l   H   P   P   C   P   P   H   l
L   L   G   P   P   P   P   G   L   L
  L   H   G   P   C   P   G   H   L
S   H   G   P   P   P   P   G   H   S
  H   H   G   P   C   P   G   H   H
A   H   G   P   P   P   P   G   H   A
  M   H   P   P   C   P   P   H   M
    H   G   P   E   E   P   G   H
  M   H   P   P   C   P   P   H   M
    M   H   P   E   E   P   H   M
      I   P   P   C   P   P   I
    i   H   P   E   E   P   H   i
      I   G   P   C   P   G   I
    A   H   P   E   E   P   H   A
      S   H   P   C   P   H   S
        H   P   E   E   P   H
          A   H   P   H   A
       #H   G   E   E   G   H#
              P   P   P
            S   E   E   S
              H   P   H
                E   E
                  H
                E   E
                  A
`
