import { runTool } from '../shared/command-line.ts'
import { fuzz } from './commands.ts'

await runTool(fuzz)
