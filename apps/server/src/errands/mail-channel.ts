// Notices by mail, to the verified address of a person, and the links in them that end such mails.
import { NOTICE_CLOCKS, type NoticeClock, type Store } from '@admiralty/store'
import type { Channel } from './channel.ts'
import { hashOf, type NoticeSite, noticeMail } from './notice-mail.ts'
import type { NoticePost } from './smtp.ts'

export interface MailChannelPorts extends Pick<NoticeSite, 'publicUrl' | 'secret'> {
  readonly store: Pick<Store, 'addressOf' | 'noticeChoice'>
  readonly post: NoticePost
}

/** The channel of mails. The Message-ID follows from the key of a notice, so a second mail is the same mail. */
export const mailChannel = ({ store, post, publicUrl, secret }: MailChannelPorts): Channel => ({
  name: 'mail',
  async tell(notice) {
    const { person, clock, kind } = notice
    const found = await store.addressOf(person)
    const choice = await store.noticeChoice(person)
    if (!found || choice[kind][clock] === 'none') return { kind: 'unused' }
    const site = { publicUrl, secret, domain: post.domain }
    const { address } = found
    const answer = await post.post(address, noticeMail(notice, site, `${publicUrl}/api/notices/${endTokenOf(site, person, clock)}`))
    switch (answer.kind) {
      case 'taken':
        return { kind: 'sent', address }
      case 'refused':
        return { kind: 'refused', address, why: answer.why }
      case 'failed':
        return { kind: 'failed', why: answer.why }
    }
  },
})

/** A token that ends the mails to a person about matches with one kind of clock, and can do nothing else. */
const endTokenOf = (site: Pick<NoticeSite, 'secret'>, person: string, clock: NoticeClock): string =>
  Buffer.from(JSON.stringify([person, clock, hashOf(site, ['end', person, clock])])).toString('base64url')

/** Whose mails a token ends; undefined for a forged one. */
export function parseEndToken(
  site: Pick<NoticeSite, 'secret'>,
  token: string,
): { readonly person: string; readonly clock: NoticeClock } | undefined {
  try {
    const [person, kind]: readonly unknown[] = JSON.parse(Buffer.from(token, 'base64url').toString())
    const clock = NOTICE_CLOCKS.find((one) => one === kind)
    return typeof person === 'string' && clock && endTokenOf(site, person, clock) === token ? { person, clock } : undefined
  } catch {
    return undefined
  }
}
