// Installs the packages of a lock file, once per lock file: that of the repository, or of the given folder (tools/bench/boardgame-io). It runs on any
// Node from 20 on, so it is plain JavaScript without imports from packages. Later programs run on the Node pinned in package.json.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { NEEDED_NODE, nodeComplaint } from '../../apps/cli/src/node-version.mjs'

const [folder] = process.argv.slice(2)
const root = new URL(folder === undefined ? '../../' : `../../${folder}/`, import.meta.url)
const stamp = new URL('node_modules/.admiralty-lock', root)
const lock = createHash('sha256')
  .update(readFileSync(new URL('package-lock.json', root)))
  .digest('hex')
const installed = existsSync(stamp) ? readFileSync(stamp, 'utf8') : ''

if (installed !== lock) {
  const what = folder === undefined ? 'the packages that Admiralty needs (once, about half a minute)' : `the packages of ${folder}/ (once)`
  console.error(`Installing ${what} …`)
  const started = Date.now()
  // Output goes to standard error, since standard output may be figures that a program reads.
  const npm = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  })
  if (npm.status !== 0) {
    console.error('npm ci failed. Check that the npm registry can be reached, then try again.')
    process.exit(npm.status ?? 1)
  }
  writeFileSync(stamp, lock)
  console.error(`Installed in ${Math.round((Date.now() - started) / 1000)} s.`)
}

// The next program may run on the Node that was installed now, not on this one.
if (folder === undefined && nodeComplaint(process.versions.node) !== null) {
  const next = spawnSync('node', ['--version'], { encoding: 'utf8', shell: process.platform === 'win32' })
  const complaint = nodeComplaint((next.stdout ?? '').trim().replace('v', '') || process.versions.node)
  if (complaint !== null) {
    console.error(`${complaint} npm could not install another one for this machine. Install Node ${NEEDED_NODE}, then try again.`)
    process.exit(2)
  }
}
