/** Exit codes. */
export const EXIT = {
  right: 0,
  /** Something wrong was found. */
  wrong: 1,
  /** The command was called wrongly and did nothing. */
  misused: 2,
  /** Nothing wrong was found, but something could not be read or checked. */
  unchecked: 3,
} as const

/** Ends the program with a message: the command was called wrongly and did nothing. */
export function fail(words: string): never {
  console.error(`admiralty: ${words}`)
  process.exit(EXIT.misused)
}
