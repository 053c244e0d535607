// Handlers that tell people what they have to answer, by all channels. Each may run twice: what a channel has sent already is not sent again.
import type { ClaimedErrand, Store } from '@admiralty/store'
import type { Clock } from '../platform/ports.ts'
import type { Channel, ChannelAnswer } from './channel.ts'
import type { ErrandHandler, ErrandHandlers, ErrandResult } from './errand-loop.ts'
import { type Notice, type NoticeSource, noticeOf } from './notice.ts'

export interface NoticePorts extends NoticeSource {
  readonly store: NoticeSource['store'] & Pick<Store, 'notedChannels' | 'noteNotice'>
  readonly clock: Pick<Clock, 'now'>
  readonly channels: readonly Channel[]
}

export function noticeHandlers(ports: NoticePorts): ErrandHandlers {
  const tell: ErrandHandler = (errand, signal) => sendNotice(ports, errand, signal)
  return { move: tell, reminder: tell }
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
      await note(ports, notice, channel, answer)
      return answer
    }),
  )
  const failures = answers.flatMap((answer) => (answer.kind === 'failed' ? [answer.why] : []))
  return failures.length === 0 ? { kind: 'done' } : { kind: 'failed', why: failures.join('; ') }
}

async function note({ store, clock }: NoticePorts, notice: Notice, { name: channel }: Channel, answer: ChannelAnswer): Promise<void> {
  if (answer.kind !== 'sent' && answer.kind !== 'refused') return
  const { key, person, kind, match, seat } = notice
  const about = { key, channel, person, kind, match, seat, time: clock.now(), address: answer.address }
  if (answer.kind === 'sent') await store.noteNotice({ ...about, state: 'sent', why: null }, answer.bounce ?? null)
  else await store.noteNotice({ ...about, state: 'refused', why: answer.why }, null)
}
