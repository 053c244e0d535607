// Reads and writes of one match.
import { randomBytes } from 'node:crypto'
import { type SealedOrder, seatToAnswerAgain } from '@admiralty/match'
import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely'
import { z } from 'zod'
import { askedSeatsOf, writeAsked } from './asked-seats.ts'
import { type Backend, type SealRequest, StaleWrite } from './backend.ts'
import { addErrands } from './errands.ts'
import type { Db, TransactionJob } from './group-commit.ts'
import { giveSeat, handoversOf, handoverWrites } from './handovers.ts'
import { parseFixed, parseMatch, parseSignature, parseStoredEntry, sealedContent } from './rows.ts'
import { dropVotes, notesOf, offersOf, socialWrites, votesOf, type WriteMatch } from './social.ts'
import { DamagedMatch } from './storage-failure.ts'
import type { AppendRequest, EntryRange, MatchHandle, MatchRecord, SealedAnswer, Store, StoredEntry, StoredMatch } from './store.ts'
import type { MatchRow, Tables } from './tables.ts'
import { setWake, wakeColumns, wakeToo } from './wakes.ts'

/** The size of the value of a restoration. */
const RANDOM_BYTES = 24

type MatchWrites = Omit<Pick<MatchHandle, keyof Store & keyof MatchHandle>, 'sealed'>

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
  const readable = <T>(job: TransactionJob<T>): Promise<T> => readableMatch(id, backend.read(job))
  const isStale = async (): Promise<boolean> => (await backend.revision(id)) > revision
  const { fastWrites } = backend
  return {
    ...makeWrites(checkedWrite),
    async seal(match, sealed, request, wake) {
      revision = await fastWrites.seal(match, { sealed, request, wake }, revision)
    },
    async append(request) {
      revision = await fastWrites.append(request, revision)
    },
    get revision() {
      return revision
    },
    announcePresence: (people) => backend.announcePresence(id, people),
    isStale,
    correctWake: (wake) =>
      backend.write(async (open) => {
        await backend.requireRevision(open, id, revision)
        await setWake(open, id, wake)
      }),
    correctAsked: (asked, now) => checkedWrite(id, (open) => writeAsked(open, id, asked, now)),
    async read(after) {
      const found = await readable((open) => readMatch(open, id, after))
      if (found) revision = found.revision
      return found?.stored
    },
    async sealedFor(calls) {
      const sealed = await readable((open) => sealedOf(open, id, calls))
      if (await isStale()) throw new StaleWrite(id)
      return sealed
    },
  }
}

const makeWrites = (write: WriteMatch): MatchWrites => ({
  ...socialWrites(write),
  ...handoverWrites(write),
  append: (request) => write(request.match, (open) => appendEntry(open, request)),
  seal: (match, sealed, request, wake) => write(match, (open) => seal(open, match, { sealed, request, wake })),
  unseal: (match, call, seat) =>
    write(match, async (open) => {
      const rows = open.deleteFrom('sealed').where('match', '=', match).where('call', '=', call).where('seat', '=', seat)
      return (await rows.executeTakeFirst()).numDeletedRows > 0n
    }),
  fix: (match, fixed, request, wake) =>
    write(match, async (open) => {
      await open
        .updateTable('matches')
        .set({ fixed: JSON.stringify(fixed), ...wakeColumns(wake) })
        .where('id', '=', match)
        .execute()
      if (request) await open.insertInto('requests').values(request).execute()
    }),
  setAuto: (match, seat, auto, wake) =>
    write(match, async (open) => {
      await open
        .updateTable('seats')
        .set({ auto: auto ? 1 : 0 })
        .where('match', '=', match)
        .where('seat', '=', seat)
        .execute()
      await wakeToo(open, match, wake)
    }),
})

/** Rejects with `DamagedMatch` if a row of the match could not be parsed. */
const readableMatch = <T>(id: string, reading: Promise<T>): Promise<T> =>
  reading.catch((error: unknown) => {
    throw error instanceof SyntaxError || error instanceof z.ZodError ? new DamagedMatch(id) : error
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
    entries: await entriesOf(db, id, { ...ALL_ENTRIES, after }),
    sealed: await answersIn(db, id),
    restored: row.restored,
    fixed: parseFixed(row.fixed),
    wake: row.wake,
    asked: await askedSeatsOf(db, id),
    notes: await notesOf(db, id),
    votes: await votesOf(db, id),
    offers: await offersOf(db, id),
    handovers: await handoversOf(db, id),
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

const ALL_ENTRIES: EntryRange = { after: -1, last: 2 ** 31 - 1 }

/** The entries of a match, in sequence. Throws `DamagedMatch` if one cannot be read. */
export const readableEntries = (db: Db, match: string, range?: EntryRange): Promise<readonly StoredEntry[]> =>
  readableMatch(match, entriesOf(db, match, range))

async function entriesOf(db: Db, match: string, { after, last } = ALL_ENTRIES): Promise<readonly StoredEntry[]> {
  const rows = db.selectFrom('entries').select(['entry', 'chain']).where('match', '=', match)
  const some = rows.where('seq', '>', after).where('seq', '<=', last)
  return (await some.orderBy('seq').execute()).map(parseStoredEntry)
}

/**
 * The seats that have sealed an order, with their calls. The query reads the columns before the order only,
 * so its time does not depend on the orders.
 */
async function answersIn(db: Db, match: string): Promise<readonly SealedAnswer[]> {
  const rows = await db.selectFrom('sealed').select(['call', 'seat', 'saved']).where('match', '=', match).orderBy('seat').execute()
  return rows.map(({ call, seat, saved }) => ({ call, seat, ...(saved === 1 && { saved: true }) }))
}

/** The sealed orders of a match, for some calls or for all. */
export async function sealedOf(db: Db, match: string, calls?: readonly string[]): Promise<readonly SealedOrder[]> {
  const all = db.selectFrom('sealed').select(['call', 'seat', 'time', 'saved', 'order', 'signature', 'why']).where('match', '=', match)
  const rows = await (calls ? all.where('call', 'in', calls) : all).orderBy('seat').execute()
  return rows.map(({ call, seat, time, saved, order, signature, why }) => ({
    call,
    seat,
    ...(time !== 0 && { time }),
    ...(saved === 1 && { saved: true }),
    order: JSON.parse(order),
    ...parseSignature(signature),
    ...(why !== null && { why }),
  }))
}

async function seal(open: Db, match: string, { sealed, request, wake }: SealRequest): Promise<void> {
  const { call, seat } = sealed
  const content = sealedContent(sealed)
  await open
    .insertInto('sealed')
    .values({ match, call, seat, ...content })
    .onConflict((taken) => taken.columns(['match', 'call', 'seat']).doUpdateSet(content))
    .execute()
  if (request) await open.insertInto('requests').values(request).execute()
  await wakeToo(open, match, wake)
}

/** Appends an entry and deletes what it settles. Throws `StaleWrite` unless it has the next sequence number. */
export async function appendEntry(
  open: Db,
  {
    match,
    entry,
    text,
    chain,
    status,
    moment,
    time,
    head,
    settledVotes,
    request,
    wake,
    asked,
    standing,
    newHolder,
    errands,
  }: AppendRequest,
): Promise<void> {
  const { seq } = entry
  const last = await open
    .selectFrom('entries')
    .select(({ fn }) => fn.max('seq').as('seq'))
    .where('match', '=', match)
    .executeTakeFirst()
  if (seq !== (last?.seq ?? -1) + 1) throw new StaleWrite(match)
  await open.insertInto('entries').values({ match, seq, entry: text, chain }).execute()
  const used = open.deleteFrom('sealed').where('match', '=', match)
  await (status === 'over' ? used : used.where(({ eb }) => spentBy(entry, eb))).execute()
  await dropVotes(open, match, settledVotes)
  await open
    .updateTable('matches')
    .set({ status, moment, updated: time, wake, ...LOOKED_AT, ...headColumn(head), ...standingColumn(standing), ...markAfter(entry) })
    .where('id', '=', match)
    .execute()
  await writeAsked(open, match, asked, time)
  if (newHolder) await giveSeat(open, match, newHolder)
  await addErrands(open, errands)
  if (request) await open.insertInto('requests').values(request).execute()
}

/** An entry ends a lease, and uses the fixed orders. */
export const LOOKED_AT = { wake_lease: null, fixed: null } as const
export const headColumn = (head: AppendRequest['head']) => head && { head: JSON.stringify(head) }
export const standingColumn = (standing: AppendRequest['standing']) => standing && { standing: JSON.stringify(standing) }

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

/** The sealed orders that an entry used, or those of the seat that has to answer again after it. */
export function spentBy(
  { call, action }: AppendRequest['entry'],
  eb: ExpressionBuilder<Tables, 'sealed'>,
): ExpressionWrapper<Tables, 'sealed', SqlBool> {
  const again = seatToAnswerAgain(action)
  return again === undefined ? eb('call', '=', call?.id ?? '') : eb('seat', '=', again)
}
