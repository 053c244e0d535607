// The port through which the server sends mail.

/** A mail to one address. No part of it comes from another person than its receiver. */
export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
}

export interface Mailer {
  /** Whether mails leave the server. If not, its pages say so. */
  readonly sendsMail: boolean
  /** Throws if the mail was not accepted. */
  send(mail: Mail): Promise<void>
}

/** A server without mail: its operator finds each mail in the log, and can pass a link on. Whoever reads the log can use the links. */
export const logMailer = (write: (message: string) => void): Mailer => ({
  sendsMail: false,
  send: async ({ to, subject, text }) => write(`no mail is set up, so this one was not sent. To: ${to}. ${subject}. ${text}`),
})
