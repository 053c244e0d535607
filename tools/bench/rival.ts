// Installs boardgame.io into tools/bench/boardgame-io on first use.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** The address of a program in that folder. */
export function rival(file: string): URL {
  const installed = spawnSync(
    process.execPath,
    [fileURLToPath(new URL('../build/install.mjs', import.meta.url)), 'tools/bench/boardgame-io'],
    {
      stdio: [0, 2, 2],
    },
  )
  if (installed.status !== 0) throw new Error('boardgame.io could not be installed: check that the npm registry can be reached')
  process.env.NODE_ENV = 'production'
  return new URL(`./boardgame-io/${file}`, import.meta.url)
}
