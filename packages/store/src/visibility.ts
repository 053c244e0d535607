// Whether a match may exist for a session. The statements take equally long for a closed match and for an unknown id: they read the same
// indexes and no row of a match, which may be large.
import type { Db } from './group-commit.ts'
import type { Visibility } from './store.ts'

/** Whether anyone may watch the match, and whether the session created it: one row, also for an unknown id. */
export const termsQuery = (db: Db, match: string, session: string) =>
  db.selectNoFrom(({ exists, selectFrom }) => {
    const found = selectFrom('matches').select('id').where('id', '=', match)
    return [exists(found.where('watch', '=', 'anyone')).as('open'), exists(found.where('creator', '=', session)).as('created')]
  })

/** The seats of the match that the session holds. */
export const heldQuery = (db: Db, match: string, session: string) =>
  db.selectFrom('seats').select('seat').where('match', '=', match).where('session', '=', session)

/** `Store.visibility`. No session has an empty id. */
export async function visibilityOf(db: Db, match: string, session = ''): Promise<Visibility> {
  const { open, created } = await termsQuery(db, match, session).executeTakeFirstOrThrow()
  const seats = await heldQuery(db, match, session).execute()
  return { watch: open ? 'anyone' : 'seated', isCreator: Boolean(created), seats: seats.map(({ seat }) => seat) }
}
