// Seats that are offered to another person, or have passed on.
import type { ExpressionBuilder } from 'kysely'
import { z } from 'zod'
import type { Db } from './group-commit.ts'
import { dropVotes, type WriteMatch } from './social.ts'
import type { DraftOrder, Handover, NewHolder } from './social-records.ts'
import type { Store } from './store.ts'
import type { Tables } from './tables.ts'
import { wakeToo } from './wakes.ts'

/** Writes of seats that are offered. */
export const handoverWrites = (write: WriteMatch): Pick<Store, 'putHandover' | 'dropHandover'> => ({
  putHandover: (match, handover, settledVotes, wake) =>
    write(match, async (open) => {
      const row = makeHandoverRow(match, handover)
      await open
        .insertInto('handovers')
        .values(row)
        .onConflict((known) => known.column('token').doUpdateSet(row))
        .execute()
      await dropVotes(open, match, settledVotes)
      await wakeToo(open, match, wake)
    }),
  dropHandover: (match, token, settledVotes) =>
    write(match, async (open) => {
      await open
        .deleteFrom('handovers')
        .where((is) => isOffer(is, match, token))
        .execute()
      await dropVotes(open, match, settledVotes)
    }),
})

export async function handoversOf(db: Db, match: string): Promise<readonly Handover[]> {
  const rows = await db.selectFrom('handovers').selectAll().where('match', '=', match).orderBy('token').execute()
  return rows.map(parseHandover)
}
export async function matchOfHandover(db: Db, token: string): Promise<string | undefined> {
  return (await db.selectFrom('handovers').select('match').where('token', '=', token).executeTakeFirst())?.match
}

/** Gives a seat to its new holder, and keeps who held it before. */
export async function giveSeat(open: Db, match: string, { token, seat, person, name, former, drafts }: NewHolder): Promise<void> {
  await open.updateTable('seats').set({ person, name, auto: 0 }).where('match', '=', match).where('seat', '=', seat).execute()
  await open
    .updateTable('handovers')
    .set({ former, drafts: JSON.stringify(drafts) })
    .where((is) => isOffer(is, match, token))
    .execute()
}

/** A seat that has passed on is no offer any more: its row says who held it. */
const isOffer = ({ eb, and }: ExpressionBuilder<Tables, 'handovers'>, match: string, token: string) =>
  and([eb('match', '=', match), eb('token', '=', token), eb('former', 'is', null)])

const makeHandoverRow = (match: string, { token, seat, by, taker, former, drafts }: Handover): Tables['handovers'] => ({
  token,
  match,
  seat,
  by,
  person: taker?.person ?? null,
  name: taker?.name ?? null,
  key: taker?.key ?? null,
  link_end: taker?.linkEnd ?? null,
  taken: taker?.time ?? null,
  former,
  drafts: JSON.stringify(drafts),
})

const draftsSchema: z.ZodType<readonly DraftOrder[]> = z.array(z.strictObject({ call: z.string(), order: z.unknown() }))
const bySchema = z.enum(['holder', 'others']) satisfies z.ZodType<Handover['by']>

const parseHandover = ({ token, seat, by, person, name, key, link_end, taken, former, drafts }: Tables['handovers']): Handover => ({
  token,
  seat,
  by: bySchema.parse(by),
  taker: person !== null && name !== null && key !== null && taken !== null ? { person, name, key, linkEnd: link_end, time: taken } : null,
  former,
  drafts: draftsSchema.parse(JSON.parse(drafts)),
})
