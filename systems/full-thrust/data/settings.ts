// The default values of the settings (FT-OPN-01 to FT-OPN-20).

/** Names and values are those of `settingsSchema` in `src/state.ts`. */
export const DEFAULT_SETTINGS = {
  coreSystems: true,
  pdsReroll: true,
  semiPiercing: true,
  doubleTurn: false,
  shipsShootFighters: false,
  scramble: false,
  ramming: false,
  strikeColours: false,
  reactorBlast: false,
  knockedOffCourse: false,
  fighterMorale: false,
  aces: false,
  ftlEntry: false,
  surface: 'plane',
  thresholdTiming: 'atOnce',
  turnRounding: 'down',
  aftArc: 'thrust',
  fighterArc: 'front',
  turnCap: 30,
  maxEntrySpeed: 30,
} as const

/** FT-SET-01: movement units from the centre to the entry points (PROPOSED). */
export const ENTRY_DISTANCE = 36
