// `npm run check`: the inner loop, well under a minute.
import { runAll } from './run.ts'

await runAll([
  { title: 'Types', command: 'node', args: ['tools/build/types.ts'] },
  { title: 'Lint and format', command: 'biome', args: ['check', '--error-on-warnings', '.'] },
  { title: 'Nothing that nothing uses', command: 'knip', args: [] },
  {
    title: 'Unit tests; the long suites in test/ are left to npm test',
    command: 'vitest',
    args: ['run', '--reporter=dot', '--exclude=**/test/**', '--exclude=tools/**'],
  },
])
