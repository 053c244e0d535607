// The paths of ship symbols, in a square of 100 around the centre, bow up, and the pips of dice.

export interface SymbolPaths {
  readonly hull: string
  /** Lines inside the hull. */
  readonly cut: string
  /** Centres of small rings. */
  readonly rings: readonly (readonly [x: number, y: number])[]
}

export const DRAWINGS = {
  scout: {
    hull: 'M0 -45L4 -33L6 -12L9 -4L24 12L26 34L20 34L17 21L9 17L9 31L6 40L0 40L-6 40L-9 31L-9 17L-17 21L-20 34L-26 34L-24 12L-9 -4L-6 -12L-4 -33Z',
    cut: 'M0 -28V-10M-5 12H5M-5 24H5',
    rings: [],
  },
  destroyer: {
    hull: 'M0 -47L4 -41L7 -24L8 -8L13 -2L14 17L21 24L21 43L12 43L12 35L5 35L5 42L0 42L-5 42L-5 35L-12 35L-12 43L-21 43L-21 24L-14 17L-13 -2L-8 -8L-7 -24L-4 -41Z',
    cut: 'M0 -34V-16M-7 2H7M-8 12H8M-16.5 29V38M16.5 29V38',
    rings: [],
  },
  cruiser: {
    hull: 'M0 -48L6 -43L8 -28L15 -22L16 -4L10 1L11 11L23 17L24 38L19 45L12 45L12 37L6 37L6 46L0 46L-6 46L-6 37L-12 37L-12 45L-19 45L-24 38L-23 17L-11 11L-10 1L-16 -4L-15 -22L-8 -28L-6 -43Z',
    cut: 'M0 -38V-26M-9 -14H9M0 -8V6M-14 24H14M-18 30V40M18 30V40',
    rings: [
      [0, -19],
      [0, 16],
    ],
  },
  battleship: {
    hull: 'M0 -47L8 -45L13 -35L13 -21L25 -14L27 6L19 11L19 18L31 25L31 41L25 47L16 47L16 40L10 40L10 48L0 48L-10 48L-10 40L-16 40L-16 47L-25 47L-31 41L-31 25L-19 18L-19 11L-27 6L-25 -14L-13 -21L-13 -35L-8 -45Z',
    cut: 'M-6 -38H6M-18 -6V4M18 -6V4M-13 20H13M-24 32V42M24 32V42M-5 33V42M5 33V42',
    rings: [
      [0, -26],
      [0, -8],
      [0, 10],
    ],
  },
  leviathan: {
    hull: 'M0 -49L7 -47L11 -38L21 -33L21 -20L33 -13L37 6L31 11L31 17L40 24L42 40L35 48L25 48L25 41L14 41L14 49L0 49L-14 49L-14 41L-25 41L-25 48L-35 48L-42 40L-40 24L-31 17L-31 11L-37 6L-33 -13L-21 -20L-21 -33L-11 -38L-7 -47Z',
    cut: 'M-7 -39H7M-25 -6V6M25 -6V6M-20 -28V-18M20 -28V-18M-14 22H14M-32 30V42M32 30V42M-19 30V38M19 30V38M-6 34V43M6 34V43',
    rings: [
      [0, -28],
      [0, -12],
      [0, 4],
      [-12, 0],
      [12, 0],
    ],
  },
  freighter: {
    hull: 'M0 -46L8 -45L11 -37L11 -31L5 -28L5 -24L19 -24L19 -6L5 -6L5 -2L19 -2L19 16L5 16L5 21L12 24L13 42L8 46L0 46L-8 46L-13 42L-12 24L-5 21L-5 16L-19 16L-19 -2L-5 -2L-5 -6L-19 -6L-19 -24L-5 -24L-5 -28L-11 -31L-11 -37L-8 -45Z',
    cut: 'M-12 -24V-6M12 -24V-6M-12 -2V16M12 -2V16M-6 33H6',
    rings: [],
  },
  station: {
    hull: 'M0 -44A44 44 0 1 1 0 44A44 44 0 1 1 0 -44ZM0 -34A34 34 0 1 0 0 34A34 34 0 1 0 0 -34ZM0 -15A15 15 0 1 1 0 15A15 15 0 1 1 0 -15ZM-3 -35H3V-14H-3ZM-3 14H3V35H-3ZM-31.8 -14.9L-28.8 -20.1L-10.6 -9.6L-13.6 -4.4ZM31.8 -14.9L28.8 -20.1L10.6 -9.6L13.6 -4.4ZM-31.8 14.9L-28.8 20.1L-10.6 9.6L-13.6 4.4ZM31.8 14.9L28.8 20.1L10.6 9.6L13.6 4.4Z',
    cut: 'M-7 0H7M0 -7V7',
    rings: [],
  },
  missile: {
    hull: 'M0 -34L7 -20V14L15 30H6L0 24L-6 30H-15L-7 14V-20Z',
    cut: 'M-4 -10H4',
    rings: [],
  },
  fighter: {
    hull: 'M0 -40L5 -14L34 18L34 28L8 20L8 32L0 34L-8 32L-8 20L-34 28L-34 18L-5 -14Z',
    cut: 'M0 -12V10',
    rings: [],
  },
} as const satisfies Readonly<Record<string, SymbolPaths>>

/** The three coordinates of pips on the face of a die, in a square of 16. */
const LOW = 4.3
const MID = 8
const HIGH = 11.7
/** Centres of the pips, by face from 1. */
export const PIPS: readonly (readonly (readonly [x: number, y: number])[])[] = [
  [[MID, MID]],
  [
    [LOW, HIGH],
    [HIGH, LOW],
  ],
  [
    [LOW, HIGH],
    [MID, MID],
    [HIGH, LOW],
  ],
  [
    [LOW, LOW],
    [HIGH, LOW],
    [LOW, HIGH],
    [HIGH, HIGH],
  ],
  [
    [LOW, LOW],
    [HIGH, LOW],
    [MID, MID],
    [LOW, HIGH],
    [HIGH, HIGH],
  ],
  [
    [LOW, LOW],
    [HIGH, LOW],
    [LOW, MID],
    [HIGH, MID],
    [LOW, HIGH],
    [HIGH, HIGH],
  ],
]
