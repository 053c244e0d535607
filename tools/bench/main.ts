import { runTool } from '../shared/command-line.ts'
import { bench } from './commands.ts'

await runTool(bench)
