// The command line of a tool: its commands, their options and `--help`.

export interface Command {
  /** One sentence: what the command checks or makes. */
  readonly summary: string
  /** Each option or argument as it is typed ('--seed N'), with its meaning and its default. */
  readonly options: Readonly<Record<string, string>>
  /** Loads the module that reads `process.argv` and does the work. */
  readonly run: () => Promise<unknown>
}

export interface ToolCommands {
  /** The npm script: 'fuzz'. */
  readonly name: string
  readonly summary: string
  /** By name. A tool with a single command has it under ''. */
  readonly commands: Readonly<Record<string, Command>>
  /** The command that runs when the first argument names none. */
  readonly standard: string
}

/** Ends the program with code 2: the command line was wrong and nothing was done. */
export function fail(message: string): never {
  console.error(message)
  process.exit(2)
}

/** The whole number in an option's text; ends the program if there is none. */
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
    if (!isWrongArgument(error)) throw error
    fail(`${error.message}\nnpm run ${tool.name} -- --help lists the commands and their options.`)
  }
}

const isWrongArgument = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')

/** `npm run fuzz -- files`, or `npm run mutate` for a tool with a single command. */
const usageOf = (tool: ToolCommands, name: string): string => (name === '' ? `npm run ${tool.name}` : `npm run ${tool.name} -- ${name}`)

function helpOf(tool: ToolCommands, name: string): string {
  const { summary = '', options = {} } = tool.commands[name] ?? {}
  const separator = name === '' && Object.keys(options).length > 0 ? ' --' : ''
  const rows = Object.entries(options).map(([option, meaning]) => `  ${option.padEnd(24)} ${meaning}`)
  return [`${usageOf(tool, name)}${separator} [options]`, `  ${summary}`, ...rows].join('\n')
}

export function helpOfTool(tool: ToolCommands): string {
  const names = Object.keys(tool.commands)
  const standard = names.length > 1 ? [`Without a command, ${tool.standard} runs.`] : []
  return [tool.summary, ...standard, ...names.map((name) => helpOf(tool, name))].join('\n\n')
}
