// The command line for players, authors of rules and operators.
import { Command } from 'commander'
import { backupCommand, doctorCommand, restoreCommand } from './operations.ts'
import { playCommand } from './play.ts'
import { recordCommand } from './record.ts'
import { runCommand } from './run.ts'
import { schemaCommand } from './schema.ts'
import { showShipCommand } from './show-ship.ts'
import { simulateCommand } from './simulate.ts'
import { escapeOutput } from './terminal.ts'
import { showCommand, verifyCommand } from './verify.ts'

const program = new Command('admiralty')
  .description('Starship wargames: play in the terminal, run cases, check journals, back up a server.')
  .showHelpAfterError()
for (const command of [
  runCommand,
  playCommand,
  recordCommand,
  verifyCommand,
  showCommand,
  simulateCommand,
  schemaCommand,
  showShipCommand,
  backupCommand,
  restoreCommand,
  doctorCommand,
])
  program.addCommand(command())
escapeOutput(process.stdout, process.stderr)
await program.parseAsync()
