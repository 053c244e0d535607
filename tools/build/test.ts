// `npm test`: every kind of test, with a real browser and a real database, in a quarter of an hour. `npm test -- long`: the tests that take longer.
import { runAll } from './run.ts'
import { STATIC_CHECKS } from './steps.ts'

const LONG_TESTS = [
  [{ title: 'Long unit tests', command: 'vitest', args: ['run', '.long.test.'] }],
  [{ title: 'Long browser tests', command: 'node', args: ['tools/build/browser.ts', '--grep', '@long'] }],
]
const TESTS = [
  STATIC_CHECKS,
  [{ title: 'Unit tests, contract suites, cases', command: 'vitest', args: ['run', '--exclude=**/*.long.test.ts'] }],
  [{ title: 'Build of the web app', command: 'vite', args: ['build', 'apps/web', '--logLevel', 'warn'] }],
  [{ title: 'Size of the web app', command: 'node', args: ['tools/build/size.ts'] }],
  [{ title: 'Browser tests', command: 'node', args: ['tools/build/browser.ts', '--grep-invert', '@long'] }],
]

await runAll(process.argv.includes('long') ? LONG_TESTS : TESTS)
