// `npm run check`: the quick checks before a commit. Tests in test/ folders and in *.long.test.ts are left to `npm test`.
import { runAll } from './run.ts'
import { STATIC_CHECKS } from './steps.ts'

await runAll([
  STATIC_CHECKS,
  [
    {
      title: 'Fast unit tests',
      command: 'vitest',
      // Files share a worker: importing a game again for each file takes most of the time.
      args: ['run', '--reporter=dot', '--no-isolate', '--exclude=**/test/**', '--exclude=**/*.long.test.ts'],
    },
  ],
])
