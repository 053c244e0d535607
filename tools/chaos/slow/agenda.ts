// What will happen in a run, in the order of simulated time: a binary heap.

/** Something that happens at a time, in ms since 1970. */
export interface Appointment {
  readonly time: number
  readonly run: () => Promise<void>
  /** Whether it no longer matters. It is dropped then. */
  isOff(): boolean
}

export class Agenda {
  readonly #heap: Appointment[] = []

  /** The time of the first appointment that is not off; infinite if there is none. */
  get first(): number {
    while (this.#heap[0]?.isOff()) this.#takeFirst()
    return this.#heap[0]?.time ?? Number.POSITIVE_INFINITY
  }
  add(appointment: Appointment): void {
    const heap = this.#heap
    let at = heap.push(appointment) - 1
    while (at > 0) {
      const parent = (at - 1) >> 1
      if (this.#timeAt(parent) <= appointment.time) break
      this.#swap(at, parent)
      at = parent
    }
  }
  /** Takes all appointments up to a time, the earliest first. */
  takeUntil(time: number): readonly Appointment[] {
    const taken: Appointment[] = []
    while (this.first <= time) taken.push(...this.#takeFirst())
    return taken
  }

  #takeFirst(): readonly Appointment[] {
    const heap = this.#heap
    const [first] = heap
    const last = heap.pop()
    if (!first || !last) return []
    if (heap.length === 0) return [first]
    heap[0] = last
    for (let at = 0; ; ) {
      const [left, right] = [2 * at + 1, 2 * at + 2]
      const child = this.#timeAt(right) < this.#timeAt(left) ? right : left
      if (this.#timeAt(child) >= last.time) return [first]
      this.#swap(at, child)
      at = child
    }
  }
  #timeAt(index: number): number {
    return this.#heap[index]?.time ?? Number.POSITIVE_INFINITY
  }
  #swap(one: number, other: number): void {
    const [first, second] = [this.#heap[one], this.#heap[other]]
    if (!first || !second) return
    this.#heap[one] = second
    this.#heap[other] = first
  }
}
