// A full disk: writes are rejected, none is half done, and writing goes on when there is room again.
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { Kysely, SqliteDialect } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { groupCommit } from '../src/group-commit.ts'
import { migrate } from '../src/migrations.ts'
import type { Tables } from '../src/tables.ts'

const PAGE = 4096

async function smallDisk() {
  const database = new DatabaseSync(':memory:')
  const db = new Kysely<Tables>({
    dialect: new SqliteDialect({
      database: {
        close: () => database.close(),
        prepare(text) {
          const statement = database.prepare(text)
          const values = (parameters: readonly unknown[]): SQLInputValue[] => parameters.map(String)
          return {
            reader: statement.columns().length > 0,
            all: (parameters) => statement.all(...values(parameters)),
            run: (parameters) => statement.run(...values(parameters)),
            iterate: (parameters) => statement.iterate(...values(parameters)),
          }
        },
      },
    }),
  })
  await migrate(db)
  onTestFinished(() => db.destroy())
  const used = Number(database.prepare('pragma page_count').get()?.page_count)
  const write = groupCommit(db)
  const person = (id: string, size: number): Promise<unknown> =>
    write((open) =>
      open
        .insertInto('people')
        .values({ id, name: 'x'.repeat(size), created: 1 })
        .execute(),
    )
  return { database, limit: (pages: number) => database.exec(`pragma max_page_count = ${used + pages}`), person, write }
}

const settle = async (promises: readonly Promise<unknown>[]) => (await Promise.allSettled(promises)).map(({ status }) => status)
const ids = (database: DatabaseSync): unknown =>
  database
    .prepare('select id from people order by id')
    .all()
    .map(({ id }) => id)

test('a write to a full disk is rejected and leaves nothing, and later writes succeed', async () => {
  const { database, limit, person } = await smallDisk()
  limit(2)
  const outcomes = await settle([person('small', 1), person('large', 40 * PAGE), person('after', 1)])
  expect(outcomes).toContain('rejected')
  expect(ids(database)).toEqual(['small', 'large', 'after'].filter((_, index) => outcomes[index] === 'fulfilled').sort())
  limit(100)
  expect(await settle([person('again', 40 * PAGE), person('more', 1)])).toEqual(['fulfilled', 'fulfilled'])
})

test('every write is rejected when the transaction cannot begin or is lost', async () => {
  const { database, person, write } = await smallDisk()
  // Another transaction is open, so none can begin.
  database.exec('begin')
  expect(await settle([person('one', 1), person('two', 1)])).toEqual(['rejected', 'rejected'])
  database.exec('rollback')
  // SQLite itself rolls back like this after a disk error.
  const broken = write(async () => {
    database.exec('rollback')
    throw new Error('the disk is broken')
  })
  expect(await settle([person('three', 1), broken, person('four', 1)])).toEqual(['rejected', 'rejected', 'rejected'])
  expect(ids(database)).toEqual([])
  expect(await settle([person('five', 1)])).toEqual(['fulfilled'])
})
