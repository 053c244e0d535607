// The mail of a notice: which game, which question, until when, and a link.
import { createHmac } from 'node:crypto'
import type { ErrandKind } from '@admiralty/store'
import type { Notice } from './notice.ts'

/** The secret and the address from which links and ids of notices are made. */
export interface NoticeSite {
  /** The address of this server for its users, without a trailing slash. */
  readonly publicUrl: string
  /** The part of the sender's address after the @. */
  readonly domain: string
  /** A secret of this server. */
  readonly secret: string
}
/** A notice as it is sent. */
export interface NoticeMail {
  readonly subject: string
  readonly text: string
  readonly html: string
  /** With angle brackets, as in a header. */
  readonly messageId: string
  /** The id of the thread of the match, with angle brackets. */
  readonly thread: string
  /** The address that ends such notices: with POST at once, with GET after a question. */
  readonly unsubscribe: string
}

const HEADINGS: Readonly<Record<ErrandKind, string>> = { move: 'Your move', reminder: 'Reminder: your move' }

export function noticeMail(notice: Notice, site: NoticeSite, unsubscribe: string): NoticeMail {
  const { kind, match, person, key, due, zone, link } = notice
  const [title, game, question] = [oneLine(notice.title), oneLine(notice.game), oneLine(notice.question)]
  const until = due === null ? 'There is no deadline.' : `Until ${timeIn(due, zone)}.`
  const lines = [`${HEADINGS[kind]} in ${title} (${game}).`, `${question}. ${until}`]
  return {
    subject: `${title}: ${HEADINGS[kind].toLowerCase()}`,
    text: `${lines.join('\n\n')}\n\n${link}\n\nNo more mails like this: ${unsubscribe}\n`,
    html:
      `<!doctype html><html lang="en"><body>${lines.map((line) => `<p>${escaped(line)}</p>`).join('')}` +
      `<p><a href="${escaped(link)}">Open the match</a></p><p><small><a href="${escaped(unsubscribe)}">No more mails like this</a></small></p></body></html>\n`,
    messageId: `<${hashOf(site, ['message', key])}@${site.domain}>`,
    thread: `<${hashOf(site, ['thread', match, person])}@${site.domain}>`,
    unsubscribe,
  }
}

/** A hash that nobody else can compute, so an id tells nothing of what it is made of. */
export const hashOf = ({ secret }: Pick<NoticeSite, 'secret'>, parts: readonly string[]): string =>
  createHmac('sha256', `notices ${secret}`).update(JSON.stringify(parts)).digest('base64url')

/** A text without control characters and line breaks. */
const oneLine = (text: string): string => text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()
const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (letter) => ESCAPES[letter] ?? '')

/** 'Sunday 6 December, 20:00 (Europe/Berlin)'. */
function timeIn(time: number, zone: string): string {
  const parts = {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: zone,
  } as const
  return `${new Intl.DateTimeFormat('en-GB', parts).format(time)} (${zone})`
}
