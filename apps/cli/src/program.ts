// The program with its commands in groups, in the order of a day: play, check, run a server, write a game.
import { readFileSync } from 'node:fs'
import { systemFailure } from '@admiralty/store/system-failure'
import { Command } from 'commander'
import { EXIT, failAt } from './fail.ts'
import { backupCommand, doctorCommand, errandsCommand, restoreCommand } from './operations.ts'
import { playCommand } from './play.ts'
import { recordCommand } from './record.ts'
import { runCommand } from './run.ts'
import { schemaCommand } from './schema.ts'
import { showShipCommand } from './show-ship.ts'
import { simulateCommand } from './simulate.ts'
import { showCommand, verifyCommand } from './verify.ts'

const GROUPS: Readonly<Record<string, readonly (() => Command)[]>> = {
  'Play:': [playCommand],
  'Check a match:': [verifyCommand, showCommand],
  'Run a server:': [doctorCommand, backupCommand, restoreCommand, errandsCommand],
  'Write a game, its cases and its bots:': [schemaCommand, showShipCommand, runCommand, simulateCommand, recordCommand],
}

const EXIT_CODES = `
Exit codes:
  ${EXIT.right}  everything is right
  ${EXIT.wrong}  something is wrong
  ${EXIT.misused}  the command was called wrongly, or a file that it needs cannot be used; it did nothing
  ${EXIT.unchecked}  nothing wrong was found, but something could not be read or checked`

/** The version in the package of the repository. */
function version(): string {
  const { version: text }: { readonly version: string } = JSON.parse(
    readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'),
  )
  return text
}

export function makeProgram(): Command {
  const program = new Command('admiralty')
    .description('Starship wargames: play in the terminal, check matches, look after a server, write a game.')
    .version(version(), '--version', 'print the version')
    .helpOption('-h, --help', 'print this help')
    .addHelpText('after', EXIT_CODES)
    .showHelpAfterError('npx admiralty --help lists the commands, npx admiralty COMMAND --help the options of one.')
    .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? EXIT.right : EXIT.misused))
  for (const [group, commands] of Object.entries(GROUPS)) {
    program.commandsGroup(group)
    for (const command of commands) program.addCommand(command().copyInheritedSettings(program))
  }
  return program.commandsGroup('Help:').helpCommand('help [command]', 'Print this help, or that of a command.')
}

/** Runs the command that the words name. A file that it cannot use ends the program with a message. */
export async function runProgram(words: readonly string[]): Promise<void> {
  try {
    await makeProgram().parseAsync(words, { from: 'user' })
  } catch (error) {
    if (systemFailure(error) === undefined) throw error
    failAt('a file', error)
  }
}
