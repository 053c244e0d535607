// Reads the files of the repository and checks their names.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { doubleNames, type Fault, type Parsed, retiredNames, retiredPath, shortClauses } from './check.ts'
import { declaredIn } from './declared.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))

/** Every file of ours, new ones too. */
export function files(): readonly string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  return [...new Set(listed.split('\n'))].filter((file) => file !== '' && existsSync(join(root, file)))
}
export const read = (file: string): string => readFileSync(join(root, file), 'utf8')

const CODE = /\.(ts|tsx|mjs)$/
const TEXT = /\.(ts|tsx|mjs|md|json|css|html)$/
/** These list what others may not write. */
const OWN = 'tools/build/names/'

const parsed = (all: readonly string[]): readonly Parsed[] =>
  all.filter((file) => CODE.test(file)).map((file) => ({ file, text: read(file), declared: declaredIn(file, read(file)) }))

export function faultsIn(): readonly Fault[] {
  const all = files()
  const code = parsed(all)
  return [
    ...doubleNames(code),
    ...code.flatMap(retiredNames),
    ...all.flatMap(retiredPath),
    ...all
      .filter((file) => TEXT.test(file) && !file.startsWith(OWN) && file !== 'package-lock.json')
      .flatMap((file) => shortClauses({ file, text: read(file) })),
  ]
}
