// `npm run build -- size`: the size of what a visitor loads, after gzip; exit code 1 above a limit of size-limits.ts.
// --json prints one line of figures. WEB_DIR names a finished build to measure instead.
import { spawnSync } from 'node:child_process'
import { root } from './run.ts'
import { buildWeb } from './web.ts'

const json = process.argv.includes('--json')
if (process.env.WEB_DIR === undefined && (await buildWeb()) !== 0) process.exit(1)
const { status, stdout, stderr } = spawnSync('size-limit', ['--config', 'size-limit.config.ts', '--json'], {
  cwd: root,
  encoding: 'utf8',
  shell: process.platform === 'win32',
})
if (stderr !== '' || stdout === '') {
  console.error(stderr)
  process.exit(1)
}
const weights: readonly { readonly name: string; readonly passed: boolean; readonly size: number; readonly sizeLimit: number }[] =
  JSON.parse(stdout)
const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`.padStart(9)
if (json) console.log(JSON.stringify(weights))
else
  for (const { name, passed, size, sizeLimit } of weights)
    console.log(`${kB(size)} of ${kB(sizeLimit)}  ${passed ? 'ok   ' : 'ABOVE'}  ${name}`)
process.exit(status ?? 1)
