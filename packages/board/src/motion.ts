// What is drawn of a thing while it happens, and for how long. Told by a game from its news; the chart already shows where it ends.
import type { Direction, Hex } from '@admiralty/space'
import type { Counter, SideStyle } from './scene.ts'

export interface CounterPose {
  readonly hex: Hex
  readonly facing: Direction | null
}

/** Where a thing stands, or would, if it were still there. */
export interface MotionAnchor {
  readonly thing: string
  readonly hex: Hex
}

/** How a weapon looks in flight. */
export type ShotStyle = 'beam' | 'missile' | 'torpedo' | 'burst' | 'swarm'

export type Motion =
  /** From pose to pose; the last is where it stands now. */
  | { readonly kind: 'glide'; readonly thing: string; readonly poses: readonly CounterPose[] }
  | {
      readonly kind: 'shot'
      readonly manner: ShotStyle
      readonly sideStyle: SideStyle
      readonly from: MotionAnchor
      readonly to: MotionAnchor
      /** stopped: shot down on its way. */
      readonly result: 'hit' | 'miss' | 'stopped'
    }
  /** A figure over what it happens to: '−2'. */
  | { readonly kind: 'flash'; readonly at: MotionAnchor; readonly text: string; readonly good: boolean }
  | { readonly kind: 'die'; readonly at: MotionAnchor; readonly face: number; readonly counted: boolean }
  /** Pencilled on the counter: something of it is broken. */
  | { readonly kind: 'mark'; readonly at: MotionAnchor; readonly text: string }
  /** What stood there goes; `wreck`: something lies there in its stead. */
  | { readonly kind: 'fade'; readonly counter: Counter; readonly into: 'wreck' | 'nothing' }
  | { readonly kind: 'appear'; readonly thing: string; readonly from: Hex | null }

export type MotionOf<K extends Motion['kind']> = Extract<Motion, { readonly kind: K }>

/** What happens at once, and how long its lengths are stretched. */
export interface ActiveMotions {
  /** Of this step alone: what has the same key is not drawn anew. */
  readonly key: string
  readonly motions: readonly Motion[]
  readonly stretch: number
}

/** In ms, where nothing is stretched. */
const LEG = 210
const TURN = 110
const MOST = 1_200
const LENGTHS = { flash: 520, die: 620, mark: 640, fade: 520, appear: 320 } as const
const FLIGHTS: Readonly<Record<ShotStyle, number>> = { beam: 480, missile: 620, torpedo: 680, burst: 460, swarm: 620 }

/** Each pose but the first: entered, or only turned to. */
const legsOf = (poses: readonly CounterPose[]): readonly number[] =>
  poses.slice(1).map(({ hex }, index) => {
    const before = poses[index]?.hex ?? hex
    return hex[0] === before[0] && hex[1] === before[1] ? TURN : LEG
  })

export function motionDuration(motion: Motion): number {
  if (motion.kind === 'glide') return Math.min(MOST, sum(legsOf(motion.poses)))
  return motion.kind === 'shot' ? FLIGHTS[motion.manner] : LENGTHS[motion.kind]
}

/** Of those that happen at once: the longest. */
export const longestDuration = (motions: readonly Motion[]): number => Math.max(0, ...motions.map(motionDuration))

export interface Waypoint {
  readonly hex: Hex
  /** Degrees, without a jump from 300 to 0; null where it faces nowhere. */
  readonly angle: number | null
  /** 0..1 along the way. */
  readonly offset: number
}

/** A glide as points in time: turning takes half as long as going. */
export function waypoints(poses: readonly CounterPose[]): readonly Waypoint[] {
  const legs = legsOf(poses)
  const whole = Math.max(1, sum(legs))
  let gone = 0
  let angle: number | null = null
  return poses.map(({ hex, facing }, index) => {
    gone += index === 0 ? 0 : (legs[index - 1] ?? 0)
    angle = facing === null ? null : nearest(angle, facing * 60)
    return { hex, angle, offset: gone / whole }
  })
}

/** The same direction, by the shorter way round. */
function nearest(from: number | null, to: number): number {
  if (from === null) return to
  const by = (((to - from) % 360) + 540) % 360
  return from + by - 180
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

/** Many short motions of one thing in one step are one long one. */
export function joinGlides(motions: readonly Motion[]): readonly Motion[] {
  const found: Motion[] = []
  for (const motion of motions) {
    const at = motion.kind === 'glide' ? found.findIndex((other) => other.kind === 'glide' && other.thing === motion.thing) : -1
    const before = found[at]
    if (motion.kind === 'glide' && before?.kind === 'glide') found[at] = { ...before, poses: [...before.poses, ...motion.poses.slice(1)] }
    else found.push(motion)
  }
  return found
}
