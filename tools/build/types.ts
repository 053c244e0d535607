// Checks all types.
import { PROJECTS } from './projects.ts'
import { run } from './run.ts'

const codes = await Promise.all(
  PROJECTS.map((project) => run({ title: project, command: 'tsc', args: ['-p', project, '--checkers', '1'] })),
)
process.exit(Math.max(...codes))
