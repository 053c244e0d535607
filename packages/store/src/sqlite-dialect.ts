// Kysely on a link to a SQLite database.
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import type { SqlLink } from './sqlite-link.ts'
import type { Tables } from './tables.ts'

/** The tables of the database behind a link. Destroying it closes the link. */
export const kyselyOn = (link: SqlLink): Kysely<Tables> => new Kysely<Tables>({ dialect: dialectOn(link) })

const dialectOn = (link: SqlLink): Dialect => ({
  createAdapter: () => new SqliteAdapter(),
  createDriver: () => driverOn(link),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
})

function driverOn(link: SqlLink): Driver {
  let release = (): void => undefined
  const connection: DatabaseConnection = {
    async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
      const { rows, changes } = await link.execute(sql, parameters)
      return { rows: rows as R[], numAffectedRows: BigInt(changes) } // the caller knows the rows of its query
    },
    streamQuery: () => {
      throw new Error('rows of SQLite are read at once')
    },
  }
  return {
    init: async () => undefined,
    async acquireConnection() {
      release = await link.acquire()
      return connection
    },
    releaseConnection: async () => release(),
    beginTransaction: async () => void (await link.execute('begin', [])),
    commitTransaction: () => link.commit(),
    rollbackTransaction: async () => void (await link.execute('rollback', [])),
    destroy: () => link.close(),
  }
}
