// A reverse proxy: forwards the requests under one path to a server and answers all others with 418.
import { createServer, type IncomingMessage, request } from 'node:http'

/** A running proxy. */
export interface Road {
  /** 'http://127.0.0.1:12345' */
  readonly host: string
  /** Every request so far, the latest last. */
  readonly asked: readonly Pick<IncomingMessage, 'method' | 'url' | 'headers'>[]
  /** Closes all connections and refuses new ones until `open`. */
  block(): void
  open(): void
  close(): void
}
export interface ProxyRoute {
  /** The path prefix, such as '/games/admiralty'. */
  readonly base: string
  /** The server's address. */
  readonly to: string
  /** Whether the prefix is removed before forwarding. */
  readonly strip: boolean
}

export async function proxy({ base, to, strip }: ProxyRoute): Promise<Road> {
  const asked: IncomingMessage[] = []
  let blocked = false
  const server = createServer((received, response) => {
    if (blocked) return void received.destroy()
    asked.push(received)
    const { url = '/', method, headers } = received
    if (!url.startsWith(base)) return void response.writeHead(418).end('another site')
    const path = strip ? url.slice(base.length) || '/' : url
    const forwarded = request(new URL(path, to), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    forwarded.once('error', () => response.destroy())
    response.once('close', () => forwarded.destroy())
    received.pipe(forwarded)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    host: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    asked,
    block() {
      blocked = true
      server.closeAllConnections()
    },
    open() {
      blocked = false
    },
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
