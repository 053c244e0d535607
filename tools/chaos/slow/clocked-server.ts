// A server process whose time the run moves. A second process waits with all modules loaded, so that a restart takes little real time.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { freePort } from '@admiralty/store/free-port'
import type { ClockMove, FromServer, ToServer } from './messages.ts'

const script = fileURLToPath(new URL('./server.ts', import.meta.url))
/** Compiled modules, which save a quarter of the work of each start. */
const compiled = fileURLToPath(new URL('../../../node_modules/.cache/compiled-server', import.meta.url))
/** The output of all processes that is kept, in characters. */
const KEPT = 20_000

/** A message of one kind. */
type Answer<K extends FromServer['kind']> = Extract<FromServer, { readonly kind: K }>

export class ClockedServer {
  readonly url: string
  readonly #environment: NodeJS.ProcessEnv
  #spare: LoadedProcess
  #running: LoadedProcess | null = null
  #output = ''

  private constructor(port: number, environment: NodeJS.ProcessEnv) {
    this.url = `http://127.0.0.1:${port}`
    this.#environment = { ...process.env, ...environment, NODE_COMPILE_CACHE: compiled, PORT: String(port) }
    this.#spare = this.#load()
  }
  /** `environment` has DATABASE_URL or DATA_DIR. It does not run yet. */
  static async make(environment: NodeJS.ProcessEnv): Promise<ClockedServer> {
    return new ClockedServer(await freePort(), environment)
  }

  get isUp(): boolean {
    return this.#running !== null
  }
  /** What its processes have printed lately. */
  get output(): string {
    return this.#output
  }

  /** Starts to serve at a time. Resolves when it accepts requests. */
  async start(now: number): Promise<void> {
    const next = this.#spare
    await next.answer('loaded')
    next.send({ kind: 'serve', now })
    await next.answer('served')
    this.#running = next
    this.#spare = this.#load()
  }
  /** Moves the clock and waits until the server has done what is due. Returns the time of the next look, if it is asked for; null also if it was killed. */
  async moveTo(move: ClockMove): Promise<number | null> {
    const server = this.#running
    if (!server) return null
    server.send({ kind: 'move', ...move })
    const answer = await server.answer('moved').catch((error: unknown) => {
      if (this.#running === server) throw error
      return null
    })
    return answer?.wake ?? null
  }
  /** Ends the process at once, as a power cut would. */
  async kill(): Promise<void> {
    const server = this.#running
    this.#running = null
    await server?.end()
  }
  /** Ends all processes. */
  async stop(): Promise<void> {
    await Promise.all([this.kill(), this.#spare.end()])
  }

  #load(): LoadedProcess {
    return new LoadedProcess(this.#environment, (text) => {
      this.#output = (this.#output + text).slice(-KEPT)
    })
  }
}

/** A child process and its messages. */
class LoadedProcess {
  readonly #child: ChildProcess
  readonly #received: FromServer[] = []
  #waiting: (() => void)[] = []
  #isOver = false

  constructor(env: NodeJS.ProcessEnv, print: (text: string) => void) {
    const child = spawn(process.execPath, [script], { env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] })
    child.stdout?.on('data', (chunk: Buffer) => print(chunk.toString()))
    child.stderr?.on('data', (chunk: Buffer) => print(chunk.toString()))
    child.on('message', (message: FromServer) => {
      this.#received.push(message)
      this.#wake()
    })
    child.once('exit', () => {
      this.#isOver = true
      this.#wake()
    })
    // A message to a process that was killed is lost, as it should be.
    child.on('error', () => undefined)
    this.#child = child
  }

  send(message: ToServer): void {
    if (this.#child.connected) this.#child.send(message, () => undefined)
  }
  /** The next message, which must be of this kind. Throws if the process fails or ends. */
  async answer<K extends FromServer['kind']>(kind: K): Promise<Answer<K>> {
    while (this.#received.length === 0) {
      if (this.#isOver) throw new Error(`the server has ended, and did not answer '${kind}'`)
      await new Promise<void>((resolve) => this.#waiting.push(resolve))
    }
    const message = this.#received.shift()
    if (message?.kind === kind) return message as Answer<K> // the kind was compared
    throw new Error(message?.kind === 'failed' ? message.why : `the server said '${message?.kind}' instead of '${kind}'`)
  }
  async end(): Promise<void> {
    if (this.#isOver) return
    const ended = once(this.#child, 'exit')
    this.#child.kill('SIGKILL')
    await ended
  }

  #wake(): void {
    for (const resolve of this.#waiting.splice(0)) resolve()
  }
}
