// Several processes of the server behind one port. This process only accepts connections: it reads where the first request of each goes,
// and passes the connection to the process that owns the match. After that it is not on the way.
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LIMITS } from '@admiralty/protocol'
import { explainListening } from '../platform/cannot-start.ts'
import type { Settings } from '../platform/settings.ts'
import type { Running } from '../start.ts'
import { ChildServer, type PendingConnection } from './child-server.ts'
import { makeRouting } from './owner.ts'

/** The address in the first line of a request. */
const FIRST_LINE = /^[A-Z-]+ ([!-~]+) HTTP\//

/** Starts the processes and listens. `program` is what each of them runs. Throws `CannotStart` if the operator has to change something. */
export async function startProcesses(
  { PROCESSES: count, BASE_PATH: base, HOST: host, PORT: port }: Settings,
  program = new URL('./child.ts', import.meta.url),
): Promise<Running> {
  const folder = mkdtempSync(join(tmpdir(), 'admiralty-'))
  const processes = Array.from({ length: count }, (_, number) => {
    const report = (what: string): void => console.error(`Process ${number + 1} of ${count} ${what}.`)
    return new ChildServer({ program, args: [String(number), folder], passAgain: (connection) => pass(connection), report })
  })
  const routing = makeRouting({ count, base })
  let turn = 0
  /**
   * Passes a connection to the process that owns its match, otherwise to each process in turn.
   * Another process answers for one that is not ready.
   */
  const pass = (connection: PendingConnection): void => {
    const url = FIRST_LINE.exec(connection.head)?.[1]
    turn = (turn + 1) % count
    const first = routing(url ?? '') ?? turn
    const inTurn = [...processes.slice(first), ...processes.slice(0, first)]
    const chosen = inTurn.find(({ isReady }) => isReady) ?? inTurn[0]
    chosen?.pass(connection)
  }
  const silent = new Set<Socket>()
  // A socket reads nothing more after the first bytes. All later bytes are for the other process.
  const listener = createServer({ allowHalfOpen: true, noDelay: true, highWaterMark: 0 }, (socket) => {
    silent.add(socket)
    socket.once('close', () => silent.delete(socket))
    socket.on('error', () => socket.destroy())
    socket.once('end', () => socket.destroy())
    socket.setTimeout(LIMITS.arrival * 1000, () => socket.destroy())
    socket.once('readable', () => {
      const bytes: Buffer | null = socket.read()
      if (bytes === null) return
      socket.setTimeout(0)
      silent.delete(socket)
      pass({ socket, head: bytes.toString('latin1') })
    })
  })
  const stop = async (): Promise<void> => {
    listener.close()
    for (const socket of silent) socket.destroy()
    await Promise.all(processes.map((one) => one.stop()))
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    const [first, ...others] = processes
    // The first process migrates the database.
    const ready = await first?.start()
    await Promise.all(others.map((one) => one.start()))
    listener.listen({ host, port })
    await once(listener, 'listening')
    const address = listener.address()
    const shown = typeof address === 'object' && address ? address.port : port
    return { url: `http://localhost:${shown}${base}/`, location: ready?.location ?? '', stop }
  } catch (error) {
    await stop()
    throw explainListening(error, { HOST: host, PORT: port })
  }
}
