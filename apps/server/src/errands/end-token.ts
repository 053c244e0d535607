// The token in each mail that ends such mails, and can do nothing else.
import { NOTICE_CLOCKS, type NoticeChoice } from '@admiralty/store'
import { hashOf, type NoticeSite } from './notice-mail.ts'

/** The mails that a token ends: those about matches with one kind of clock, or the daily ones. */
const ENDED_MAILS = [...NOTICE_CLOCKS, 'daily'] as const
export type EndedMails = (typeof ENDED_MAILS)[number]

export const endTokenOf = (site: Pick<NoticeSite, 'secret'>, person: string, mails: EndedMails): string =>
  Buffer.from(JSON.stringify([person, mails, hashOf(site, ['end', person, mails])])).toString('base64url')

/** Whose mails a token ends, and which; undefined for a forged one. */
export function parseEndToken(
  site: Pick<NoticeSite, 'secret'>,
  token: string,
): { readonly person: string; readonly mails: EndedMails } | undefined {
  try {
    const [person, kind]: readonly unknown[] = JSON.parse(Buffer.from(token, 'base64url').toString())
    const mails = ENDED_MAILS.find((one) => one === kind)
    return typeof person === 'string' && mails && endTokenOf(site, person, mails) === token ? { person, mails } : undefined
  } catch {
    return undefined
  }
}

/** The choice without these mails. */
export function withoutMails(choice: NoticeChoice, mails: EndedMails): NoticeChoice {
  const { move, last, reminder } = choice
  if (mails === 'daily') {
    const { answer, calendar } = move
    return { ...choice, move: { answer: answer === 'daily' ? 'none' : answer, calendar: calendar === 'daily' ? 'none' : calendar } }
  }
  const none = { [mails]: 'none' } as const
  return { ...choice, move: { ...move, ...none }, last: { ...last, ...none }, reminder: { ...reminder, ...none } }
}
