import { runTool } from '../shared/command-line.ts'
import { mutate } from './commands.ts'

await runTool(mutate)
