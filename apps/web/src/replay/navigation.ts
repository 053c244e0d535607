// Navigation in a replay: forward and back by lines, phases and turns; the meaning of keys; addresses of stops.
import type { Stop, Stretch } from './stops.ts'

const STEP_SIZES = ['line', 'phase', 'turn'] as const
export type StepSize = (typeof STEP_SIZES)[number]

/** The stops of a replay, and the phases and turns that group them. */
export interface Timeline {
  readonly stops: readonly Stop[]
  readonly phases: readonly Stretch[]
  readonly turns: readonly Stretch[]
}

/** The beginning of the next line, phase or turn; the last stop if there is none. */
export function nextStop({ stops, phases, turns }: Timeline, at: number, size: StepSize): number {
  const last = Math.max(0, stops.length - 1)
  if (size === 'line') return Math.min(at + 1, last)
  return (size === 'phase' ? phases : turns).find(({ from }) => from > at)?.from ?? last
}

/** The beginning of this phase or turn; from there, the beginning of the one before. */
export function previousStop({ phases, turns }: Timeline, at: number, size: StepSize): number {
  if (size === 'line') return Math.max(0, at - 1)
  return (size === 'phase' ? phases : turns).findLast(({ from }) => from < at)?.from ?? 0
}

export type NavigationTarget =
  | { readonly kind: 'forward'; readonly size: StepSize }
  | { readonly kind: 'back'; readonly size: StepSize }
  | { readonly kind: 'first' }
  | { readonly kind: 'last' }
export type ReplayCommand = NavigationTarget | { readonly kind: 'play' }

export function destinationOf(timeline: Timeline, at: number, target: NavigationTarget): number {
  switch (target.kind) {
    case 'forward':
      return nextStop(timeline, at, target.size)
    case 'back':
      return previousStop(timeline, at, target.size)
    case 'first':
      return 0
    case 'last':
      return Math.max(0, timeline.stops.length - 1)
  }
}

interface ReplayKey {
  readonly keys: readonly string[]
  readonly does: string
  readonly command: ReplayCommand
}
/** The commands of the replay in the order of its buttons. Arrows move by lines, with Shift by turns. */
export const REPLAY_KEYS: readonly ReplayKey[] = [
  { keys: ['Home'], does: 'To the start', command: { kind: 'first' } },
  { keys: ['Shift+ArrowLeft'], does: 'Back a turn', command: { kind: 'back', size: 'turn' } },
  { keys: ['PageUp'], does: 'Back a phase', command: { kind: 'back', size: 'phase' } },
  { keys: ['ArrowLeft'], does: 'Back a step', command: { kind: 'back', size: 'line' } },
  { keys: [' '], does: 'Play', command: { kind: 'play' } },
  { keys: ['ArrowRight'], does: 'Forward a step', command: { kind: 'forward', size: 'line' } },
  { keys: ['PageDown'], does: 'Forward a phase', command: { kind: 'forward', size: 'phase' } },
  { keys: ['Shift+ArrowRight'], does: 'Forward a turn', command: { kind: 'forward', size: 'turn' } },
  { keys: ['End'], does: 'To the end', command: { kind: 'last' } },
]

/** The part of an address after #: '12.3' is step 3 of entry 12, counted from 0; '12' is its step 0. */
export interface ReplayPosition {
  readonly seq: number
  readonly step: number
}
/** The address of the last stop, whatever it is. */
export const PRESENT = 'present'
export function parseReplayPosition(hash: string): ReplayPosition | null {
  if (hash.replace(/^#/, '') === PRESENT) return { seq: Number.POSITIVE_INFINITY, step: 0 }
  const found = /^#?(\d{1,7})(?:\.(\d{1,7}))?$/.exec(hash)
  return found ? { seq: Number(found[1]), step: Number(found[2] ?? 0) } : null
}
export const makeReplayPosition = ({ seq, step }: ReplayPosition): string => `${seq}.${step}`

/** The index of the stop at this position, otherwise of the last stop before it. */
export function stopAt(stops: readonly Stop[], { seq, step }: ReplayPosition): number {
  return lastBefore(stops, (stop) => stop.seq < seq || (stop.seq === seq && stop.step <= step))
}

/** The index of the same moment in the stops of another perspective. Without event indexes it is the beginning of the entry. */
export function sameMoment(stops: readonly Stop[], { seq, event }: Pick<Stop, 'seq' | 'event'>): number {
  const first = stops.findIndex((stop) => stop.seq === seq)
  const upTo = lastBefore(stops, (stop) => stop.seq < seq || (stop.seq === seq && (stop.event ?? 0) <= (event ?? 0)))
  return event === null && first !== -1 ? first : upTo
}

const lastBefore = (stops: readonly Stop[], holds: (stop: Stop) => boolean): number => Math.max(0, stops.findLastIndex(holds))
