// The mail of a notice: which game, which question, until when, and a link.
import { createHmac } from 'node:crypto'
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

const HEADINGS: Readonly<Record<Notice['kind'], string>> = {
  move: 'Your move',
  last: 'All others have answered',
  reminder: 'Reminder: your move',
}

/** A mail for one notice. */
export function noticeMail(notice: Notice, site: NoticeSite, unsubscribe: string): NoticeMail {
  const { kind, match, person, key } = notice
  const { title, game, question, link } = partsOf(notice)
  const lines = [`${HEADINGS[kind]} in ${title} (${game}).`, question]
  return {
    subject: `${title}: ${HEADINGS[kind].toLowerCase()}`,
    text: textOf([...lines, link], unsubscribe),
    html: htmlOf(
      `${lines.map((line) => `<p>${escaped(line)}</p>`).join('')}<p><a href="${escaped(link)}">Open the match</a></p>`,
      unsubscribe,
    ),
    ...idsOf(site, { message: key, thread: ['thread', match, person] }),
    unsubscribe,
  }
}

/** What a daily mail tells, and the key of its errand. */
export interface QuestionList {
  readonly key: string
  readonly person: string
  /** The open questions, those that are due first in front. */
  readonly questions: readonly Pick<Notice, 'title' | 'game' | 'question' | 'due' | 'zone' | 'link'>[]
}
/** A mail for all open questions of a person. */
export function digestMail({ key, person, questions }: QuestionList, site: NoticeSite, unsubscribe: string): NoticeMail {
  const many = questions.length === 1 ? '1 question waits for you' : `${questions.length} questions wait for you`
  const items = questions.map(partsOf)
  const texts = items.map(({ title, game, question, link }) => `${title} (${game})\n${question}\n${link}`)
  const list = items.map(
    ({ title, game, question, link }) =>
      `<li><a href="${escaped(link)}">${escaped(title)}</a> (${escaped(game)})<br>${escaped(question)}</li>`,
  )
  return {
    subject: many,
    text: textOf([`${many}.`, ...texts], unsubscribe),
    html: htmlOf(`<p>${many}.</p><ul>${list.join('')}</ul>`, unsubscribe),
    ...idsOf(site, { message: key, thread: ['digests', person] }),
    unsubscribe,
  }
}

const partsOf = ({ title, game, question, due, zone, link }: QuestionList['questions'][number]) => ({
  title: oneLine(title),
  game: oneLine(game),
  question: `${oneLine(question)}. ${due === null ? 'There is no deadline.' : `Until ${timeIn(due, zone)}.`}`,
  link,
})
const textOf = (parts: readonly string[], unsubscribe: string): string =>
  `${parts.join('\n\n')}\n\nNo more mails like this: ${unsubscribe}\n`
const htmlOf = (body: string, unsubscribe: string): string =>
  `<!doctype html><html lang="en"><body>${body}<p><small><a href="${escaped(unsubscribe)}">No more mails like this</a></small></p></body></html>\n`
const idsOf = (site: NoticeSite, { message, thread }: { readonly message: string; readonly thread: readonly string[] }) => ({
  messageId: `<${hashOf(site, ['message', message])}@${site.domain}>`,
  thread: `<${hashOf(site, thread)}@${site.domain}>`,
})

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
