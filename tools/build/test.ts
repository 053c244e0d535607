// `npm test`: everything, the real browser and the real database included.
import { runAll } from './run.ts'

await runAll([
  { title: 'Types', command: 'node', args: ['tools/build/types.ts'] },
  { title: 'Lint and format', command: 'biome', args: ['check', '--error-on-warnings', '.'] },
  { title: 'Nothing that nothing uses', command: 'knip', args: [] },
  { title: 'Unit tests, contract suites, cases', command: 'vitest', args: ['run'] },
  { title: 'The web, built', command: 'vite', args: ['build', 'apps/web', '--logLevel', 'warn'] },
  { title: 'The weight of the web', command: 'node', args: ['tools/build/size.ts'] },
  { title: 'A real browser against a real server', command: 'node', args: ['tools/build/browser.ts'] },
])
