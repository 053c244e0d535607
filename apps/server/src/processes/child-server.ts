// One of several server processes, as the primary process sees it. It is replaced when it ends.
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import type { Socket } from 'node:net'
import { CannotStart } from '../platform/cannot-start.ts'
import { systemClock } from '../platform/ports.ts'
import { type PassedConnection, type ProcessMessage, type ProcessReady, TAKEN } from './messages.ts'

/** A connection of a client, and what has been read from it. */
export interface PendingConnection extends PassedConnection {
  readonly socket: Socket
}

export interface ChildServerPorts {
  /** The program and its arguments. */
  readonly program: URL
  readonly args: readonly string[]
  /** Receives a connection that the process has not taken when it ends. */
  passAgain(connection: PendingConnection): void
  /** Tells the operator that the process has ended or runs again. */
  report(what: string): void
}

/** Milliseconds until an ended process is replaced: at first, and at most. The time doubles if the process has ended soon. */
const [FIRST_WAIT, LONGEST_WAIT] = [100, 10_000]
/** A process that has run for this many milliseconds has not ended soon. */
const STEADY = 30_000
/** A process that has not taken a connection for this many seconds hangs. They are counted here, because the whole machine may pause. */
const HUNG = 30

export class ChildServer {
  readonly #ports: ChildServerPorts
  #child: ChildProcess | null = null
  #isReady = false
  #waiting: PendingConnection[] = []
  /** The connection that has been sent to the process. Node sends one at a time. */
  #sent: PendingConnection | null = null
  #wait = FIRST_WAIT
  #cancelRestart = (): void => undefined
  #hung: NodeJS.Timeout | undefined

  constructor(ports: ChildServerPorts) {
    this.#ports = ports
  }

  get isReady(): boolean {
    return this.#isReady
  }

  /** Resolves when the process is ready. From then on it is replaced when it ends. Throws `CannotStart` if it ends before. */
  async start(): Promise<ProcessReady> {
    const child = fork(this.#ports.program, this.#ports.args)
    this.#child = child
    const ready = await new Promise<ProcessReady>((resolve, reject) => {
      child.on('message', (message: ProcessMessage) => (message === TAKEN ? this.#taken() : resolve(message)))
      child.once('exit', () => reject(new CannotStart('A process of the server has ended before it was ready.')))
    })
    const started = performance.now()
    child.once('exit', (code, signal) => this.#ended(`has ended with ${signal ?? code}`, performance.now() - started))
    this.#isReady = true
    this.#sendNext()
    return ready
  }

  /** Passes a connection to the process, at the latest when it is ready. */
  pass(connection: PendingConnection): void {
    this.#waiting.push(connection)
    this.#sendNext()
  }

  /** Ends the process for good. Resolves when it has answered what it has accepted. */
  async stop(): Promise<void> {
    const child = this.#child
    this.#child = null
    this.#cancelRestart()
    if (!child?.connected) return
    child.disconnect()
    await once(child, 'exit')
  }

  #sendNext(): void {
    const child = this.#child
    if (!this.#isReady || this.#sent || !child?.connected) return
    const next = this.#waiting.shift()
    if (!next) return
    this.#sent = next
    let seconds = 0
    this.#hung = setInterval(() => {
      seconds += 1
      if (seconds === HUNG) child.kill('SIGKILL')
    }, 1000)
    // The socket stays open here too, because Node loses one that is under way when the process ends. An exit follows any error.
    child.send({ head: next.head }, next.socket, { keepOpen: true }, () => undefined)
  }
  #taken(): void {
    this.#finishSent()
    this.#sendNext()
  }
  #finishSent(): void {
    clearInterval(this.#hung)
    this.#sent?.socket.destroy()
    this.#sent = null
  }

  #ended(how: string, ran: number): void {
    this.#isReady = false
    // The process may have begun to answer, so nobody else may.
    this.#finishSent()
    if (!this.#child) return
    for (const connection of this.#waiting.splice(0)) this.#ports.passAgain(connection)
    if (ran > STEADY) this.#wait = FIRST_WAIT
    this.#ports.report(`${how} and is started again`)
    this.#restart()
  }
  #restart(): void {
    // It was stopped for good.
    if (!this.#child) return
    this.#cancelRestart = systemClock.after(this.#wait, () => {
      this.start().then(
        () => this.#ports.report('runs again'),
        () => this.#restart(),
      )
    })
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT)
  }
}
