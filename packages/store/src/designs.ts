// The part of the store for saved designs.
import type { Kysely } from 'kysely'
import type { Db, RunTransaction } from './group-commit.ts'
import { lockSession } from './sessions.ts'
import type { DesignRecord, Store } from './store.ts'
import type { Tables } from './tables.ts'

export const designStore = (
  db: Kysely<Tables>,
  write: RunTransaction,
): Pick<Store, 'addDesign' | 'designs' | 'changeDesign' | 'removeDesign'> => ({
  addDesign: (design, limit) => write((open) => addDesign(open, design, limit)),
  async designs(session) {
    const rows = await db
      .selectFrom('designs')
      .selectAll()
      .where('session', '=', session)
      .orderBy('updated', 'desc')
      .orderBy('id')
      .execute()
    return rows.map(parseDesign)
  },
  changeDesign: ({ id, session, name, design, updated }) =>
    write(async (open) => {
      const row = await open
        .updateTable('designs')
        .set({ name, design: JSON.stringify(design), updated })
        .where('id', '=', id)
        .where('session', '=', session)
        .returningAll()
        .executeTakeFirst()
      return row && parseDesign(row)
    }),
  removeDesign: (session, id) =>
    write(async (open) => void (await open.deleteFrom('designs').where('id', '=', id).where('session', '=', session).execute())),
})

async function addDesign(open: Db, design: DesignRecord, limit: number): Promise<boolean> {
  await lockSession(open, design.session)
  const saved = await open
    .selectFrom('designs')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('session', '=', design.session)
    .executeTakeFirstOrThrow()
  if (Number(saved.count) >= limit) return false
  await open
    .insertInto('designs')
    .values({ ...design, design: JSON.stringify(design.design) })
    .execute()
  return true
}

const parseDesign = ({ design, ...row }: Tables['designs']): DesignRecord => ({ ...row, design: JSON.parse(design) })
