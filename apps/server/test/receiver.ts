// A web server with TLS on this machine, which stands for the public addresses hook.example.org and push.example.org.
import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import { makePoster, type Poster, type PosterOptions } from '../src/outlets/poster.ts'

/** A key and a certificate of tests only, for the names of the receivers. */
const KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgSCndDfiLS74BYwk5
f90r4IWwfSntzbM0h25NFhpul4ihRANCAAThUElIBCVFqt0JbdFuGGGps+nj8guD
1NwdBPBok+z1b3r3ErIxZOwR/d7J4CoNIItZM7eipEP+olvgpG6tPhXb
-----END PRIVATE KEY-----`
const CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIByTCCAW+gAwIBAgIUdjDCdvGxMs+D8Vl2OYeSPYNIDFEwCgYIKoZIzj0EAwIw
GzEZMBcGA1UEAwwQaG9vay5leGFtcGxlLm9yZzAgFw0yNjExMzAxNTI2MThaGA8y
MTI2MTEwNjE1MjYxOFowGzEZMBcGA1UEAwwQaG9vay5leGFtcGxlLm9yZzBZMBMG
ByqGSM49AgEGCCqGSM49AwEHA0IABOFQSUgEJUWq3Qlt0W4YYamz6ePyC4PU3B0E
8GiT7PVvevcSsjFk7BH93sngKg0gi1kzt6KkQ/6iW+Ckbq0+FdujgY4wgYswHQYD
VR0OBBYEFJCn3rJlNtiZu62pUCyQnl05cVXSMB8GA1UdIwQYMBaAFJCn3rJlNtiZ
u62pUCyQnl05cVXSMA8GA1UdEwEB/wQFMAMBAf8wOAYDVR0RBDEwL4IQaG9vay5l
eGFtcGxlLm9yZ4IQcHVzaC5leGFtcGxlLm9yZ4IJbG9jYWxob3N0MAoGCCqGSM49
BAMCA0gAMEUCIHdXy5TXsX/SX9YbtkmYy1MWQCdjmcc+JNLbs8dt+LDvAiEAxtFV
teRuKtvIyrh/9bVWk5guPD1asKwAArmMv8vqrM8=
-----END CERTIFICATE-----`

interface ReceivedPost {
  readonly path: string
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: Buffer
}
export interface Receiver {
  readonly port: number
  readonly received: ReceivedPost[]
  /** The status of each answer, counted from 1; null cuts the connection, and a function answers itself. */
  answer: (count: number, post: ReceivedPost) => number | null | ((response: ServerResponse) => void)
}

export async function startReceiver(): Promise<Receiver> {
  const receiver: Receiver = { port: 0, received: [], answer: () => 201 }
  const server = createServer({ key: KEY, cert: CERTIFICATE }, (request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const post = { path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) }
      const answer = receiver.answer(receiver.received.push(post), post)
      if (answer === null) request.socket.destroy()
      else if (typeof answer === 'function') answer(response)
      else response.writeHead(answer).end('an answer')
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo // it listens on a port
  return Object.assign(receiver, { port })
}

/** A poster for which this machine is the public network: every name leads to it. */
export const posterToHere = (options: PosterOptions = {}): Poster =>
  makePoster({
    ca: CERTIFICATE,
    network: {
      lookup: (_, { all }, answer) => (all ? answer(null, [{ address: '127.0.0.1', family: 4 }]) : answer(null, '127.0.0.1', 4)),
      isAllowed: () => true,
    },
    ...options,
  })
