// A real SMTP server that ends with its test.
import { onTestFinished } from 'vitest'
import { type MailFate, openSmtpServer, type SmtpServer } from './smtp-server.ts'

export type { MailFate }
/** A server that is closed at the end of the test. */
export type MailServer = Omit<SmtpServer, 'close'>

/** Starts a server on a free port. `receivers` answers an address with a code, or null to accept it. */
export async function startMailServer(...fates: Parameters<typeof openSmtpServer>): Promise<MailServer> {
  const server = await openSmtpServer(...fates)
  onTestFinished(server.close)
  return server
}
