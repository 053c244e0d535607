// What a visitor may be made to load, in kB as gzip packs it. `npm run build -- size` and `npm run bench -- web` read it here.
export const SIZE_LIMITS_KB = {
  /** The shelf, until "Play now" can be pressed: page, code and styles, no letters. */
  firstLoad: 200,
  /** The table's own pages, whatever is played there. */
  table: 115,
  /** Each game: its rules, words and screen. Earth Expects has the longest book, 393 clauses. */
  game: 140,
  /** The threads that imagine battles and read files from elsewhere, without the games they load. */
  threads: 50,
} as const
