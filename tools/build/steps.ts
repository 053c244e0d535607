// The steps that `npm run check` and `npm test` share.
import type { BuildStep } from './run.ts'

/** These checks change no file and use different caches, so they can run at the same time. */
export const STATIC_CHECKS: readonly BuildStep[] = [
  { title: 'Types', command: 'node', args: ['tools/build/types.ts'] },
  { title: 'Lint and format', command: 'biome', args: ['check', '--error-on-warnings', '.'] },
  { title: 'Unused code', command: 'knip', args: [] },
  { title: 'Names', command: 'node', args: ['tools/build/names/main.ts'] },
  { title: 'Code style', command: 'node', args: ['tools/build/code-style/main.ts'] },
  { title: 'Import rules', command: 'node', args: ['tools/build/boundaries/main.ts'] },
]
