// `npm run check`: the quick checks before a commit. Tests in test/ folders and in *.long.test.ts are left to `npm test`.
import { runAll } from './run.ts'
import { STATIC_CHECKS } from './steps.ts'

await runAll([
  STATIC_CHECKS,
  [
    {
      title: 'Fast unit tests',
      command: 'vitest',
      args: ['run', '--reporter=dot', '--exclude=**/test/**', '--exclude=**/*.long.test.ts'],
    },
  ],
])
