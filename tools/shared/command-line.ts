// The command line of a tool: its commands, their options and `--help`.
import { didYouMean } from '@admiralty/lessons'
import { systemFailure } from '@admiralty/store/system-failure'

/** A sub-command of a tool. */
export interface Command {
  /** One sentence: what the command checks or makes. */
  readonly summary: string
  /** Each option or argument as typed (`--seed N`), with its meaning and default. */
  readonly options: Readonly<Record<string, string>>
  /** Imports the module that reads `process.argv` and does the work. */
  readonly run: () => Promise<unknown>
}

/** A tool with its sub-commands. */
export interface ToolCommands {
  /** The name of the npm script, such as `fuzz`. */
  readonly name: string
  readonly summary: string
  /** Commands by name. A tool with only one command has it under the empty name. */
  readonly commands: Readonly<Record<string, Command>>
  /** The command that runs if the first argument names none. */
  readonly standard: string
}

/** Prints the message and ends the program with code 2: the command line was wrong, and nothing was done. */
export function fail(message: string): never {
  console.error(message)
  process.exit(2)
}

/** Parses a whole number of at least `least`. Anything else ends the program with code 2. */
export function wholeNumber(text: string, option: string, least = 1): number {
  const value = Number(text)
  return Number.isSafeInteger(value) && value >= least ? value : fail(`${option} takes a whole number from ${least}, not '${text}'.`)
}

/** Runs the command that the first argument names, or prints the help. */
export async function runTool(tool: ToolCommands): Promise<void> {
  const [first = ''] = process.argv.slice(2)
  const named = first !== '' && Object.hasOwn(tool.commands, first)
  const name = named ? first : tool.standard
  if (process.argv.slice(2).some((word) => word === '--help' || word === '-h')) {
    console.log(named ? helpOf(tool, name) : helpOfTool(tool))
    return
  }
  if (named) process.argv.splice(2, 1)
  try {
    await tool.commands[name]?.run()
  } catch (error) {
    const failure = systemFailure(error)
    if (failure !== undefined && error instanceof Error && 'path' in error) fail(`${error.path}: ${failure}`)
    if (!isWrongArgument(error)) throw error
    fail(`${error.message}${nearestIn(tool, process.argv.slice(2))}\nnpm run ${tool.name} -- --help lists the commands and their options.`)
  }
}

const isWrongArgument = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')

/** The command or option that was meant by the first word that is none. */
function nearestIn({ commands }: ToolCommands, words: readonly string[]): string {
  const known = Object.entries(commands).flatMap(([name, { options }]) => [
    name,
    ...Object.keys(options).map((option) => option.split(' ')[0] ?? ''),
  ])
  const unknown = words
    .map((word) => word.split('=')[0] ?? '')
    .find((word, index) => (index === 0 || word.startsWith('--')) && !known.includes(word))
  return unknown === undefined ? '' : didYouMean(unknown, known)
}

/** The command as typed, such as `npm run fuzz -- files`, or `npm run mutate` for a tool with only one command. */
const usageOf = (tool: ToolCommands, name: string): string => (name === '' ? `npm run ${tool.name}` : `npm run ${tool.name} -- ${name}`)

function helpOf(tool: ToolCommands, name: string): string {
  const { summary = '', options = {} } = tool.commands[name] ?? {}
  const separator = name === '' && Object.keys(options).length > 0 ? ' --' : ''
  const rows = Object.entries(options).map(([option, meaning]) => `  ${option.padEnd(24)} ${meaning}`)
  return [`${usageOf(tool, name)}${separator} [options]`, `  ${summary}`, ...rows].join('\n')
}

/** The text of `--help` without a sub-command: all commands with all options. */
export function helpOfTool(tool: ToolCommands): string {
  const names = Object.keys(tool.commands)
  const standard = names.length > 1 ? [`Without a command, ${tool.standard} runs.`] : []
  return [tool.summary, ...standard, ...names.map((name) => helpOf(tool, name))].join('\n\n')
}
