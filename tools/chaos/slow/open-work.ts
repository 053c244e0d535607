// Counts calls that have not been answered yet, so that simulated time moves only when a server has nothing at hand.
import { setImmediate as nextTurn } from 'node:timers/promises'

/** Turns of the event loop without a call after which nothing more follows from the last one. */
const CALM_TURNS = 4

export class OpenWork {
  #open = 0
  #waiting: (() => void)[] = []

  /** The same object, whose calls are counted until their promises are settled. */
  counting<T extends object>(target: T): T {
    return new Proxy(target, {
      get: (_, name) => {
        const member: unknown = Reflect.get(target, name, target)
        return typeof member === 'function' ? (...given: unknown[]) => this.#counted(Reflect.apply(member, target, given)) : member
      },
    })
  }

  /** Resolves when no call is open and none follows from the last one. */
  async calm(): Promise<void> {
    for (let turns = 0; turns < CALM_TURNS; ) {
      await nextTurn()
      turns = this.#open === 0 ? turns + 1 : 0
      if (this.#open > 0) await new Promise<void>((resolve) => this.#waiting.push(resolve))
    }
  }

  #counted(result: unknown): unknown {
    if (!(result instanceof Promise)) return result
    this.#open += 1
    return result.finally(() => {
      this.#open -= 1
      if (this.#open === 0) for (const resolve of this.#waiting.splice(0)) resolve()
    })
  }
}
