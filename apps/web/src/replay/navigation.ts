// Where one goes in a replay: on and back by lines, phases and turns; what a key means; an address that leads to a stop, and back.
import type { Stop, Stretch } from './stops.ts'

const STEP_SIZES = ['line', 'phase', 'turn'] as const
export type StepSize = (typeof STEP_SIZES)[number]

export interface Timeline {
  readonly stops: readonly Stop[]
  readonly phases: readonly Stretch[]
  readonly turns: readonly Stretch[]
}

/** The next stop of that pace, or the last there is. */
export function nextStop({ stops, phases, turns }: Timeline, at: number, pace: StepSize): number {
  const last = Math.max(0, stops.length - 1)
  if (pace === 'line') return Math.min(at + 1, last)
  return (pace === 'phase' ? phases : turns).find(({ from }) => from > at)?.from ?? last
}

/** Back to the beginning of this stretch; from there to that of the one before. */
export function previousStop({ phases, turns }: Timeline, at: number, pace: StepSize): number {
  if (pace === 'line') return Math.max(0, at - 1)
  return (pace === 'phase' ? phases : turns).findLast(({ from }) => from < at)?.from ?? 0
}

export type NavigationTarget =
  | { readonly kind: 'on'; readonly pace: StepSize }
  | { readonly kind: 'back'; readonly pace: StepSize }
  | { readonly kind: 'first' }
  | { readonly kind: 'last' }
export type ReplayCommand = NavigationTarget | { readonly kind: 'play' }

export function destinationOf(way: Timeline, at: number, target: NavigationTarget): number {
  switch (target.kind) {
    case 'on':
      return nextStop(way, at, target.pace)
    case 'back':
      return previousStop(way, at, target.pace)
    case 'first':
      return 0
    case 'last':
      return Math.max(0, way.stops.length - 1)
  }
}

interface Keyed {
  readonly key: string
  readonly shiftKey: boolean
}

/** Arrows go by lines, with shift by turns; the page keys by phases. */
export function replayCommandOfKey({ key, shiftKey }: Keyed): ReplayCommand | undefined {
  const pace = shiftKey ? 'turn' : 'line'
  switch (key) {
    case 'ArrowRight':
      return { kind: 'on', pace }
    case 'ArrowLeft':
      return { kind: 'back', pace }
    case 'PageDown':
      return { kind: 'on', pace: 'phase' }
    case 'PageUp':
      return { kind: 'back', pace: 'phase' }
    case 'Home':
      return { kind: 'first' }
    case 'End':
      return { kind: 'last' }
    case ' ':
      return { kind: 'play' }
    default:
      return undefined
  }
}

/** What an address says after its #: '12.3' is the third step after the first of entry 12, '12' its first. */
export interface ReplayPosition {
  readonly seq: number
  readonly step: number
}
export function parseReplayPosition(hash: string): ReplayPosition | null {
  const found = /^#?(\d{1,7})(?:\.(\d{1,7}))?$/.exec(hash)
  return found ? { seq: Number(found[1]), step: Number(found[2] ?? 0) } : null
}
export const makeReplayPosition = ({ seq, step }: ReplayPosition): string => `${seq}.${step}`

/** The stop that stands there, or else the last before it. */
export function stopAt(stops: readonly Stop[], { seq, step }: ReplayPosition): number {
  return lastBefore(stops, (stop) => stop.seq < seq || (stop.seq === seq && stop.step <= step))
}

/** The same moment through other eyes. Where only messages are known, steps of an entry cannot be told apart: its beginning serves. */
export function sameMoment(stops: readonly Stop[], { seq, event }: Pick<Stop, 'seq' | 'event'>): number {
  const first = stops.findIndex((stop) => stop.seq === seq)
  const upTo = lastBefore(stops, (stop) => stop.seq < seq || (stop.seq === seq && (stop.event ?? 0) <= (event ?? 0)))
  return event === null && first !== -1 ? first : upTo
}

const lastBefore = (stops: readonly Stop[], holds: (stop: Stop) => boolean): number => Math.max(0, stops.findLastIndex(holds))
