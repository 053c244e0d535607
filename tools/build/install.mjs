// Installs what a lock file names, once per lock file: the house's own, or that of the folder given (tools/bench/boardgame-io). Runs on the Node that happens
// to be there (20 or later), so it is plain JavaScript and imports nothing but Node itself. Everything after it runs on the Node pinned in package.json.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

const [folder] = process.argv.slice(2)
const root = new URL(folder === undefined ? '../../' : `../../${folder}/`, import.meta.url)
const stamp = new URL('node_modules/.admiralty-lock', root)
const lock = createHash('sha256')
  .update(readFileSync(new URL('package-lock.json', root)))
  .digest('hex')
const installed = existsSync(stamp) ? readFileSync(stamp, 'utf8') : ''

if (installed !== lock) {
  const what = folder === undefined ? 'what Admiralty is built on (once, about half a minute)' : `what is in ${folder}/ (once)`
  console.error(`Installing ${what} …`)
  const started = Date.now()
  // Standard output belongs to who has asked for figures.
  const npm = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  })
  if (npm.status !== 0) {
    console.error('npm ci failed. Is the npm registry within reach? Nothing else is needed.')
    process.exit(npm.status ?? 1)
  }
  writeFileSync(stamp, lock)
  console.error(`Installed in ${Math.round((Date.now() - started) / 1000)} s.`)
}
