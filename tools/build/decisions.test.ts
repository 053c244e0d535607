// Every dependency that ships has a decision record that says why.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './run.ts'

const read = (file: string): string => readFileSync(join(root, file), 'utf8')
const INDEX = 'docs/decisions/0001-what-it-is-built-on.md'
const records = globSync('docs/decisions/*.md', { cwd: root }).toSorted()

/** The runtime dependencies of a workspace that are not ours. */
function chosenBy(workspace: string): readonly string[] {
  const { dependencies = {}, optionalDependencies = {} }: Readonly<Record<string, Readonly<Record<string, string>>>> = JSON.parse(
    read(workspace),
  )
  return Object.keys({ ...dependencies, ...optionalDependencies }).filter((name) => !name.startsWith('@admiralty/'))
}
const chosen = [
  ...new Set(['package.json', ...globSync('{packages,systems,apps}/*/package.json', { cwd: root })].flatMap(chosenBy)),
].toSorted()

/** Whether the text has the name as a whole word: `pg-boss` does not name `pg`. */
const names = (text: string, library: string): boolean => text.split(/[^\w@/.-]+/).includes(library)

test.each(chosen)('%s is named in a decision record other than the index', (library) => {
  const found = records.filter((record) => record !== INDEX && names(read(record), library))
  expect(found).not.toEqual([])
})

test('the index links each record, and each record has a status, a problem and consequences', () => {
  const index = read(INDEX)
  expect(records.length).toBeGreaterThan(4)
  for (const record of records.filter((each) => each !== INDEX)) {
    expect(index, record).toContain(`(${record.slice('docs/decisions/'.length)})`)
    for (const part of ['Status: ', '**Problem.**', '**Consequences.**']) expect(read(record), record).toContain(part)
  }
})
