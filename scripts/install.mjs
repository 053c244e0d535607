// Installs what the lock file names, once per lock file. Runs on the Node that happens to be there (20 or later), so it is plain JavaScript
// and imports nothing but Node itself. Everything after it runs on the Node pinned in package.json.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

const root = new URL('../', import.meta.url)
const stamp = new URL('node_modules/.admiralty-lock', root)
const lock = createHash('sha256')
  .update(readFileSync(new URL('package-lock.json', root)))
  .digest('hex')
const installed = existsSync(stamp) ? readFileSync(stamp, 'utf8') : ''

if (installed !== lock) {
  console.log('Installing what Admiralty is built on (once, about half a minute) …')
  const started = Date.now()
  const npm = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' })
  if (npm.status !== 0) {
    console.error('npm ci failed. Is the npm registry within reach? Nothing else is needed.')
    process.exit(npm.status ?? 1)
  }
  writeFileSync(stamp, lock)
  console.log(`Installed in ${Math.round((Date.now() - started) / 1000)} s.`)
}
