// The default values of the settings (FT-OPN-01 to FT-OPN-20).

/** Names and values are those of `settingsSchema` in `src/state.ts`. */
export const DEFAULT_SETTINGS = {
  surface: 'plane',
  coreSystems: true,
  thresholdTiming: 'atOnce',
  pdsReroll: true,
  semiPiercing: true,
  turnRounding: 'down',
  doubleTurn: false,
  aftArc: 'thrust',
  fighterArc: 'front',
  shipsShootFighters: false,
  scramble: false,
  ramming: false,
  strikeColours: false,
  reactorBlast: false,
  knockedOffCourse: false,
  fighterMorale: false,
  aces: false,
  ftlEntry: false,
  turnCap: 30,
  maxEntrySpeed: 30,
} as const

/** FT-SET-01: movement units from the centre to the entry points (PROPOSED). */
export const ENTRY_DISTANCE = 36
