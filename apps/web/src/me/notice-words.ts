// What the list of notices says of each.
import type { SentNotice, UnsentNotice } from '../api/notices.ts'
import { shortDate } from '../parts/short-date.ts'

/** The kinds of notices, as the page names them. */
export const NOTICE_WORDS: Readonly<Record<SentNotice['kind'], string>> = {
  move: 'Your move',
  last: 'All others have answered',
  reminder: 'Reminder before the deadline',
  digest: 'Daily mail',
}

/** What became of a notice: 'came back: 5.1.1, sent Nov 14, 20:00'. Times are in ms since 1970. */
export function sentWords({ channel, state, why, time }: SentNotice, now: number): string {
  const by = channel === 'mail' ? 'by mail' : `by ${channel}`
  const reason = why === null ? '' : `: ${why}`
  const date = shortDate(time, now)
  switch (state) {
    case 'sent':
      return `sent ${by}, ${date}`
    case 'refused':
      return `refused${reason}, ${date}`
    case 'bounced':
      return `came back${reason}, sent ${date}`
  }
}
/** Why a notice was not sent yet, and when it is. */
export function waitingWords({ kind, due, why }: UnsentNotice, now: number): string {
  if (due === null) return `not sent and given up${why === null ? '' : `: ${why}`}`
  if (why !== null) return `not sent yet: ${why}. The next try is at ${shortDate(due, now)}`
  return kind === 'digest' ? `waits until ${shortDate(due, now)}` : `waits, next try at ${shortDate(due, now)}`
}
