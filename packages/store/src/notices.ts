// The rows of notices: the choices of people, and what was sent to them.
import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { Backend } from './backend.ts'
import { parseKind } from './errands.ts'
import type { NoticeModes, NoticeStore } from './notice-store.ts'
import type { Tables } from './tables.ts'

const DEFAULT_MODES: NoticeModes = { answer: 'each', calendar: 'each' }
const modeSchema = z.enum(['each', 'none'])

/** The part of the store for notices. */
export const noticeStore = (db: Kysely<Tables>, { write }: Backend): NoticeStore => ({
  async noticeModes(person) {
    const row = await db.selectFrom('notice_modes').select(['answer', 'calendar']).where('person', '=', person).executeTakeFirst()
    return row ? { answer: modeSchema.parse(row.answer), calendar: modeSchema.parse(row.calendar) } : DEFAULT_MODES
  },
  setNoticeModes: (person, modes) =>
    write(async (open) => {
      await open
        .insertInto('notice_modes')
        .values({ person, ...modes })
        .onConflict((known) => known.column('person').doUpdateSet(modes))
        .execute()
    }),
  noteNotice: (notice) =>
    write(async (open) => {
      const known =
        (await open.selectFrom('people').select('id').where('id', '=', notice.person).where('deleted', 'is', null).executeTakeFirst()) !==
        undefined
      if (!known) return
      await open
        .insertInto('notices')
        .values(notice)
        .onConflict((same) => same.column('key').doNothing())
        .execute()
    }),
  async noticesOf(person, limit) {
    const rows = db.selectFrom('notices').selectAll().where('person', '=', person).orderBy('time', 'desc').orderBy('key').limit(limit)
    return (await rows.execute()).map((row) => ({ ...row, kind: parseKind(row.kind) }))
  },
  forgetNotices: (before) => write(async (open) => void (await open.deleteFrom('notices').where('time', '<', before).execute())),
})
