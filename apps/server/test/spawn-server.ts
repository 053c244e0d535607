// A server in a process of its own on a free port. A test can kill it and start it again on the same data.
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '@admiralty/store/free-port'

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url))
/** Compiled modules, which save a quarter of the work of each start. */
const compiled = fileURLToPath(new URL('../../../node_modules/.cache/compiled-server', import.meta.url))

/** A server process. */
export interface Spawned {
  /** 'http://localhost:12345/' */
  readonly url: string
  readonly folder: string
  readonly pid: number
  /** The process's standard output and error so far. */
  output(): string
  /** Ends the process at once with SIGKILL, like a power cut. */
  kill(): Promise<void>
  /** Starts another process on the same data, at the same address. `changed` replaces settings. */
  restart(changed?: Environment): Promise<void>
  /** Ends the process with SIGTERM, removes the data, and resolves to the exit code. */
  stop(): Promise<number | null>
}

/** Settings of a server. */
export type Environment = Readonly<Record<string, string>>

/** Starts a server without rate limit, which is never too busy and has delays of 1 ms, unless `environment` says otherwise. */
export async function spawnServer(environment: Environment = {}): Promise<Spawned> {
  const folder = mkdtempSync(join(tmpdir(), 'admiralty-spawned-'))
  // The port stays reserved while the server is down.
  let process = await launch(folder, { PORT: String(await freePort()), ...environment })
  return {
    get url() {
      return process.url
    },
    folder,
    get pid() {
      return process.pid
    },
    output: () => process.output(),
    kill: () => process.end('SIGKILL').then(() => undefined),
    async restart(changed = {}) {
      process = await launch(folder, { ...environment, ...changed, PORT: new URL(process.url).port })
    },
    async stop() {
      const code = await process.end('SIGTERM')
      rmSync(folder, { recursive: true, force: true })
      return code
    },
  }
}

interface Launched {
  readonly url: string
  readonly pid: number
  output(): string
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null>
}

/** Starts a server and resolves when it prints its address. Rejects with its output if it ends before. */
export function launch(folder: string, environment: Environment): Promise<Launched> {
  const child = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      NODE_COMPILE_CACHE: compiled,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: folder,
      RATE_LIMIT: '0',
      // Other programs on the machine must not make it refuse requests.
      BUSY_AFTER: '0',
      PACE_BOT: '1',
      PACE_AUTO: '1',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  return new Promise((resolve, reject) => {
    const read = (chunk: Buffer): void => {
      output += chunk.toString()
      const url = /Admiralty is at (\S+)/.exec(output)?.[1]
      if (url !== undefined) resolve({ url, pid: child.pid ?? 0, output: () => output, end: (signal) => end(child, signal) })
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('close', (code) => reject(new Error(`the server ended with ${code}: ${output}`)))
  })
}

function end(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode)
  return new Promise((resolve) => {
    child.once('exit', (code) => resolve(code))
    child.kill(signal)
  })
}
