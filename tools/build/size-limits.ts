// How much a visitor may have to load, in kB after gzip, with about 5 % of room when the limits were set. `npm run build -- size` and `npm run bench -- web` use these limits.
export const SIZE_LIMITS_KB = {
  /** The home page until "Play now" can be pressed: page, code and styles, without fonts. */
  firstLoad: 202,
  /** The pages of a match, without the game. They draw hexes and the open plane, ask for places on both, keep names visible, and show goal and deadlines. */
  table: 146,
  /** Each game: its rules, words and screens. Earth Expects has the longest rule book, 393 clauses, and previews its placement rules. */
  game: 162,
  /** The workers that simulate battles and read imported files, without their games. The second one checks signatures, both forms of the hash chain, and deadlines in time zones. */
  threads: 75,
} as const
