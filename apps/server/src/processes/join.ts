// Makes a server one of several processes. The primary process passes connections to it. A later request on such a connection may be for
// a match of another process, which then answers it over a local socket.
import { rmSync } from 'node:fs'
import type { IncomingMessage, RequestListener, Server } from 'node:http'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { filesAllowed } from '../http/stream-limits.ts'
import { type PassedConnection, TAKEN } from './messages.ts'
import { makeRouting, type ProcessGroup } from './owner.ts'

/** The place of a process in its group. */
export interface ProcessPlace extends ProcessGroup {
  /** Counted from 0. */
  readonly number: number
  /** Folder of the local sockets of all processes. */
  readonly folder: string
}

/** Names the client's address in a request from another process. It is believed on local sockets only. */
const ADDRESS = 'admiralty-address'
/** Headers that are not forwarded, because they concern one connection only. */
const LOCAL_HEADERS = [ADDRESS, 'connection', 'keep-alive', 'proxy-connection', 'upgrade', 'expect', 'te', 'trailer']
/** The share of the files that a process may open which connections may take. Beyond it, Node would lose connections without a word. */
const FOR_CONNECTIONS = 0.9

/** Accepts connections from the primary process and requests from the other processes. Resolves when it does. */
export async function joinProcesses(server: FastifyInstance, place: ProcessPlace): Promise<void> {
  const http: Server = server.server
  const passed = new WeakSet<Socket>()
  const room = new Room(filesAllowed() * FOR_CONNECTIONS)
  answerOrForward(http, { place, passed, room })
  const path = localSocket(place, place.number)
  // A process that was killed has left it.
  rmSync(path, { force: true })
  await server.listen({ path })
  http.on('connection', (socket: Socket) => room.take(socket))
  process.on('message', ({ head }: PassedConnection, socket?: Socket) => {
    process.send?.(TAKEN)
    if (!socket) return
    if (room.isFull) return void socket.destroy()
    passed.add(socket)
    socket.allowHalfOpen = true
    socket.unshift(Buffer.from(head, 'latin1'))
    http.emit('connection', socket)
  })
}

/** Counts open connections. */
class Room {
  readonly #most: number
  #open = 0

  constructor(most: number) {
    this.#most = most
  }
  get isFull(): boolean {
    return this.#open >= this.#most
  }
  take(socket: Socket): void {
    this.#open += 1
    socket.once('close', () => {
      this.#open -= 1
    })
  }
}

const localSocket = ({ folder }: ProcessPlace, number: number): string =>
  join(process.platform === 'win32' ? join('\\\\?\\pipe', folder) : folder, `${number}.sock`)

interface ForwardingPorts {
  readonly place: ProcessPlace
  /** The sockets from the primary process. All others are from other processes. */
  readonly passed: WeakSet<Socket>
  readonly room: Room
}
function answerOrForward(http: Server, { place, passed, room }: ForwardingPorts): void {
  const routing = makeRouting(place)
  const listeners = http.listeners('request') as RequestListener[] // Node does not type listeners by their event
  http.removeAllListeners('request')
  http.on('request', (request, response) => {
    const answerHere = (): void => {
      for (const listen of listeners) listen.call(http, request, response)
    }
    const owner = passed.has(request.socket) ? routing(request.url ?? '') : setAddress(request)
    // A response without a socket waits for the one to the request before.
    const mayForward = response.socket !== null && hasPlainBody(request) && !room.isFull
    if (owner === null || owner === place.number || !mayForward) return answerHere()
    const line = connect(localSocket(place, owner))
    room.take(line)
    // The owner is down. The database lets any process answer.
    line.once('error', answerHere)
    line.once('connect', () => {
      line.off('error', answerHere)
      forward(request, line)
    })
  })
}

/** Whether the body has the same bytes after Node has read it. The client must know the framing of any response. */
const hasPlainBody = ({ headers, httpVersion }: IncomingMessage): boolean =>
  headers['transfer-encoding'] === undefined && httpVersion === '1.1'

/** Limits count by the address of the client, not of the process that forwards its request. Such a request is answered here. */
function setAddress({ socket, headers }: IncomingMessage): null {
  Object.defineProperty(socket, 'remoteAddress', { value: headers[ADDRESS], configurable: true })
  return null
}

/** Lets the process at the other end of `line` answer. It closes the connection after that, so the primary process routes the next one. */
function forward(request: IncomingMessage, line: Socket): void {
  const { method, url, rawHeaders, socket } = request
  // The client has closed the connection.
  if (socket.destroyed) return void line.destroy()
  const head = [`${method} ${url} HTTP/1.1`, `${ADDRESS}: ${socket.remoteAddress}`, 'connection: close']
  // Names and values in turn.
  for (const [at, name] of rawHeaders.entries())
    if (at % 2 === 0 && !LOCAL_HEADERS.includes(name.toLowerCase())) head.push(`${name}: ${rawHeaders[at + 1]}`)
  line.write(`${head.join('\r\n')}\r\n\r\n`, 'latin1')
  request.pipe(line, { end: false })
  line.pipe(socket)
  line.once('error', () => socket.destroy())
  socket.once('close', () => line.destroy())
}
