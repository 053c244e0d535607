// `npm run long`: the tests that do not fit into the quarter of an hour of `npm test`.
import { runAll } from './run.ts'

await runAll([
  [{ title: 'Long unit tests', command: 'vitest', args: ['run', '.long.test.'] }],
  [{ title: 'Long browser tests', command: 'node', args: ['tools/build/browser.ts', '--grep', '@long'] }],
])
