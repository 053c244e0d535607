// Lets many requests that arrive together begin one after another, with other work of the event loop between them.

/** Requests that begin in one turn of the event loop. */
const AT_ONCE = 16

export class Turns {
  readonly #waiting: (() => void)[] = []
  #running = false

  /** Number of requests that wait. */
  get waiting(): number {
    return this.#waiting.length
  }

  /** Resolves when it is this caller's turn. */
  next(): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push(resolve)
      if (this.#running) return
      this.#running = true
      setImmediate(() => this.#run())
    })
  }
  #run(): void {
    for (const begin of this.#waiting.splice(0, AT_ONCE)) begin()
    this.#running = this.#waiting.length > 0
    if (this.#running) setImmediate(() => this.#run())
  }
}
