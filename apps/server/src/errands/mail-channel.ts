// Notices by mail, to the verified address of a person: each at once, or kept for the daily mail.
import type { NoticeChoice, Store } from '@admiralty/store'
import type { Clock } from '../platform/ports.ts'
import { isStopped } from './bounces.ts'
import type { Channel, ChannelAnswer } from './channel.ts'
import { digestErrand, nextDigest } from './digest-time.ts'
import { endTokenOf } from './end-token.ts'
import type { Notice } from './notice.ts'
import { type NoticeMail, type NoticeSite, noticeMail } from './notice-mail.ts'
import type { NoticePost } from './smtp.ts'

/** The name of this channel in lists. */
export const MAIL = 'mail'

export interface MailPorts extends Pick<NoticeSite, 'publicUrl' | 'secret'> {
  readonly store: Pick<Store, 'addressOf' | 'noticeChoice' | 'addErrand'>
  readonly clock: Pick<Clock, 'now'>
  readonly post: NoticePost
}

/** The channel of mails. The Message-ID follows from the key of a notice, so a second mail is the same mail. */
export const mailChannel = (ports: MailPorts): Channel => ({
  name: MAIL,
  async tell(notice) {
    const { store, post, publicUrl, secret } = ports
    const { person, kind } = notice
    const choice = await store.noticeChoice(person)
    const found = await store.addressOf(person)
    const mode = choice[kind][notice.clock]
    if (!found || isStopped(found) || mode === 'none') return { kind: 'unused' }
    if (mode === 'daily' && (await isKept(notice, choice, ports))) return { kind: 'unused' }
    const site = { publicUrl, secret, domain: post.domain }
    const unsubscribe = `${publicUrl}/api/notices/${endTokenOf(site, person, notice.clock)}`
    return postTo(found.address, noticeMail(notice, site, unsubscribe), ports)
  },
})

/** Leaves the notice to the daily mail, unless its deadline is not after that. */
async function isKept(notice: Notice, choice: NoticeChoice, { store, clock }: MailPorts): Promise<boolean> {
  const time = nextDigest(choice, clock.now())
  if (notice.due !== null && notice.due <= time) return false
  await store.addErrand(digestErrand(notice, time))
  return true
}

/** Sends a mail, and says what became of it. */
export async function postTo(address: string, mail: NoticeMail, { post }: Pick<MailPorts, 'post'>): Promise<ChannelAnswer> {
  const answer = await post.post(address, mail)
  switch (answer.kind) {
    case 'taken':
      return { kind: 'sent', address }
    case 'refused':
      return { kind: 'refused', address, why: answer.why }
    case 'failed':
      return { kind: 'failed', why: answer.why }
  }
}
