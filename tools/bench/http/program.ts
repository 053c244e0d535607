// Runs a program in a child process that communicates by messages.
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A running child process. */
export interface Program {
  /** The next message; rejects if the process ends without one. The caller knows the type of the message. */
  hear<T>(): Promise<T>
  tell(word: string): void
  /** Resolves when it has ended. */
  end(): Promise<void>
}

/** The address of a program in this folder. */
export const program = (name: string): URL => new URL(name, import.meta.url)

/** Starts a program. `flags` are options of Node. */
export function run(file: URL, args: readonly string[], flags: readonly string[] = []): Program {
  const child = fork(file, args, { execArgv: [...flags], stdio: ['ignore', 2, 2, 'ipc'] })
  const received: unknown[] = []
  let wake = (): void => undefined
  child.on('message', (word) => {
    received.push(word)
    wake()
  })
  child.on('exit', () => wake())
  return {
    async hear<T>() {
      while (received.length === 0) {
        if (hasEnded(child)) throw new Error(`${file.pathname} ended with ${child.exitCode ?? child.signalCode}`)
        await new Promise<void>((resolve) => {
          wake = resolve
        })
      }
      return received.shift() as T // the caller knows the type
    },
    tell: (word) => void child.send(word),
    async end() {
      if (hasEnded(child)) return
      if (child.connected) child.disconnect()
      await once(child, 'exit')
    },
  }
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null

/** The memory and processor time of a server. */
export interface Usage {
  /** In bytes. */
  readonly heapUsed: number
  /** Resident memory of the process, in bytes. */
  readonly rss: number
  /** Processor time so far, in ms. */
  readonly cpu: number
  /** The most processor time in ms for which the server looked at nothing else, since it was last asked. */
  readonly turn: number
  /** Open connections. */
  readonly connections: number
}
/** A running server program. */
export interface Server extends Program {
  readonly url: string
  usage(): Promise<Usage>
}

/** Starts a server program. It sends its address first, and its usage whenever it receives a message. */
export async function serve(file: URL, args: readonly string[], flags: readonly string[] = []): Promise<Server> {
  const server = run(file, args, flags)
  const { url } = await server.hear<{ readonly url: string }>()
  const usage = (): Promise<Usage> => {
    server.tell('usage')
    return server.hear()
  }
  return { ...server, url, usage }
}

/** Calls `act` with a new temporary folder, which is deleted afterwards. */
export async function inFreshFolder<T>(act: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'admiralty-bench-'))
  try {
    return await act(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
