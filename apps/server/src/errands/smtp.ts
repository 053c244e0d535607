// Sends mail through an SMTP server, with nodemailer.
import { createTransport } from 'nodemailer'
import { z } from 'zod'
import type { Mailer } from '../platform/mailer.ts'
import type { NoticeMail } from './notice-mail.ts'

/** What the mail server says of a notice: taken; refused for good, because of its receiver; or not now. */
type NoticeAnswer =
  | { readonly kind: 'taken' }
  | { readonly kind: 'refused'; readonly why: string }
  | { readonly kind: 'failed'; readonly why: string }
/** The port through which notices are sent. */
export interface NoticePost {
  /** The part of the sender's address after the @. */
  readonly domain: string
  /** Never throws. */
  post(to: string, mail: NoticeMail): Promise<NoticeAnswer>
}
export interface MailSettings {
  /** The address smtp://user:password@host:port, or smtps:// for TLS from the start. */
  readonly url: string
  /** The sender's address. */
  readonly from: string
}
/** The mail of a server. */
export interface SmtpMail extends Mailer, NoticePost {
  close(): void
}

/** Milliseconds to wait for a connection, for a greeting, and for an answer of a mail server that stalls. */
const PATIENCE = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 30_000 }
/** Connections that are open at the same time. */
const CONNECTIONS = 4

/** Mail through an SMTP server. Tests replace `patience`. */
export function openSmtp({ url, from }: MailSettings, patience = PATIENCE): SmtpMail {
  const safe = { disableFileAccess: true, disableUrlAccess: true }
  const transport = createTransport({ url, pool: true, maxConnections: CONNECTIONS, ...patience, ...safe })
  return {
    sendsMail: true,
    domain: from.slice(from.lastIndexOf('@') + 1),
    async send({ to, subject, text }) {
      if (!isAddress(to)) throw new Error('the address is not one of mail')
      await transport.sendMail({ from, to: { name: '', address: to }, subject, text })
    },
    async post(to, { subject, text, html, messageId, thread, unsubscribe }) {
      if (!isAddress(to)) return { kind: 'refused', why: 'the address is not one of mail' }
      try {
        await transport.sendMail({
          from,
          to: { name: '', address: to },
          subject,
          text,
          html,
          messageId,
          inReplyTo: thread,
          references: [thread],
          headers: {
            'List-Unsubscribe': `<${unsubscribe}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            'Auto-Submitted': 'auto-generated',
          },
        })
        return { kind: 'taken' }
      } catch (error) {
        return answerOf(error)
      }
    },
    close: () => transport.close(),
  }
}

/** Whether a text is one address without a name, line break or space. */
export const isAddress = (text: string): boolean => /^[^\s@<>,;:"()[\]\\\p{Cc}]{1,64}@[^\s@<>,;:"()[\]\\\p{Cc}]{1,190}$/u.test(text)

/** The part of an error of nodemailer that says what the server answered. */
const errorSchema = z.object({ code: z.string().optional(), responseCode: z.number().optional(), command: z.string().optional() })
/** Its text may quote an address, so it is left out. */
function answerOf(error: unknown): NoticeAnswer {
  const { code = 'unknown', responseCode, command = '' } = errorSchema.safeParse(error).data ?? {}
  if (responseCode === undefined) return { kind: 'failed', why: `the mail server cannot be reached or does not answer (${code})` }
  const isReceiver = code === 'EENVELOPE' && command.startsWith('RCPT')
  return responseCode >= 500 && isReceiver
    ? { kind: 'refused', why: `the mail server refused the address (${responseCode})` }
    : { kind: 'failed', why: `the mail server answered ${responseCode} (${code})` }
}
