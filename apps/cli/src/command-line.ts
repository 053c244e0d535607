// The parts that commands have in common: the argument that names a game, numbers, lists, and examples in their help.
import { Argument } from 'commander'
import { fail } from './fail.ts'
import { gameIds } from './games.ts'

/** The game that a command is about. It is required if there is no standard. */
export function gameArgument(standard?: string): Argument {
  const argument = new Argument('game', `one of ${gameIds.join(', ')}`)
  return standard === undefined ? argument.argRequired() : argument.argOptional().default(standard)
}

/** Collects the values of an option that may be repeated. */
export const collect = (value: string, before: readonly string[]): readonly string[] => [...before, value]

/** A whole number of at least `least`. Anything else ends the program. */
export function whole(text: string, option: string, least: number): number {
  const value = Number(text)
  return text !== '' && Number.isSafeInteger(value) && value >= least
    ? value
    : fail(`--${option} takes a whole number from ${least}, not '${text}'`)
}

/** The end of a command's help. A test runs each example. */
export const examples = (...lines: readonly string[]): string =>
  `\n${lines.length === 1 ? 'Example' : 'Examples'}:\n${lines.map((line) => `  npx admiralty ${line}`).join('\n')}`
