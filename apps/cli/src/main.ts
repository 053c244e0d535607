// The command line for players, authors of rules and operators.
import { failAt } from './fail.ts'
import { runProgram } from './program.ts'
import { escapeOutput } from './terminal.ts'

escapeOutput(process.stdout, process.stderr)
// A reader such as `head` may close the pipe early.
process.stdout.on('error', (error) => ('code' in error && error.code === 'EPIPE' ? process.exit() : failAt('standard output', error)))
await runProgram(process.argv.slice(2))
