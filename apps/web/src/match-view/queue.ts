// The frames that are shown one after another, and their speed. A long queue runs faster. Pure.
import { joinGlides, longestDuration, type Motion } from '@admiralty/board'
import type { Seat, Viewer } from '@admiralty/kernel'
import { callOf, type EventFrame, type EventPosition, isAfter, type ObservedMatch } from './observed-match.ts'

/** A frame with its animation. */
export interface QueuedFrame {
  readonly frame: EventFrame
  readonly motions: readonly Motion[]
  /** ms, before the stretch factor. */
  readonly length: number
}

/** The motions of an observation between two views. */
export type MotionsOf = (observation: unknown, before: unknown, after: unknown) => readonly Motion[]

/** The frames after `done` that have motions. A frame without motions is shown together with the next one. */
export function queueOf(motionsOf: MotionsOf, frames: readonly EventFrame[], done: EventPosition): readonly QueuedFrame[] {
  const queue = frames
    .filter((frame) => isAfter(frame, done))
    .map((frame) => queued(motionsOf, frame))
    .filter(({ length }) => length > 0)
  const groups: QueuedFrame[][] = []
  for (const next of queue) {
    const last = groups.at(-1)
    if (last && movesWith(last, next)) last.push(next)
    else groups.push([next])
  }
  return groups.map(joined)
}

/** The things that glide; null if the frame has other motions too. */
function glidingThings({ motions }: QueuedFrame): readonly string[] | null {
  const things = motions.flatMap((motion) => (motion.kind === 'glide' ? [motion.thing] : []))
  return things.length === motions.length ? things : null
}
/** Ships that move in the same entry move at the same time. */
function movesWith(group: readonly QueuedFrame[], next: QueuedFrame): boolean {
  const things = glidingThings(next)
  const others = group.map(glidingThings)
  if (!things || group[0]?.frame.seq !== next.frame.seq) return false
  return others.every((moved) => moved?.every((thing) => !things.includes(thing)))
}
const joinedFrames = new WeakMap<EventFrame, readonly [first: EventFrame | undefined, joined: QueuedFrame]>()
/** One frame for a group. The same group gives the same object, so a running animation does not start again. */
function joined(group: readonly QueuedFrame[]): QueuedFrame {
  const [first, last] = [group[0], group.at(-1)]
  if (!first || !last) throw new Error('a group of frames is empty')
  if (first === last) return first
  const [begin, known] = joinedFrames.get(last.frame) ?? []
  if (known && begin === first.frame) return known
  const motions = group.flatMap((member) => member.motions)
  const frame = { frame: last.frame, motions, length: longestDuration(motions) }
  joinedFrames.set(last.frame, [first.frame, frame])
  return frame
}

const queuedFrames = new WeakMap<EventFrame, QueuedFrame>()
function queued(motionsOf: MotionsOf, frame: EventFrame): QueuedFrame {
  const known = queuedFrames.get(frame)
  if (known) return known
  const motions = joinGlides(motionsOf(frame.observation, frame.before, frame.after))
  const made = { frame, motions, length: longestDuration(motions) }
  queuedFrames.set(frame, made)
  return made
}

/** A queue that is longer than this, in ms before the stretch factor, runs faster. */
const LONG_QUEUE_MS = 2_800

/** The stretch factor of the first frame in the queue. */
export function queueStretch(queue: readonly QueuedFrame[], stretch: number): number {
  const total = queue.reduce((sum, { length }) => sum + length, 0)
  return stretch * Math.min(1, LONG_QUEUE_MS / Math.max(1, total))
}

/** The match at the moment of this frame, without the calls that opened later. */
export function matchAsShown(latest: ObservedMatch, frame: EventFrame): ObservedMatch {
  const openIds = new Set(latest.calls.map(({ id }) => id))
  return {
    ...latest,
    view: frame.after,
    log: latest.log.slice(0, 1 + latest.log.findLastIndex((line) => !isAfter(line, frame))),
    calls: frame.calls.filter(({ id }) => openIds.has(id)),
    opened: [],
    outcome: null,
  }
}

/** The viewer's call was open during one of these frames and still is. The viewer then sees the latest view, without animations. */
export function isAskedThroughout({ calls }: ObservedMatch, frames: readonly EventFrame[], viewer: Viewer | Seat): boolean {
  const open = callOf(calls, viewer)
  return open !== undefined && frames.some((frame) => callOf(frame.calls, viewer)?.id === open.id)
}
