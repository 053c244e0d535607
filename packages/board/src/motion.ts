// Short animations and their durations. A game makes them from observations; the scene already shows their end.
import type { Counted, Place } from '@admiralty/kernel'
import type { Hex } from '@admiralty/space'
import type { Chart } from './chart.ts'
import type { Counter, SideStyle } from './scene.ts'

/** A position of a counter during a glide. */
export interface CounterPose {
  readonly at: Place
  readonly facing: number | null
}

/** A thing and its place. If the counter is not there any more, the centre of the place is used. */
export interface MotionAnchor {
  readonly thing: string
  readonly at: Place
}

/** How a weapon looks in flight. */
export type ShotStyle = 'beam' | 'missile' | 'torpedo' | 'burst' | 'swarm'

export type Motion =
  /** Moves through the poses; the last one is the current pose. */
  | { readonly kind: 'glide'; readonly thing: string; readonly poses: readonly CounterPose[] }
  | {
      readonly kind: 'shot'
      readonly manner: ShotStyle
      readonly sideStyle: SideStyle
      readonly from: MotionAnchor
      readonly to: MotionAnchor
      /** 'stopped': shot down on the way. */
      readonly result: 'hit' | 'miss' | 'stopped'
    }
  /** A figure over a thing: '−2'. */
  | { readonly kind: 'flash'; readonly at: MotionAnchor; readonly text: string; readonly good: boolean }
  | { readonly kind: 'die'; readonly at: MotionAnchor; readonly face: number; readonly counted: Counted }
  /** A cross and a word on a counter, for a broken part. */
  | { readonly kind: 'mark'; readonly at: MotionAnchor; readonly text: string }
  /** A counter disappears; 'wreck': a wreck remains. */
  | { readonly kind: 'fade'; readonly counter: Counter; readonly into: 'wreck' | 'nothing' }
  /** A counter appears, moving from another place if `from` is given. */
  | { readonly kind: 'appear'; readonly thing: string; readonly from: Place | null }

/** The motion of one kind. */
export type MotionOf<K extends Motion['kind']> = Extract<Motion, { readonly kind: K }>

/** Simultaneous motions, and the factor of their durations. */
export interface ActiveMotions {
  /** Unique for each step. Motions with the same key are not started again. */
  readonly key: string
  readonly motions: readonly Motion[]
  readonly stretch: number
}

/** Durations in ms, before the factor `stretch`. */
const LEG = 210
const TURN = 110
const MOST = 1_200
const LENGTHS = { flash: 520, die: 620, mark: 640, fade: 520, appear: 320 } as const
const FLIGHTS: Readonly<Record<ShotStyle, number>> = { beam: 480, missile: 620, torpedo: 680, burst: 460, swarm: 620 }

/** Duration of each leg: a new hex or only a turn. */
const legsOf = (poses: readonly CounterPose[]): readonly number[] =>
  poses.slice(1).map(({ at: hex }, index) => {
    const before = poses[index]?.at ?? hex
    return hex[0] === before[0] && hex[1] === before[1] ? TURN : LEG
  })

/** In ms, before the factor `stretch`. */
export function motionDuration(motion: Motion): number {
  if (motion.kind === 'glide') return Math.min(MOST, sum(legsOf(motion.poses)))
  return motion.kind === 'shot' ? FLIGHTS[motion.manner] : LENGTHS[motion.kind]
}

/** Duration of simultaneous motions, in ms. */
export const longestDuration = (motions: readonly Motion[]): number => Math.max(0, ...motions.map(motionDuration))

/** A pose and its time in a glide. */
export interface Waypoint {
  readonly hex: Hex
  /** Degrees, without a jump from 300 to 0; null without a facing. */
  readonly angle: number | null
  /** Share of the duration, 0 to 1. */
  readonly offset: number
}

/** The poses of a glide with their times. */
export function waypoints(poses: readonly CounterPose[], chart: Chart): readonly Waypoint[] {
  const legs = legsOf(poses)
  const whole = Math.max(1, sum(legs))
  let gone = 0
  let angle: number | null = null
  return poses.map(({ at: hex, facing }, index) => {
    gone += index === 0 ? 0 : (legs[index - 1] ?? 0)
    angle = facing === null ? null : nearest(angle, chart.degreesOf(facing))
    return { hex, angle, offset: gone / whole }
  })
}

/** The angle equivalent to `to` that is nearest to `from`. */
function nearest(from: number | null, to: number): number {
  if (from === null) return to
  const by = (((to - from) % 360) + 540) % 360
  return from + by - 180
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

/** Joins all glides of one thing in a step into one. */
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
