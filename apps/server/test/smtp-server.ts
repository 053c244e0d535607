// A real SMTP server, which treats each mail as the test says. Any kind of test may use it.
import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** What happens to a mail: it is taken; taken, and the connection is cut before the answer; not taken, and the connection is cut; refused for now; or taken late. */
export type MailFate = 'take' | 'take and cut' | 'cut' | 'refuse' | 'delay'
export interface SmtpServer {
  readonly url: string
  /** The mails that the server has taken, doubles included. */
  readonly taken: TakenMail[]
  close(): Promise<void>
}
/** A mail, and the address to which it is returned. */
export interface TakenMail extends Email {
  readonly returnPath: string
}

/** Turns of the event loop that a late answer waits for. */
const LATE = 50

/** Starts a server on a free port. `receivers` answers an address with a code, or null to accept it. */
export async function openSmtpServer(
  fate: () => MailFate,
  receivers: (address: string) => number | null = () => null,
): Promise<SmtpServer> {
  const taken: TakenMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onRcptTo({ address }, _, answer) {
      const responseCode = receivers(address)
      answer(responseCode === null ? null : Object.assign(new Error('no such person'), { responseCode }))
    },
    async onData(stream, { id, envelope }, answer) {
      const returnPath = envelope.mailFrom === false ? '' : envelope.mailFrom.address
      const mail = { ...(await PostalMime.parse(await buffer(stream))), returnPath }
      const chosen = fate()
      if (chosen !== 'cut' && chosen !== 'refuse') taken.push(mail)
      if (chosen === 'delay') for (let turn = 0; turn < LATE; turn += 1) await new Promise(setImmediate)
      if (chosen === 'take' || chosen === 'delay') answer(null)
      else if (chosen === 'refuse') answer(Object.assign(new Error('try again'), { responseCode: 451 }))
      else cut(server, id)
    },
  })
  server.on('error', () => undefined)
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  const address = listening.address()
  if (typeof address !== 'object' || !address) throw new Error('the mail server does not listen on a port')
  const close = (): Promise<void> => new Promise((resolve) => server.close(() => resolve()))
  return { url: `smtp://127.0.0.1:${address.port}`, taken, close }
}

/** Ends the connection of a session without an answer. The library keeps its sockets to itself. */
function cut(server: SMTPServer, session: string): void {
  const connections: ReadonlySet<unknown> = Reflect.get(server, 'connections')
  for (const connection of connections)
    if (typeof connection === 'object' && connection && Reflect.get(connection, 'id') === session)
      Reflect.get(connection, '_socket').destroy()
}
