// `npm test`: every kind of test, with a real browser and a real database. `npm run long` runs the tests that take long.
import { runAll } from './run.ts'
import { STATIC_CHECKS } from './steps.ts'

await runAll([
  STATIC_CHECKS,
  [{ title: 'Unit tests, contract suites, cases', command: 'vitest', args: ['run', '--exclude=**/*.long.test.ts'] }],
  [{ title: 'Build of the web app', command: 'vite', args: ['build', 'apps/web', '--logLevel', 'warn'] }],
  [{ title: 'Size of the web app', command: 'node', args: ['tools/build/size.ts'] }],
  [{ title: 'Browser tests', command: 'node', args: ['tools/build/browser.ts', '--grep-invert', '@long'] }],
])
