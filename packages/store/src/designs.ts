// The part of the store for saved designs.
import type { Kysely } from 'kysely'
import type { Db, RunTransaction } from './group-commit.ts'
import { lockPerson } from './people.ts'
import type { DesignRecord, Store } from './store.ts'
import type { Tables } from './tables.ts'

export const designStore = (
  db: Kysely<Tables>,
  write: RunTransaction,
): Pick<Store, 'addDesign' | 'designs' | 'changeDesign' | 'removeDesign'> => ({
  addDesign: (design, limit) => write((open) => addDesign(open, design, limit)),
  async designs(person) {
    const rows = await db.selectFrom('designs').selectAll().where('person', '=', person).orderBy('updated', 'desc').orderBy('id').execute()
    return rows.map(parseDesign)
  },
  changeDesign: ({ id, person, name, design, updated }) =>
    write(async (open) => {
      const row = await open
        .updateTable('designs')
        .set({ name, design: JSON.stringify(design), updated })
        .where('id', '=', id)
        .where('person', '=', person)
        .returningAll()
        .executeTakeFirst()
      return row && parseDesign(row)
    }),
  removeDesign: (person, id) =>
    write(async (open) => void (await open.deleteFrom('designs').where('id', '=', id).where('person', '=', person).execute())),
})

async function addDesign(open: Db, design: DesignRecord, limit: number): Promise<boolean> {
  await lockPerson(open, design.person)
  const saved = await open
    .selectFrom('designs')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('person', '=', design.person)
    .executeTakeFirstOrThrow()
  if (Number(saved.count) >= limit) return false
  await open
    .insertInto('designs')
    .values({ ...design, design: JSON.stringify(design.design) })
    .execute()
  return true
}

const parseDesign = ({ design, ...row }: Tables['designs']): DesignRecord => ({ ...row, design: JSON.parse(design) })
