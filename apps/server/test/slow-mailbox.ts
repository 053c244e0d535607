// A real SMTP server that takes its time, for runs outside of tests. It keeps which mail went to whom, by Message-ID.
import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** A mail that the server has taken. */
export interface TakenMail {
  readonly to: string
  readonly messageId: string
  readonly text: string
}
export interface SlowMailbox {
  readonly url: string
  /** All mails, doubles included. */
  readonly taken: readonly TakenMail[]
  close(): Promise<void>
}

/** Starts a server on a free port. `delay`: milliseconds between taking a mail and saying so, so that a sender may be killed in between. */
export async function openSlowMailbox(delay: () => number): Promise<SlowMailbox> {
  const taken: TakenMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    async onData(stream, _, answer) {
      const whole = await buffer(stream).catch(() => null)
      // The sender was killed within the mail.
      if (!whole) return
      const { to, messageId = '', text = '' } = await PostalMime.parse(whole)
      taken.push({ to: to?.[0]?.address ?? '', messageId, text })
      await sleep(delay())
      answer(null)
    },
  })
  server.on('error', () => undefined)
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  const address = listening.address()
  if (typeof address !== 'object' || !address) throw new Error('the mail server does not listen on a port')
  return { url: `smtp://127.0.0.1:${address.port}`, taken, close: () => new Promise((resolve) => server.close(() => resolve())) }
}
