// A server as it is run, in a process of its own on a free port, that can be killed in the middle and started again on the same data.
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url))

export interface Spawned {
  /** 'http://localhost:12345/' */
  readonly url: string
  readonly folder: string
  readonly pid: number
  /** What it has written to standard output and error. */
  output(): string
  /** As a power cut would: no warning, no last words. */
  kill(): Promise<void>
  /** On the same data, at the same address. */
  restart(): Promise<void>
  /** Asks it to stop, resolves to its exit code, and removes the data. */
  stop(): Promise<number | null>
}

export type Environment = Readonly<Record<string, string>>

/** Skirmish is on its shelf, nobody is limited, bots and pauses are quick, unless `environment` says otherwise. */
export async function spawnServer(environment: Environment = {}): Promise<Spawned> {
  const folder = mkdtempSync(join(tmpdir(), 'admiralty-spawned-'))
  let process = await launch(folder, environment)
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
    async restart() {
      process = await launch(folder, { ...environment, PORT: new URL(process.url).port })
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

/** Runs it until it says where it is, or rejects with its last words. */
export function launch(folder: string, environment: Environment): Promise<Launched> {
  const child = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: folder,
      RATE_LIMIT: '0',
      PACE_BOT: '1',
      PACE_AUTO: '1',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  return new Promise((resolve, reject) => {
    const hear = (chunk: Buffer): void => {
      output += chunk.toString()
      const url = /Admiralty is at (\S+)/.exec(output)?.[1]
      if (url !== undefined) resolve({ url, pid: child.pid ?? 0, output: () => output, end: (signal) => end(child, signal) })
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
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
