import { runTool } from '../shared/command-line.ts'
import { chaos } from './commands.ts'

await runTool(chaos)
