import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CompiledQuery } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { openRawDatabase, openSqlite } from '../src/index.ts'
import { heldQuery, termsQuery } from '../src/visibility.ts'

test('SQLite reads the visibility of a match from indexes alone, so the size of the match does not count', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'admiralty-visibility-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  await (await openSqlite(folder)).close()
  const { db, close } = openRawDatabase({ folder })
  onTestFinished(close)
  const planOf = async ({ sql: text, parameters }: { readonly sql: string; readonly parameters: readonly unknown[] }) => {
    const { rows } = await db.executeQuery<{ detail: string }>(CompiledQuery.raw(`explain query plan ${text}`, [...parameters]))
    return rows.map(({ detail }) => detail).filter((detail) => detail.startsWith('SEARCH') || /^SCAN (matches|seats)/.test(detail))
  }
  expect(await planOf(termsQuery(db, 'm1', 'anna').compile())).toEqual([
    'SEARCH matches USING COVERING INDEX matches_watch (id=? AND watch=?)',
    'SEARCH matches USING COVERING INDEX matches_created (id=? AND creator=?)',
  ])
  expect(await planOf(heldQuery(db, 'm1', 'anna').compile())).toEqual(['SEARCH seats USING INDEX seats_held (person=? AND match=?)'])
})
