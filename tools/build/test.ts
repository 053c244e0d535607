// `npm test`: everything, with a real browser and a real database.
import { runAll } from './run.ts'
import { STATIC_CHECKS } from './steps.ts'

await runAll([
  STATIC_CHECKS,
  [{ title: 'Unit tests, contract suites, cases', command: 'vitest', args: ['run'] }],
  [{ title: 'Build of the web app', command: 'vite', args: ['build', 'apps/web', '--logLevel', 'warn'] }],
  [{ title: 'Size of the web app', command: 'node', args: ['tools/build/size.ts'] }],
  [{ title: 'Browser tests', command: 'node', args: ['tools/build/browser.ts'] }],
])
