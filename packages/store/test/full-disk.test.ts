// A disk that is full: whoever writes is told so, nothing is half there, and with room again all goes on.
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
  const session = (id: string, size: number): Promise<unknown> =>
    write((open) =>
      open
        .insertInto('sessions')
        .values({ id, token: id, name: 'x'.repeat(size), created: 1 })
        .execute(),
    )
  return { database, limit: (pages: number) => database.exec(`pragma max_page_count = ${used + pages}`), session, write }
}

const outcome = async (promises: readonly Promise<unknown>[]) => (await Promise.allSettled(promises)).map(({ status }) => status)
const ids = (database: DatabaseSync): unknown =>
  database
    .prepare('select id from sessions order by id')
    .all()
    .map(({ id }) => id)

test('who writes to a full disk hears of it, and so does everybody who shares that commit', async () => {
  const { database, limit, session } = await smallDisk()
  limit(2)
  const told = await outcome([session('small', 1), session('large', 40 * PAGE), session('after', 1)])
  expect(told).toContain('rejected')
  expect(ids(database)).toEqual(['small', 'large', 'after'].filter((_, index) => told[index] === 'fulfilled').sort())
  limit(100)
  expect(await outcome([session('again', 40 * PAGE), session('more', 1)])).toEqual(['fulfilled', 'fulfilled'])
})

test('where no transaction can begin, or the whole of it is lost, nobody waits for ever', async () => {
  const { database, session, write } = await smallDisk()
  // Somebody else's transaction stands in the way of ours.
  database.exec('begin')
  expect(await outcome([session('one', 1), session('two', 1)])).toEqual(['rejected', 'rejected'])
  database.exec('rollback')
  // As SQLite itself does on an error of the disk.
  const broken = write(async () => {
    database.exec('rollback')
    throw new Error('the disk is broken')
  })
  expect(await outcome([session('three', 1), broken, session('four', 1)])).toEqual(['rejected', 'rejected', 'rejected'])
  expect(ids(database)).toEqual([])
  expect(await outcome([session('five', 1)])).toEqual(['fulfilled'])
})
