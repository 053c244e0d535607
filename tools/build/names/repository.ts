// Reads the files of the repository and checks their names.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { doubleNames, type NameFault, type Parsed, retiredNames, retiredPath, shortClauses } from './check.ts'
import { declaredIn } from './declared.ts'
import { GLOSSARY, glossaryOf } from './glossary.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))

/** All files of the repository, untracked ones included. */
export function files(): readonly string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  return [...new Set(listed.split('\n'))].filter((file) => file !== '' && existsSync(join(root, file)))
}
export const read = (file: string): string => readFileSync(join(root, file), 'utf8')

const CODE = /\.(ts|tsx|mjs)$/
const TEXT = /\.(ts|tsx|mjs|md|json|css|html)$/
/** Files that may contain retired words, since they list them. */
const OWN: readonly string[] = ['tools/build/names/', GLOSSARY, 'package-lock.json']

const parsed = (all: readonly string[]): readonly Parsed[] =>
  all.filter((file) => CODE.test(file)).map((file) => ({ file, text: read(file), declared: declaredIn(file, read(file)) }))

/** All wrong names of the repository. */
export function faultsIn(): readonly NameFault[] {
  const all = files()
  const code = parsed(all)
  return [
    ...doubleNames(code),
    ...code.flatMap(retiredNames),
    ...all.flatMap(retiredPath),
    ...all
      .filter((file) => TEXT.test(file) && !OWN.some((own) => file.startsWith(own)))
      .flatMap((file) => shortClauses({ file, text: read(file) })),
  ]
}

/** The text of the glossary, and the text that it should have. */
export const glossary = (): { readonly text: string; readonly wanted: string } => ({
  text: read(GLOSSARY),
  wanted: glossaryOf(read(GLOSSARY), parsed(files())),
})
export const writeGlossary = (text: string): void => writeFileSync(join(root, GLOSSARY), text)
