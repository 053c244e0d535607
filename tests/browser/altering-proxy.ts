// A proxy between a browser and an honest server that alters what passes through, as the operator of a server could.
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import type { Message } from '@admiralty/match'
import { freePort } from '@admiralty/store/free-port'

type Body = Readonly<Record<string, unknown>>
/** The parts that the proxy alters; everything else passes as it is. */
interface Alterations {
  /** The body of a request that takes a seat by invitation. */
  joining?(body: Body): Body
  /** The message of an entry in the stream. */
  message?(message: Message): Message
}

export interface AlteringProxy {
  /** 'http://localhost:12345/' */
  readonly url: string
  stop(): void
}

/** The events of a stream with their messages altered. The last block may be incomplete, so it is passed on with the next ones. */
function* alteredEvents(blocks: readonly string[], alter: (message: Message) => Message): Generator<string> {
  for (const block of blocks) {
    const [, before = '', data = ''] = /^(.*event: entry\n.*data: )(.*)$/s.exec(block) ?? []
    yield data === '' ? `${block}\n\n` : `${before}${JSON.stringify(alter(JSON.parse(data)))}\n\n`
  }
}

async function pass(from: IncomingMessage, to: ServerResponse, upstream: string, { joining, message }: Alterations): Promise<void> {
  const sent = await text(from)
  const isJoining = joining && from.method === 'POST' && /\/api\/invitations\//.test(from.url ?? '')
  const body = isJoining ? JSON.stringify(joining(JSON.parse(sent))) : sent
  const { 'content-length': _, ...headers } = { ...from.headers, 'accept-encoding': 'identity' }
  const length = body === '' ? {} : { 'content-length': Buffer.byteLength(body) }
  const asked = request(new URL(from.url ?? '/', upstream), { method: from.method, headers: { ...headers, ...length } }, (answer) => {
    to.writeHead(answer.statusCode ?? 502, answer.headers)
    if (!message || !String(answer.headers['content-type']).startsWith('text/event-stream')) return void answer.pipe(to)
    let rest = ''
    answer.setEncoding('utf8')
    answer.on('data', (chunk: string) => {
      const blocks = (rest + chunk).split('\n\n')
      rest = blocks.pop() ?? ''
      for (const event of alteredEvents(blocks, message)) to.write(event)
    })
    answer.on('close', () => to.end())
  })
  asked.on('error', () => to.destroy())
  to.on('close', () => asked.destroy())
  asked.end(body)
}

/** Starts a proxy in front of a server. `upstream`: the address of the server. */
export async function alteringProxy(upstream: string, alterations: Alterations): Promise<AlteringProxy> {
  const port = await freePort()
  const server = createServer((from, to) => void pass(from, to, upstream, alterations).catch(() => to.destroy()))
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve))
  return {
    url: `http://localhost:${port}/`,
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}
