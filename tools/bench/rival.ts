// boardgame.io, which lies in a folder of its own and is installed when it is first asked for.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** Where a program of that folder is. */
export function rival(file: string): URL {
  const installed = spawnSync(
    process.execPath,
    [fileURLToPath(new URL('../build/install.mjs', import.meta.url)), 'tools/bench/boardgame-io'],
    {
      stdio: [0, 2, 2],
    },
  )
  if (installed.status !== 0) throw new Error('boardgame.io could not be installed')
  process.env.NODE_ENV = 'production'
  return new URL(`./boardgame-io/${file}`, import.meta.url)
}
