// A queue that serves next whoever was served least: first among networks, then among the users of a network, then among a user's matches.

/** For whom a job is done, from the widest to the narrowest: network, user, match. */
export type SharePath = readonly string[]

/** Parts beyond which those that have nothing to remember are forgotten. */
const MAX_PARTS = 1_000

interface Share<T> {
  /** Milliseconds of work done for this share. */
  used: number
  /** The `used` of the part that was served last. A part that was away begins there, so that nobody saves up time. */
  floor: number
  /** Jobs that wait in this share and its parts. */
  waiting: number
  readonly parts: Map<string, Share<T>>
  readonly jobs: T[]
}
const makeShare = <T>(used: number): Share<T> => ({ used, floor: 0, waiting: 0, parts: new Map(), jobs: [] })

export class FairQueue<T> {
  readonly #all = makeShare<T>(0)

  /** Adds a job. Jobs of the same path are served in sequence. All paths must have the same length. */
  add(path: SharePath, job: T): void {
    this.#all.waiting += 1
    let share = this.#all
    for (const name of path) {
      forgetIdle(share)
      const part = share.parts.get(name) ?? makeShare<T>(share.floor)
      share.parts.set(name, part)
      if (part.waiting === 0) part.used = Math.max(part.used, share.floor)
      part.waiting += 1
      share = part
    }
    share.jobs.push(job)
  }

  /** Removes the next job of the networks that may be served now. Undefined if none waits. */
  take(mayServe: (network: string) => boolean = () => true): { readonly path: SharePath; readonly job: T } | undefined {
    const path: string[] = []
    let share = this.#all
    while (share.parts.size > 0) {
      const next = leastServed(share, path.length === 0 ? mayServe : () => true)
      if (!next) return undefined
      path.push(next.name)
      share = next.part
    }
    const job = share.jobs.shift()
    if (job === undefined) return undefined
    this.#served(path)
    return { path, job }
  }

  /** Records how long a job of this path took, in ms. */
  charge(path: SharePath, ms: number): void {
    let share: Share<T> | undefined = this.#all
    for (const name of path) {
      share = share?.parts.get(name)
      if (share) share.used += ms
    }
  }

  #served(path: SharePath): void {
    let share = this.#all
    share.waiting -= 1
    for (const name of path) {
      const part = share.parts.get(name)
      if (!part) return
      part.waiting -= 1
      share.floor = Math.max(share.floor, part.used)
      // The one that has waited longest is served first among equals.
      share.parts.delete(name)
      share.parts.set(name, part)
      share = part
    }
  }
}

function leastServed<T>(
  { parts }: Share<T>,
  mayServe: (name: string) => boolean,
): { readonly name: string; readonly part: Share<T> } | undefined {
  let least: { readonly name: string; readonly part: Share<T> } | undefined
  for (const [name, part] of parts)
    if (part.waiting > 0 && (!least || part.used < least.part.used) && mayServe(name)) least = { name, part }
  return least
}

/** Forgets parts that wait for nothing and have used no more than a new one would have. */
function forgetIdle<T>({ parts, floor }: Share<T>): void {
  if (parts.size <= MAX_PARTS) return
  for (const [name, { waiting, used }] of parts) if (waiting === 0 && used <= floor) parts.delete(name)
}
