// The ready-made ships, 80 points each (PROPOSED, R-SF-02). `parseDesign` has the format of the records.

export interface WrittenShip {
  readonly id: string
  /** One line that describes the ship. */
  readonly line: string
  readonly record: string
}

export const SHIPS: readonly WrittenShip[] = [
  {
    id: 'lineship',
    line: 'A beam, two tubes and a shield on every side. The ship for a first battle.',
    record: `Lineship
1: B5 S4
2: T4 S3
3: M3 S2
4: R4 B2
5: M3 S2
6: T4 S3
core: G4 Y4
crew: 5 4 4`,
  },
  {
    id: 'lancer',
    line: 'Three strong beams that bear ahead, and nothing but engines astern.',
    record: `Lancer
1: B6 S3
2: B5 S2
3: M4
4: M3 R4
5: Y4
6: B5 S2
core: G5 Y3
crew: 5 4 3 2`,
  },
  {
    id: 'stormbringer',
    line: 'Four torpedo tubes with heavy warheads and no beam at all.',
    record: `Stormbringer
1: T6 S4
2: T5 S3
3: M4
4: R4 T3
5: M2
6: T5 S3
core: G5 Y4
crew: 4 3 3 2`,
  },
  {
    id: 'bastion',
    line: 'Six shields, five weapons and no main engine. It turns, and hardly moves.',
    record: `Bastion
1: B5 S4
2: B4 S3
3: T3 S3
4: R3 S3
5: T3 S3
6: B4 S3
core: G5 Y3
crew: 4 3 3`,
  },
  {
    id: 'harrier',
    line: 'Ten charges of engines and six of thrusters: it is behind you before you have turned.',
    record: `Harrier
1: B5 S3
2: B3 R6
3: M6 S1
4: M4
5: T4 S1
6: T4 Y4
core: G5
crew: 6 5 4`,
  },
  {
    id: 'warden',
    line: 'The thickest shields ahead, and power enough to keep them up.',
    record: `Warden
1: B5 S6
2: B3 S5
3: M3 S2
4: R3 G3
5: Y4 S2
6: T3 S5
core: G4
crew: 5 4 2`,
  },
  {
    id: 'picket',
    line: 'Three beams, two small tubes and four teams: many small things every turn.',
    record: `Picket
1: B5 S4
2: B3 S2
3: M3 T2
4: R4 Y4
5: M3 T2
6: B3 S2
core: G4 G2
crew: 4 4 4 3`,
  },
  {
    id: 'mortar',
    line: 'Three tubes side by side behind a strong bow.',
    record: `Mortar
1: T5 S4
2: T4 S2
3: M3 S1
4: M4 R4
5: M3 S1
6: T4 S2
core: G5 Y4
crew: 5 4 4`,
  },
  {
    id: 'rampart',
    line: 'A beam and a shield on every side but the stern. It goes slowly and is never blind.',
    record: `Rampart
1: B4 S4
2: B4 S3
3: B3 S2
4: M3 R3
5: B3 S2
6: B4 S3
core: G5 Y3
crew: 5 4 4`,
  },
  {
    id: 'comet',
    line: 'One great beam on the fastest hull there is.',
    record: `Comet
1: B6 S2
2: R5 S1
3: M5
4: M6
5: M5
6: R5 S1
core: G6 Y2
crew: 6 6 5`,
  },
  {
    id: 'hailstorm',
    line: 'Six light tubes: no torpedo kills, but the chain may.',
    record: `Hailstorm
1: T3 T3
2: T3 S3
3: M3 S2
4: M3 R4
5: M3 S2
6: T3 S3
core: G4 Y4
crew: 3 3 3 3 3`,
  },
  {
    id: 'reservoir',
    line: 'Four batteries for one furious turn, then a long rest.',
    record: `Reservoir
1: B6 S3
2: T3 Y4
3: M3 S2
4: R4 Y4
5: M3 S2
6: T3 Y4
core: G2 Y4
crew: 6 5 4`,
  },
]
