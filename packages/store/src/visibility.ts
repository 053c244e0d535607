// Whether a match may exist for a person. The statements take equally long for a closed match and for an unknown id: they read the same
// indexes and no row of a match, which may be large.
import type { Db } from './group-commit.ts'
import type { Visibility } from './store.ts'

/** Whether anyone may watch the match, and whether the person created it: one row, also for an unknown id. */
export const termsQuery = (db: Db, match: string, person: string) =>
  db.selectNoFrom(({ exists, selectFrom }) => {
    const found = selectFrom('matches').select('id').where('id', '=', match)
    return [exists(found.where('watch', '=', 'anyone')).as('open'), exists(found.where('creator', '=', person)).as('created')]
  })

/** The seats of the match that the person holds. */
export const heldQuery = (db: Db, match: string, person: string) =>
  db.selectFrom('seats').select('seat').where('match', '=', match).where('person', '=', person)

/** `Store.visibility`. No person has an empty id. */
export async function visibilityOf(db: Db, match: string, person = ''): Promise<Visibility> {
  const { open, created } = await termsQuery(db, match, person).executeTakeFirstOrThrow()
  const seats = await heldQuery(db, match, person).execute()
  return { watch: open ? 'anyone' : 'seated', isCreator: Boolean(created), seats: seats.map(({ seat }) => seat) }
}
