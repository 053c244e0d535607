// A program in a process of its own that says what it has to say in messages.
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface Program {
  /** The next thing it says; rejects when it ends without a word. Our own programs say what their reader expects. */
  hear<T>(): Promise<T>
  tell(word: string): void
  /** Resolves when it has ended. */
  end(): Promise<void>
}

/** One of those that lie here. */
export const program = (name: string): URL => new URL(name, import.meta.url)

/** `flags` are Node's own. */
export function run(file: URL, args: readonly string[], flags: readonly string[] = []): Program {
  const child = fork(file, args, { execArgv: [...flags], stdio: ['ignore', 2, 2, 'ipc'] })
  const said: unknown[] = []
  let wake = (): void => undefined
  child.on('message', (word) => {
    said.push(word)
    wake()
  })
  child.on('exit', () => wake())
  return {
    async hear<T>() {
      while (said.length === 0) {
        if (hasEnded(child)) throw new Error(`${file.pathname} ended with ${child.exitCode ?? child.signalCode}`)
        await new Promise<void>((resolve) => {
          wake = resolve
        })
      }
      return said.shift() as T // see above
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

/** What a server says of itself. */
interface Usage {
  /** Bytes. */
  readonly heapUsed: number
  /** ms of processor time so far. */
  readonly cpu: number
}
export interface Server extends Program {
  readonly url: string
  usage(): Promise<Usage>
}

/** A program that says where it listens, and how it fares whenever it is told something. */
export async function serve(file: URL, args: readonly string[], flags: readonly string[] = []): Promise<Server> {
  const server = run(file, args, flags)
  const { url } = await server.hear<{ readonly url: string }>()
  const usage = (): Promise<Usage> => {
    server.tell('usage')
    return server.hear()
  }
  return { ...server, url, usage }
}

export async function inFreshFolder<T>(act: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'admiralty-bench-'))
  try {
    return await act(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
