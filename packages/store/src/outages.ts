// The times in which no server ran. A running server marks the time again and again; a long gap between two marks is an outage.
import type { TimeSpan } from '@admiralty/clocks'
import { z } from 'zod'
import type { Db } from './group-commit.ts'

/** The rows of the table `server`: the last mark, and the latest outages. */
export const OUTAGE_ROWS = { mark: 'running', outages: 'outages' } as const
/** Milliseconds between two marks beyond which no server ran. */
export const LONGEST_GAP = 150_000
/** Outages that are kept. */
const MOST_OUTAGES = 20

const outagesSchema = z.array(z.strictObject({ from: z.number(), to: z.number() }))

/** Marks that a server runs at `now`, in ms since 1970. Returns the latest outages, the oldest first. */
export async function markRunning(open: Db, now: number): Promise<readonly TimeSpan[]> {
  const mark = Number((await rowValue(open, OUTAGE_ROWS.mark)) ?? now)
  const known = outagesSchema.parse(JSON.parse((await rowValue(open, OUTAGE_ROWS.outages)) ?? '[]'))
  await put(open, OUTAGE_ROWS.mark, `${Math.max(mark, now)}`)
  if (now - mark <= LONGEST_GAP) return known
  const outages = [...known, { from: mark, to: now }].slice(-MOST_OUTAGES)
  await put(open, OUTAGE_ROWS.outages, JSON.stringify(outages))
  return outages
}

const rowValue = async (open: Db, name: string): Promise<string | undefined> =>
  (await open.selectFrom('server').select('value').where('name', '=', name).executeTakeFirst())?.value
async function put(open: Db, name: string, value: string): Promise<void> {
  await open
    .insertInto('server')
    .values({ name, value })
    .onConflict((taken) => taken.column('name').doUpdateSet({ value }))
    .execute()
}
