/** Ends the program with a message and exit code 2: the command was called wrongly and did nothing. */
export function fail(words: string): never {
  console.error(`admiralty: ${words}`)
  process.exit(2)
}
