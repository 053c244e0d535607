// The one program at the command line: for players, for those who write rules down, and for those who look for holes.
import { Command } from 'commander'
import { calibrateCommand } from './calibrate.ts'
import { fuzzCommand } from './fuzz.ts'
import { backupCommand, doctorCommand, restoreCommand } from './operations.ts'
import { playCommand } from './play.ts'
import { recordCommand } from './record.ts'
import { runCommand } from './run.ts'
import { schemaCommand } from './schema.ts'
import { simulateCommand } from './simulate.ts'
import { keepHarmless } from './terminal.ts'
import { showCommand, verifyCommand } from './verify.ts'

const program = new Command('admiralty')
  .description('A table for starship wargames: cases, fuzzing, journals, play in the terminal, backups.')
  .showHelpAfterError()
for (const command of [
  runCommand,
  playCommand,
  recordCommand,
  verifyCommand,
  showCommand,
  fuzzCommand,
  simulateCommand,
  calibrateCommand,
  schemaCommand,
  backupCommand,
  restoreCommand,
  doctorCommand,
])
  program.addCommand(command())
keepHarmless(process.stdout, process.stderr)
await program.parseAsync()
