// `npm run lines`: prints the lines of production code by folder and concern. `--base REVISION` adds the difference to a revision of git.
import { execFileSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { files, read } from '../names/repository.ts'
import { root } from '../run.ts'
import { type CountedFile, countLines, isProduction, tableOf } from './count.ts'

const git = (...args: readonly string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28, stdio: ['ignore', 'pipe', 'inherit'] })
const linesIn = (text: string): number => text.split('\n').length - 1

/** The counted files of a revision. `git grep -c ''` counts the lines of each file: 'REVISION:path:lines'. */
const filesAt = (revision: string): readonly CountedFile[] =>
  git('grep', '-c', '-I', '', revision)
    .trimEnd()
    .split('\n')
    .map((line) => line.slice(revision.length + 1))
    .map((line) => ({ path: line.slice(0, line.lastIndexOf(':')), lines: Number(line.slice(line.lastIndexOf(':') + 1)) }))

const { values } = parseArgs({ options: { base: { type: 'string' } } })
const now = files()
  .filter(isProduction)
  .map((path) => ({ path, lines: linesIn(read(path)) }))
console.log(tableOf(countLines(now), values.base === undefined ? null : countLines(filesAt(values.base))))
