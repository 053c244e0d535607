import { runTool } from '../shared/command-line.ts'
import { build } from './commands.ts'

await runTool(build)
