// Fills a store with recorded matches, under many ids.
import { entryText } from '@admiralty/match'
import { openSqlite, type SeatRecord, type Store, waitingSince } from '@admiralty/store'
import type { recordMatch } from '../../../apps/cli/src/record-match.ts'
import { games } from '../../../systems/all.ts'

const CREATOR = 'somebody'
const AT_ONCE = 500
type System = Parameters<typeof recordMatch>[0]
export type StockMatch = ReturnType<typeof recordMatch>

export async function easystar(): Promise<System> {
  return (await games.easystar.rules()).system
}

/** The stock to put into the store. */
export interface Stock {
  /** The journal of a match. One in play is proven when it is opened, so it must be recorded with this id. */
  journalOf(id: string, over: boolean): StockMatch
  readonly count: number
  /** How many of them are still in play: they lack their last entry. */
  readonly underWay: number
}

/** Returns the ids of the matches. */
export async function fill(
  folder: string,
  { journalOf, count, underWay }: Stock,
  progress: (done: number) => void,
): Promise<readonly string[]> {
  const store = await openSqlite(folder)
  await store.addPerson({ id: CREATOR, name: 'Somebody', created: 0 }, CREATOR)
  const ids = Array.from({ length: count }, (_, number) => `stock-${number}`)
  for (let at = 0; at < count; at += AT_ONCE) {
    await Promise.all(
      ids.slice(at, at + AT_ONCE).map((id, index) => {
        const over = at + index >= underWay
        return put(store, id, { journal: journalOf(id, over), over })
      }),
    )
    progress(Math.min(at + AT_ONCE, count))
  }
  await store.close()
  return ids
}

const seatOf = (seat: string, value: string): SeatRecord => ({
  seat,
  person: CREATOR,
  bot: null,
  seed: 1,
  name: 'Somebody',
  value,
  key: null,
  linkEnd: null,
  auto: false,
})

async function put(store: Store, id: string, { journal, over }: { readonly journal: StockMatch; readonly over: boolean }): Promise<void> {
  const { head, entries, chain } = journal
  const seats = Object.entries(head.seatValues).map(([seat, value]) => seatOf(seat, value))
  const match = {
    id,
    system: head.system,
    scenario: 'duel',
    title: 'From stock',
    setup: head.setup,
    format: head.format,
    secret: 'stock',
    creator: CREATOR,
  }
  await store.addMatch(
    { ...match, ...waitingSince(0), position: null, closing: 'open', watch: 'anyone', clock: { kind: 'none' }, seats },
    [],
  )
  const handle = store.handle(id)
  const last = over ? entries.length : entries.length - 1
  // An entry must be stored before the next one of its match. Other matches are stored at the same time.
  for (const [seq, entry] of entries.slice(0, last).entries())
    await handle.append({
      match: id,
      entry,
      text: entryText(entry),
      chain: chain[seq] ?? '',
      head: seq === 0 ? { ...head, id } : null,
      status: over && seq === last - 1 ? 'over' : 'playing',
      moment: '',
      time: entry.time,
      settledVotes: [],
      request: null,
      wake: null,
      asked: [],
      standing: null,
      newHolder: null,
      errands: [],
    })
}
