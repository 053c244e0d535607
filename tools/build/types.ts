// Checks all types. The three projects differ in their libraries: rules have neither Node nor DOM, the browser has no Node.
import { run } from './run.ts'

const projects = ['tsconfig.pure.json', 'tsconfig.node.json', 'tsconfig.web.json']
const codes = await Promise.all(
  projects.map((project) => run({ title: project, command: 'tsc', args: ['-p', project, '--checkers', '1'] })),
)
process.exit(Math.max(...codes))
