// `npm run check`: the quick checks before a commit. Tests in test/ folders are left to `npm test`, *.long.test.ts to `npm test -- long`.
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
