// Counts comparisons by kind.

export interface KindCount {
  comparisons: number
  /** Bytes of one twin. */
  bytes: number
  /** Bytes received while one seat had a different sealed order in each world. */
  sealedBytes: number
  differences: number
}

/** Characters before and after the first different one. */
const CONTEXT = 60

/** A viewer received different bytes in each world. */
export class WorldsDiffer extends Error {}

export class TwinTally {
  readonly kinds = new Map<string, KindCount>()
  /** Whether one seat has a different sealed order in each world at this moment. */
  sealed = false

  /** Compares what the viewers of both worlds received. `where` names the moment for people. Throws a `WorldsDiffer`. */
  compare(kind: string, [one, other]: readonly [string, string], where: () => string): void {
    const count = this.kinds.get(kind) ?? { comparisons: 0, bytes: 0, sealedBytes: 0, differences: 0 }
    this.kinds.set(kind, count)
    count.comparisons += 1
    count.bytes += one.length
    if (this.sealed) count.sealedBytes += one.length
    if (one === other) return
    count.differences += 1
    // After a difference the worlds may go different ways, so the run cannot continue.
    throw new WorldsDiffer(`${kind}, ${where()}: ${firstDifference(one, other)}`)
  }

  get sealedBytes(): number {
    return [...this.kinds.values()].reduce((sum, { sealedBytes }) => sum + sealedBytes, 0)
  }
}

function firstDifference(one: string, other: string): string {
  let at = 0
  while (at < one.length && one[at] === other[at]) at += 1
  const around = (text: string): string => JSON.stringify(text.slice(Math.max(0, at - CONTEXT), at + CONTEXT))
  return `at byte ${at} of ${one.length} and ${other.length}: ${around(one)} and ${around(other)}`
}
