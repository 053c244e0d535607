// Starts the servers of the twins as processes of their own, and reads their metrics.
import { type ChildProcess, fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const METRICS_TOKEN = 'the token of the twins'
/** How long a condition of a server may take, in ms. */
const PATIENCE = 20_000

export interface ServerOptions {
  /** Tokens, keys and dice follow from it. */
  readonly seed: string
  /** `frozen`: time stands still. */
  readonly clock: 'frozen' | 'system'
  /** Matches beyond which idle ones leave memory. */
  readonly maxIdle: number
}

/** A server in a process of its own. */
export interface ServerProcess {
  readonly port: number
  /** 'http://127.0.0.1:12345' */
  readonly url: string
  /** Waits until a figure of `/metrics` has this value. */
  reaches(name: 'admiralty_streams_open' | 'admiralty_matches_open', value: number): Promise<void>
  /** Ends the process and removes its data. */
  stop(): Promise<void>
}

export async function startServer({ seed, clock, maxIdle }: ServerOptions): Promise<ServerProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'admiralty-twins-'))
  const file = fileURLToPath(new URL('./server.ts', import.meta.url))
  const child = fork(file, [folder, seed, clock, String(maxIdle), METRICS_TOKEN], { execArgv: [], stdio: ['ignore', 2, 2, 'ipc'] })
  const url = `http://127.0.0.1:${await portOf(child)}`
  const figure = async (name: string): Promise<number> => {
    const response = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })
    return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(await response.text())?.[1] ?? Number.NaN)
  }
  return {
    port: Number(new URL(url).port),
    url,
    async reaches(name, value) {
      const started = performance.now()
      for (;;) {
        const now = await figure(name)
        if (now === value) return
        if (performance.now() - started > PATIENCE) throw new Error(`${name} is ${now} and does not become ${value}`)
      }
    },
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.disconnect()
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function portOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    child.once('message', (message) => {
      const { port } = message as { readonly port: number } // the only message of `server.ts`
      resolve(port)
    })
    child.once('exit', (code) => reject(new Error(`a server of the twins ended with code ${code}`)))
  })
}
