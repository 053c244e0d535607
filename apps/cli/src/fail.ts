/** Ends the program with a sentence and exit code 2: the call was wrong, nothing was done. */
export function fail(words: string): never {
  console.error(`admiralty: ${words}`)
  process.exit(2)
}
