import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { files } from './names/repository.ts'
import { PROJECTS } from './projects.ts'
import { root } from './run.ts'

/** The files that a project includes; a file that is only imported is not one of them. */
async function filesOf(project: string): Promise<readonly string[]> {
  const args = ['-p', project, '--showConfig']
  const { stdout } = await promisify(execFile)(join(root, 'node_modules/.bin/tsc'), args, {
    cwd: root,
    shell: process.platform === 'win32',
  })
  const config: { readonly files: readonly string[] } = JSON.parse(stdout)
  return config.files.map((file) => file.replace(/^\.\//, ''))
}

test('every TypeScript file is in a project, so that its types are checked', async () => {
  const checked = new Set((await Promise.all(PROJECTS.map(filesOf))).flat())
  expect(files().filter((file) => /\.[cm]?tsx?$/.test(file) && !checked.has(file))).toEqual([])
})

test('on the browser side, only tests and build settings may use Node', async () => {
  const withNode = await filesOf('tsconfig.web-tests.json')
  expect(withNode.filter((file) => !file.endsWith('.test.ts'))).toEqual(['apps/web/vite.config.ts'])
})
