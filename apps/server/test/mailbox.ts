// A mailer that keeps what it sends, for tests.
import type { Mail, Mailer } from '../src/index.ts'

export interface Mailbox extends Mailer {
  readonly mails: readonly Mail[]
  /** The token of the latest link that was sent to this address. */
  tokenFor(address: string): string
}

export function mailbox(): Mailbox {
  const mails: Mail[] = []
  return {
    sendsMail: true,
    mails,
    send: async (mail) => void mails.push(mail),
    tokenFor(address) {
      const text = mails.findLast(({ to }) => to === address.toLowerCase())?.text ?? ''
      return /\/me\/mail\/([\w-]+)/.exec(text)?.[1] ?? ''
    },
  }
}
