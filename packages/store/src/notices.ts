// The rows of notices: the choices of people, and what was sent to them.
import { type Kysely, sql } from 'kysely'
import { z } from 'zod'
import type { Backend } from './backend.ts'
import type { ErrandKind } from './errand-store.ts'
import { parseKind } from './errands.ts'
import type { Db } from './group-commit.ts'
import {
  DEFAULT_CHOICE,
  type ListedNotice,
  NOTICE_MODES,
  NOTICE_STATES,
  type NoticeBounce,
  type NoticeChoice,
  type NoticeRecord,
  type NoticeStore,
  type WaitingNotice,
} from './notice-store.ts'
import type { Tables } from './tables.ts'

const modeSchema = z.enum(NOTICE_MODES)
const modesSchema = z.object({ answer: modeSchema, calendar: modeSchema })
const atOnceSchema = modeSchema.exclude(['daily'])
const atOnceModesSchema = z.object({ answer: atOnceSchema, calendar: atOnceSchema })
const choiceSchema: z.ZodType<NoticeChoice> = z.object({
  move: modesSchema,
  last: atOnceModesSchema,
  reminder: atOnceModesSchema,
  hour: z.int(),
  zone: z.string(),
})
const stateSchema = z.enum(NOTICE_STATES)

/** The part of the store for notices. */
export const noticeStore = (db: Kysely<Tables>, { write }: Backend): NoticeStore => ({
  async noticeChoice(person) {
    const row = await db.selectFrom('notice_choices').select('choice').where('person', '=', person).executeTakeFirst()
    return row ? choiceSchema.parse(JSON.parse(row.choice)) : DEFAULT_CHOICE
  },
  setNoticeChoice: (person, chosen) =>
    write(async (open) => {
      const choice = JSON.stringify(chosen)
      await open
        .insertInto('notice_choices')
        .values({ person, choice })
        .onConflict((known) => known.column('person').doUpdateSet({ choice }))
        .execute()
    }),
  notedChannels: async (key) =>
    (await db.selectFrom('notices').select('channel').where('key', '=', key).orderBy('channel').execute()).map(({ channel }) => channel),
  noteNotice: (notice, bounce) => write((open) => noteNotice(open, notice, bounce)),
  noteBounce: (bounce) => write((open) => noteBounce(open, bounce)),
  noticesOf: (person, limit) => noticesOf(db, person, limit),
  waitingNotices: (person, limit) => waitingNotices(db, person, limit),
  forgetNotices: (before) => write(async (open) => void (await open.deleteFrom('notices').where('time', '<', before).execute())),
})

async function noticesOf(db: Db, person: string, limit: number): Promise<readonly ListedNotice[]> {
  const rows = await db
    .selectFrom('notices')
    .leftJoin('matches', 'matches.id', 'notices.match')
    .select(['key', 'channel', 'person', 'kind', 'match', 'seat', 'time', 'address', 'state', 'why', 'matches.title'])
    .where('person', '=', person)
    .orderBy('time', 'desc')
    .orderBy('key')
    .orderBy('channel')
    .limit(limit)
    .execute()
  return rows.map((row) => ({ ...row, kind: parseKind(row.kind), state: stateSchema.parse(row.state) }))
}

async function waitingNotices(db: Db, person: string, limit: number): Promise<readonly WaitingNotice[]> {
  const rows = await db
    .selectFrom('errands')
    .innerJoin('matches', 'matches.id', 'errands.match')
    .select(['errands.kind', 'errands.match', 'errands.due', 'errands.why', 'errands.parked', 'matches.title'])
    .where('person', '=', person)
    .where('done_at', 'is', null)
    .where((is) => is.or([is('tries', '>', 0), is('kind', '=', DIGEST)]))
    .orderBy('due')
    .orderBy('key')
    .limit(limit)
    .execute()
  return rows.map(({ kind, match, title, due, why, parked }) => {
    const about = kind === DIGEST ? { match: null, title: null } : { match, title }
    return { kind: parseKind(kind), ...about, due: parked === null ? due : null, why }
  })
}
/** A mail about all open questions of a person. */
const DIGEST: ErrandKind = 'digest'

async function noteNotice(open: Db, notice: NoticeRecord, bounce: string | null): Promise<void> {
  const { person, channel, state, address } = notice
  const known = await open.selectFrom('people').select('id').where('id', '=', person).where('deleted', 'is', null).executeTakeFirst()
  if (!known) return
  const { numInsertedOrUpdatedRows } = await open
    .insertInto('notices')
    .values({ ...notice, bounce })
    .onConflict((same) => same.columns(['key', 'channel']).doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows && channel === 'mail' && state === 'refused') await countBounce(open, person, address)
}

async function noteBounce(open: Db, { bounce, why }: NoticeBounce): Promise<boolean> {
  const notice = await open.selectFrom('notices').select(['person', 'address']).where('bounce', '=', bounce).executeTakeFirst()
  if (!notice) return false
  // A mail that came twice may come back twice.
  const { numUpdatedRows } = await open
    .updateTable('notices')
    .set({ state: 'bounced', why })
    .where('bounce', '=', bounce)
    .where('state', '=', 'sent')
    .executeTakeFirst()
  if (numUpdatedRows > 0n) await countBounce(open, notice.person, notice.address)
  return true
}

const countBounce = (open: Db, person: string, address: string) =>
  open
    .updateTable('addresses')
    .set({ bounces: sql<number>`bounces + 1` })
    .where('person', '=', person)
    .where('address', '=', address)
    .execute()
