// Builds the web app if its sources are newer than the last build.
import { globSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from './run.ts'

const SOURCES = [
  'apps/web/{index.html,vite.config.ts,package.json}',
  'apps/web/{src,public}/**/*',
  'packages/*/src/**/*',
  'systems/all.ts',
  'systems/*/{src,ui,data,rulebook,lessons}/**/*',
  'package-lock.json',
]
const BUILT = 'apps/web/dist/index.html'

const changed = (file: string): number => statSync(join(root, file), { throwIfNoEntry: false })?.mtimeMs ?? 0
const isFresh = (): boolean => {
  const built = changed(BUILT)
  return built > 0 && globSync(SOURCES, { cwd: root }).every((file) => changed(file) <= built)
}

/** Resolves to the exit code: 0 after a successful build, or if the last build is up to date. */
export async function buildWeb(): Promise<number> {
  if (isFresh()) return 0
  console.log('Building the web app (needed after each change, takes some seconds) …')
  return run({ title: 'web', command: 'vite', args: ['build', 'apps/web', '--logLevel', 'warn'] })
}
