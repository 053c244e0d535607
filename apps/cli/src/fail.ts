import { didYouMean } from '@admiralty/lessons'
import { systemFailure } from '@admiralty/store/system-failure'

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

/** The fault of a file, and what to do about it. Throws an error that no user can do anything about. */
export function failureOf(error: unknown): string {
  const failure = systemFailure(error)
  if (failure === undefined) throw error
  return failure
}

/** Ends the program with a message about a file, which the error names if it is not this one. */
export function failAt(file: string, error: unknown): never {
  const failure = failureOf(error)
  return fail(`${error instanceof Error && 'path' in error && typeof error.path === 'string' ? error.path : file}: ${failure}`)
}

/** Says that nothing has this name, and which names there are. */
export const unknownName = (what: string, name: string, known: readonly string[]): string =>
  `unknown ${what} '${name}'${didYouMean(name, known)}; choose one of: ${known.join(', ')}`
