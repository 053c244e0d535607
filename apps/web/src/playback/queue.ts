// Which news is to be shown one after another, and how fast: a long queue runs faster, so that nobody is kept waiting. Pure.
import { joinGlides, longestDuration, type Motion } from '@admiralty/board'
import type { Seat, Viewer } from '@admiralty/kernel'
import { callOf, type EventFrame, type ObservedMatch } from '../table/observed-match.ts'

export interface QueuedFrame {
  readonly frame: EventFrame
  readonly motions: readonly Motion[]
  /** In ms, where nothing is stretched. */
  readonly length: number
}

/** What has been shown already, by entry and step. */
export interface EventPosition {
  readonly seq: number
  readonly step: number
}
const isAfter = (frame: EventPosition, mark: EventPosition): boolean =>
  frame.seq > mark.seq || (frame.seq === mark.seq && frame.step > mark.step)

export type MotionsOf = (news: unknown, before: unknown, after: unknown) => readonly Motion[]

/** Only news that moves something waits its turn; what is but told comes with the next of them. */
export function queueOf(motionsOf: MotionsOf, frames: readonly EventFrame[], done: EventPosition): readonly QueuedFrame[] {
  const queue = frames
    .filter((frame) => isAfter(frame, done))
    .map((frame) => shown(motionsOf, frame))
    .filter(({ length }) => length > 0)
  const groups: QueuedFrame[][] = []
  for (const one of queue) {
    const last = groups.at(-1)
    if (last && fliesWith(last, one)) last.push(one)
    else groups.push([one])
  }
  return groups.map(asOne)
}

/** What flies, and nothing else: null if more happens. */
function flightOf({ motions }: QueuedFrame): readonly string[] | null {
  const things = motions.flatMap((motion) => (motion.kind === 'glide' ? [motion.thing] : []))
  return things.length === motions.length ? things : null
}
/** Ships whose courses are opened together are seen to fly together. */
function fliesWith(group: readonly QueuedFrame[], one: QueuedFrame): boolean {
  const things = flightOf(one)
  const others = group.map(flightOf)
  if (!things || group[0]?.frame.seq !== one.frame.seq) return false
  return others.every((of) => of?.every((thing) => !things.includes(thing)))
}
const flights = new WeakMap<EventFrame, readonly [first: EventFrame | undefined, shown: QueuedFrame]>()
/** The same as long as it is the same: what is being drawn is not begun anew. */
function asOne(group: readonly QueuedFrame[]): QueuedFrame {
  const [first, last] = [group[0], group.at(-1)]
  if (!first || !last) throw new Error('a group is of something')
  if (first === last) return first
  const [since, before] = flights.get(last.frame) ?? []
  if (before && since === first.frame) return before
  const motions = group.flatMap((one) => one.motions)
  const made = { frame: last.frame, motions, length: longestDuration(motions) }
  flights.set(last.frame, [first.frame, made])
  return made
}

const known = new WeakMap<EventFrame, QueuedFrame>()
function shown(motionsOf: MotionsOf, frame: EventFrame): QueuedFrame {
  const before = known.get(frame)
  if (before) return before
  const motions = joinGlides(motionsOf(frame.observation, frame.before, frame.after))
  const made = { frame, motions, length: longestDuration(motions) }
  known.set(frame, made)
  return made
}

/** Longer than this, in ms, where nothing is stretched, a queue is hurried. */
const PATIENCE = 2_800

/** How far the first of the queue is stretched. */
export function queueStretch(queue: readonly QueuedFrame[], stretch: number): number {
  const whole = queue.reduce((sum, { length }) => sum + length, 0)
  return stretch * Math.min(1, PATIENCE / Math.max(1, whole))
}

/** The match as it was told up to this news. Questions that came after it have not come up yet. */
export function matchAsShown(following: ObservedMatch, { after, logLength, calls }: EventFrame): ObservedMatch {
  const still = new Set(following.calls.map(({ id }) => id))
  return {
    ...following,
    view: after,
    log: following.log.slice(0, logLength),
    calls: calls.filter(({ id }) => still.has(id)),
    opened: [],
    outcome: null,
  }
}

/** Who has a question open all the while must see where things stand, not how they came there. */
export function isAskedThroughout({ calls }: ObservedMatch, frames: readonly EventFrame[], viewer: Viewer | Seat): boolean {
  const mine = callOf(calls, viewer)
  return mine !== undefined && frames.some((frame) => callOf(frame.calls, viewer)?.id === mine.id)
}
