import { runTool } from '../../shared/command-line.ts'
import { newGame } from './command.ts'

await runTool(newGame)
