// A host that has other houses too: what begins with a path is handed on to one of them, the rest is not there.
import { createServer, type IncomingMessage, request } from 'node:http'

export interface Road {
  /** 'http://127.0.0.1:12345' */
  readonly host: string
  /** Every request that came by, the latest last. */
  readonly asked: readonly Pick<IncomingMessage, 'method' | 'url' | 'headers'>[]
  /** Whoever is connected is cut off, and nobody gets through until `open`. */
  block(): void
  open(): void
  close(): void
}
export interface ProxyRoute {
  readonly base: string
  /** Of the house. */
  readonly to: string
  /** Is the path left out of what is handed on? */
  readonly strip: boolean
}

export async function proxy({ base, to, strip }: ProxyRoute): Promise<Road> {
  const asked: IncomingMessage[] = []
  let blocked = false
  const server = createServer((coming, answer) => {
    if (blocked) return void coming.destroy()
    asked.push(coming)
    const { url = '/', method, headers } = coming
    if (!url.startsWith(base)) return void answer.writeHead(418).end('another house')
    const path = strip ? url.slice(base.length) || '/' : url
    const onward = request(new URL(path, to), { method, headers }, (back) => {
      answer.writeHead(back.statusCode ?? 502, back.headers)
      back.pipe(answer)
    })
    onward.once('error', () => answer.destroy())
    answer.once('close', () => onward.destroy())
    coming.pipe(onward)
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
