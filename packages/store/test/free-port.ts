// A port for a server that a test kills and starts again.
import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** A free port outside the range for outgoing connections, so that no process takes it while the server is down. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 30_000)
    if (await isFree(port)) return port
  }
}
function isFree(port: number): Promise<boolean> {
  const server = createServer()
  return new Promise((resolve) => {
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}
