// Reads and writes of one match.
import { randomBytes } from 'node:crypto'
import type { SealedOrder } from '@admiralty/match'
import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely'
import { type Backend, type SealRequest, StaleWrite } from './backend.ts'
import type { Db } from './group-commit.ts'
import { parseMatch, parseSignature, parseStoredEntry, signatureText } from './rows.ts'
import { dropVotes, notesOf, socialWrites, votesOf, type WriteMatch } from './social.ts'
import type { AppendRequest, MatchHandle, MatchRecord, Store, StoredEntry, StoredMatch } from './store.ts'
import type { MatchRow, Tables } from './tables.ts'

/** The size of the value of a restoration. */
const RANDOM_BYTES = 24

type MatchWrites = Pick<Store, 'append' | 'seal' | 'unseal' | 'addVote' | 'removeVotes' | 'addNote' | 'setAuto'>

/** Writes without a handle: they do not check the revision. */
export const matchWrites = ({ write, claim }: Backend): MatchWrites =>
  makeWrites((match, job) =>
    write(async (open) => {
      await claim(open, match, null)
      return job(open)
    }),
  )

/** Optimistic access to one match: a write fails if the match has another revision than at the last read or write. */
export function makeHandle(backend: Backend, id: string): MatchHandle {
  let revision = 0
  const checkedWrite: WriteMatch = async (match, job) => {
    const done = await backend.write(async (open) => ({
      revision: await backend.claim(open, match, revision),
      result: await job(open),
    }))
    revision = done.revision
    return done.result
  }
  const { fastWrites } = backend
  return {
    ...makeWrites(checkedWrite),
    async seal(match, sealed, request) {
      revision = await fastWrites.seal(match, { sealed, request }, revision)
    },
    async append(request) {
      revision = await fastWrites.append(request, revision)
    },
    get revision() {
      return revision
    },
    announcePresence: (sessions) => backend.announcePresence(id, sessions),
    isStale: async () => (await backend.revision(id)) > revision,
    async read(after) {
      const found = await backend.read((open) => readMatch(open, id, after))
      if (found) revision = found.revision
      return found?.stored
    },
  }
}

const makeWrites = (write: WriteMatch): MatchWrites => ({
  ...socialWrites(write),
  append: (request) => write(request.match, (open) => appendEntry(open, request)),
  seal: (match, sealed, request) => write(match, (open) => seal(open, match, { sealed, request })),
  unseal: (match, call, seat) =>
    write(match, async (open) => {
      const rows = open.deleteFrom('sealed').where('match', '=', match).where('call', '=', call).where('seat', '=', seat)
      return (await rows.executeTakeFirst()).numDeletedRows > 0n
    }),
  setAuto: (match, seat, auto) =>
    write(match, async (open) => {
      await open
        .updateTable('seats')
        .set({ auto: auto ? 1 : 0 })
        .where('match', '=', match)
        .where('seat', '=', seat)
        .execute()
    }),
})

async function readMatch(
  db: Db,
  id: string,
  after: number,
): Promise<{ readonly revision: number; readonly stored: StoredMatch } | undefined> {
  const row = await db.selectFrom('matches').selectAll().where('id', '=', id).executeTakeFirst()
  const [record] = await withSeats(db, row ? [row] : [])
  if (!row || !record) return undefined
  const stored: StoredMatch = {
    record,
    entries: await entriesOf(db, id, after),
    sealed: await sealedOf(db, id),
    restored: row.restored,
    notes: await notesOf(db, id),
    votes: await votesOf(db, id),
  }
  return { revision: row.revision, stored }
}

/** Records of matches from their rows. */
export async function withSeats(db: Db, rows: readonly MatchRow[]): Promise<readonly MatchRecord[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const seats = await db.selectFrom('seats').selectAll().where('match', 'in', ids).orderBy('place').execute()
  return rows.map((row) => parseMatch(row, seats))
}

/** The entries of a match with a sequence number above `after`. */
export async function entriesOf(db: Db, match: string, after = -1): Promise<readonly StoredEntry[]> {
  const rows = db.selectFrom('entries').select(['entry', 'chain']).where('match', '=', match).where('seq', '>', after)
  return (await rows.orderBy('seq').execute()).map(parseStoredEntry)
}

/** The sealed orders of a match. */
export async function sealedOf(db: Db, match: string): Promise<readonly SealedOrder[]> {
  const rows = await db
    .selectFrom('sealed')
    .select(['call', 'seat', 'order', 'signature', 'why'])
    .where('match', '=', match)
    .orderBy('seat')
    .execute()
  return rows.map(({ call, seat, order, signature, why }) => ({
    call,
    seat,
    order: JSON.parse(order),
    ...parseSignature(signature),
    ...(why !== null && { why }),
  }))
}

async function seal(open: Db, match: string, { sealed, request }: SealRequest): Promise<void> {
  const { call, seat, order } = sealed
  const content = { order: JSON.stringify(order), signature: signatureText(sealed.signature), why: sealed.why ?? null }
  await open
    .insertInto('sealed')
    .values({ match, call, seat, ...content })
    .onConflict((taken) => taken.columns(['match', 'call', 'seat']).doUpdateSet(content))
    .execute()
  if (request) await open.insertInto('requests').values(request).execute()
}

/** Appends an entry and deletes what it settles. Throws `StaleWrite` unless it has the next sequence number. */
export async function appendEntry(
  open: Db,
  { match, entry, chain, status, moment, time, head, settledVotes, request }: AppendRequest,
): Promise<void> {
  const { seq } = entry
  const last = await open
    .selectFrom('entries')
    .select(({ fn }) => fn.max('seq').as('seq'))
    .where('match', '=', match)
    .executeTakeFirst()
  if (seq !== (last?.seq ?? -1) + 1) throw new StaleWrite(match)
  await open
    .insertInto('entries')
    .values({ match, seq, entry: JSON.stringify(entry), chain })
    .execute()
  const used = open.deleteFrom('sealed').where('match', '=', match)
  await (status === 'over' ? used : used.where(({ eb }) => spentBy(entry, eb))).execute()
  await dropVotes(open, match, settledVotes)
  await open
    .updateTable('matches')
    .set({ status, moment, updated: time, ...(head && { head: JSON.stringify(head) }), ...markAfter(entry) })
    .where('id', '=', match)
    .execute()
  if (request) await open.insertInto('requests').values(request).execute()
}

/** The action `restored` removes the mark of its match. */
export const markAfter = ({ action }: AppendRequest['entry']): { readonly restored?: null } =>
  action?.kind === 'restored' ? { restored: null } : {}

/** Marks every match that is not over, because its latest entries may be missing. Its next entry must carry a random value of its own. */
export async function markRestored(db: Db): Promise<void> {
  const matches = await db.selectFrom('matches').select('id').where('status', '!=', 'over').execute()
  for (const { id } of matches) {
    const restored = randomBytes(RANDOM_BYTES).toString('base64url')
    await db.updateTable('matches').set({ restored }).where('id', '=', id).execute()
  }
}

/** The sealed orders that an entry used, or those of the seat that conceded in it. */
export function spentBy(
  { call, action }: AppendRequest['entry'],
  eb: ExpressionBuilder<Tables, 'sealed'>,
): ExpressionWrapper<Tables, 'sealed', SqlBool> {
  return action?.kind === 'conceded' ? eb('seat', '=', action.seat) : eb('call', '=', call?.id ?? '')
}
