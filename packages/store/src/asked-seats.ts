// The seats that are asked, as the public may know them: written with each entry, and read for lists without a journal.
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Db } from './group-commit.ts'
import type { SeatRow, Tables } from './tables.ts'
import type { AskedSeat, OwedPlace, ProgressSeat, PublicProgress, StoredQuestion, WaitingStore } from './waiting-store.ts'

/** The part of the store for what people have to answer. */
export const askedStore = (db: Kysely<Tables>): Pick<WaitingStore, 'standings' | 'owed' | 'savedOrders' | 'countOwed'> => ({
  standings: (matches) => standings(db, matches),
  owed: (person, limit, after) => questions(owedBy(db, person), { limit, after }),
  savedOrders: (person, limit) => questions(askedOf(db, person).where(isSavedOnly), { limit, after: null }),
  async countOwed(person) {
    const row = await owedBy(db, person)
      .select(({ fn }) => fn.countAll<number | string>().as('count'))
      .executeTakeFirstOrThrow()
    return Number(row.count)
  },
})

/** Replaces the seats that are asked. One that is asked already keeps the time since when it is. */
export async function writeAsked(open: Db, match: string, asked: readonly AskedSeat[], now: number): Promise<void> {
  const rows = await open.selectFrom('seats').selectAll().where('match', '=', match).execute()
  for (const row of rows) {
    const one = asked.find(({ seat }) => seat === row.seat)
    const columns = { asked: one?.call ?? null, owes: one?.owes ? 1 : 0, due: one?.due ?? null, quiet: one?.quiet ? 1 : 0 }
    if (row.asked === columns.asked && row.owes === columns.owes && row.due === columns.due && row.quiet === columns.quiet) continue
    const since = one ? { asked_since: row.asked === one.call ? row.asked_since : now } : { asked_since: null }
    await open
      .updateTable('seats')
      .set({ ...columns, ...since })
      .where('match', '=', match)
      .where('seat', '=', row.seat)
      .execute()
  }
}

/** The seats that are asked as JSON, which one statement of the database writes. */
export const askedText = (asked: readonly AskedSeat[]): string =>
  JSON.stringify(asked.map(({ seat, call, owes, due, quiet }) => ({ seat, call, owes: owes ? 1 : 0, due, quiet: quiet ? 1 : 0 })))

const statusSchema = z.object({
  conceded: z.array(z.string()),
  standIns: z.record(z.string(), z.string()),
  automatic: z.record(z.string(), z.object({ decisions: z.array(z.string()), change: z.int() })),
})

export async function askedSeatsOf(db: Db, match: string): Promise<readonly AskedSeat[]> {
  const rows = db
    .selectFrom('seats')
    .select(['seat', 'asked', 'owes', 'due', 'quiet'])
    .where('match', '=', match)
    .where('asked', 'is not', null)
  return (await rows.orderBy('place').execute()).map(parseAsked)
}
const parseAsked = ({ seat, asked, owes, due, quiet }: Pick<SeatRow, 'seat' | 'asked' | 'owes' | 'due' | 'quiet'>): AskedSeat => ({
  seat,
  call: asked ?? '',
  owes: owes === 1,
  due,
  quiet: quiet === 1,
})

async function standings(db: Db, matches: readonly string[]): Promise<readonly PublicProgress[]> {
  if (matches.length === 0) return []
  const playing = db.selectFrom('matches').select(['id', 'standing']).where('id', 'in', matches).where('status', '=', 'playing')
  const rows = await playing.execute()
  const seats = await db
    .selectFrom('seats')
    .innerJoin('matches', 'matches.id', 'seats.match')
    .select([
      'seats.match',
      'seats.seat',
      'seats.asked',
      'seats.owes',
      'seats.due',
      'seats.quiet',
      isReady.as('ready'),
      hasOrder.as('answered'),
    ])
    .where('seats.match', 'in', matches)
    .where('seats.asked', 'is not', null)
    .orderBy('seats.place')
    .execute()
  return rows.map(({ id, standing }) => ({
    match: id,
    status: standing === null ? null : statusSchema.parse(JSON.parse(standing)),
    asked: seats
      .filter(({ match }) => match === id)
      .map((seat): ProgressSeat => {
        const asked = parseAsked(seat)
        const isSealed = Boolean(seat.ready) && !asked.quiet
        return { ...asked, isSealed, isHidden: Boolean(seat.answered) && !isSealed }
      }),
  }))
}

/** Whether the order of an asked seat is stored: sealed, or fixed with the others of its call. Its player may not be ready. */
const hasOrder: RawBuilder<number | boolean> = sql`(matches.fixed is not null or exists (
  select 1 from sealed where sealed."match" = seats."match" and sealed."call" = seats.asked and sealed.seat = seats.seat))`
/** Whether it is, and its player is ready. Only this is public, and not of a quiet call. */
const isReady: RawBuilder<number | boolean> = sql`(matches.fixed is not null or exists (
  select 1 from sealed where sealed."match" = seats."match" and sealed."call" = seats.asked and sealed.seat = seats.seat and sealed.saved = 0))`

/** Whether only a saved order is stored, which may still change. */
const isSavedOnly: RawBuilder<boolean> = sql`(matches.fixed is null and exists (
  select 1 from sealed where sealed."match" = seats."match" and sealed."call" = seats.asked and sealed.seat = seats.seat and sealed.saved = 1))`

/** The calls that ask a person. */
const askedOf = (db: Db, person: string) =>
  db
    .selectFrom('seats')
    .innerJoin('matches', 'matches.id', 'seats.match')
    .where('seats.person', '=', person)
    .where('seats.owes', '=', 1)
    .where('matches.status', '=', 'playing')
/** The calls that it has not answered. */
const owedBy = (db: Db, person: string) => askedOf(db, person).where(sql<boolean>`not ${hasOrder}`)

/** Calls as questions. Those without an end come after all others. */
async function questions(
  calls: ReturnType<typeof askedOf>,
  { limit, after }: { readonly limit: number; readonly after: OwedPlace | null },
): Promise<readonly StoredQuestion[]> {
  const order = sql`coalesce(seats.due, ${sql.lit(NEVER)})`
  const list = calls.select([
    'seats.match',
    'seats.seat',
    'seats.asked',
    'seats.due',
    'seats.asked_since',
    'matches.system',
    'matches.title',
    'matches.moment',
  ])
  const place = after && sql`(${after.due ?? NEVER}, ${after.since}, ${after.match}, ${after.seat})`
  const rest = place ? list.where(sql<boolean>`(${order}, seats.asked_since, seats."match", seats.seat) > ${place}`) : list
  const rows = await rest.orderBy(order).orderBy('seats.asked_since').orderBy('seats.match').orderBy('seats.seat').limit(limit).execute()
  return rows.map(({ asked, asked_since, ...row }) => ({ ...row, call: asked ?? '', since: asked_since ?? 0 }))
}
/** After every time. */
const NEVER = Number.MAX_SAFE_INTEGER
