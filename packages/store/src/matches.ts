// Reads and writes of one match.
import { randomBytes } from 'node:crypto'
import { writeAsked } from './asked-seats.ts'
import { type Backend, StaleWrite } from './backend.ts'
import { addErrands } from './errands.ts'
import type { Db, TransactionJob } from './group-commit.ts'
import { giveSeat, handoverWrites } from './handovers.ts'
import { readableMatch, readMatch } from './read-match.ts'
import { seal, sealedOf, spentBy } from './sealed-orders.ts'
import { dropVotes, socialWrites, type WriteMatch } from './social.ts'
import type { AppendRequest, MatchHandle, Store } from './store.ts'
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
