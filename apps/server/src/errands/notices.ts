// Handlers that tell people what they have to answer, by all channels. Each may run twice: what a channel has sent already is not sent again.
import type { ClaimedErrand, NoticeRecord, Store } from '@admiralty/store'
import type { Clock } from '../platform/ports.ts'
import type { Channel, ChannelAnswer } from './channel.ts'
import type { ErrandHandler, ErrandHandlers, ErrandResult } from './errand-loop.ts'
import { type NoticeSource, noticeOf } from './notice.ts'

export interface NoticePorts extends NoticeSource, NotePorts {
  readonly store: NoticeSource['store'] & NotePorts['store']
  readonly channels: readonly Channel[]
  /** Sends the daily mail. */
  readonly digest: ErrandHandler
}

export function noticeHandlers(ports: NoticePorts): ErrandHandlers {
  const tell: ErrandHandler = (errand, signal) => sendNotice(ports, errand, signal)
  return { move: tell, last: tell, reminder: tell, digest: ports.digest }
}

/** Sends a notice by each channel that has not sent it yet. If one fails, the errand is run again for it. */
async function sendNotice(ports: NoticePorts, errand: ClaimedErrand, signal: AbortSignal): Promise<ErrandResult> {
  const notice = await noticeOf(errand, ports)
  if (!notice) return { kind: 'done' }
  const noted = new Set(await ports.store.notedChannels(notice.key))
  const left = ports.channels.filter(({ name }) => !noted.has(name))
  const answers = await Promise.all(
    left.map(async (channel) => {
      const answer = await channel.tell(notice, signal)
      await noteAnswer(ports, notice, channel.name, answer)
      return answer
    }),
  )
  const failures = answers.flatMap((answer) => (answer.kind === 'failed' ? [answer.why] : []))
  return failures.length === 0 ? { kind: 'done' } : { kind: 'failed', why: failures.join('; ') }
}

/** What is noted of a notice. */
type Noted = Pick<NoticeRecord, 'key' | 'person' | 'kind' | 'match' | 'seat'>
export interface NotePorts {
  readonly store: Pick<Store, 'notedChannels' | 'noteNotice'>
  readonly clock: Pick<Clock, 'now'>
}
/** Notes what a channel has sent, or refused for good. */
export async function noteAnswer({ store, clock }: NotePorts, about: Noted, channel: string, answer: ChannelAnswer): Promise<void> {
  if (answer.kind !== 'sent' && answer.kind !== 'refused') return
  const { key, person, kind, match, seat } = about
  const noted = { key, channel, person, kind, match, seat, time: clock.now(), address: answer.address }
  if (answer.kind === 'sent') await store.noteNotice({ ...noted, state: 'sent', why: null }, answer.bounce ?? null)
  else await store.noteNotice({ ...noted, state: 'refused', why: answer.why }, null)
}
