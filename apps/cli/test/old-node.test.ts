// Programs that an old Node may run first: they say which Node they need.
import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'

const OLD = '20.20.2'
/** Lets a program read another version than that of the Node that runs it. */
const PRETEND = `data:text/javascript,Object.defineProperty(process,'versions',{value:{...process.versions,node:'${OLD}'}})`

function runOnOldNode(program: string, path = process.env.PATH ?? '') {
  const file = fileURLToPath(new URL(`../../../${program}`, import.meta.url))
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', PRETEND, file], {
    env: { ...process.env, PATH: path },
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}
/** A folder with a `node` that says that it has this version. */
function pathWith(version: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'admiralty-node-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const file = join(folder, 'node')
  writeFileSync(file, `#!/bin/sh\necho v${version}\n`)
  chmodSync(file, 0o755)
  return `${folder}${delimiter}${process.env.PATH}`
}

test('admiralty says which Node it needs and which one runs', () => {
  expect(runOnOldNode('apps/cli/bin/admiralty.mjs')).toEqual({
    status: 2,
    stdout: '',
    stderr: `Admiralty needs Node 24 or later, but this is Node ${OLD}. Run npm start once: it installs that Node, and npx admiralty uses it from then on.\n`,
  })
})

test.skipIf(process.platform === 'win32')('npm start and npm test say it if the install brought no other Node', () => {
  expect(runOnOldNode('tools/build/install.mjs', pathWith(OLD))).toEqual({
    status: 2,
    stdout: '',
    stderr: `Admiralty needs Node 24 or later, but this is Node ${OLD}. npm could not install another one for this machine. Install Node 24, then try again.\n`,
  })
  expect(runOnOldNode('tools/build/install.mjs', pathWith('24.21.0'))).toEqual({ status: 0, stdout: '', stderr: '' })
})
