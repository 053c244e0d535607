// What webhooks and notifications say of a notice: which game, which question, until when, and where to answer it.
import type { Notice } from '../errands/notice.ts'

/** A notice as data. */
export interface ToldNotice {
  readonly game: string
  readonly title: string
  readonly question: string
  /** When the time to answer ends, in the form 2026-12-06T19:00:00.000Z; null for never. */
  readonly until: string | null
  readonly link: string
}
/** Equal notices have equal bytes. */
export const toldNotice = ({ game, title, question, due, link }: Notice): ToldNotice => ({
  game,
  title,
  question,
  until: due === null ? null : new Date(due).toISOString(),
  link,
})
