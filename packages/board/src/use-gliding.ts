// Moves, turns and fades in counters with Web Animations, on transforms and opacity only.
import { hexKey, sameHex } from '@admiralty/space'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { Chart } from './chart.ts'
import type { PlacedCounter } from './counter-places.ts'
import type { Point } from './geometry.ts'
import { type ActiveMotions, type MotionOf, motionDuration, waypoints } from './motion.ts'

const at = ({ x, y }: Point): string => `translate(${x}px,${y}px)`

/** Starts the animations of a step, and cancels them when the step ends. */
export function useGliding(
  sheet: RefObject<Element | null>,
  { placed, chart }: { readonly placed: readonly PlacedCounter[]; readonly chart: Chart },
  moving: ActiveMotions | null,
): void {
  const before = useRef<ReadonlyMap<string, PlacedCounter>>(new Map())
  const now = useRef(placed)
  now.current = placed
  useLayoutEffect(() => {
    const drawn = sheet.current
    const running = drawn && moving ? started(drawn, moving, { before: before.current, now: byThing(now.current), chart }) : []
    return () => {
      for (const animation of running) animation.cancel()
    }
  }, [sheet, moving, chart])
  useLayoutEffect(() => {
    before.current = byThing(placed)
  }, [placed])
}

const byThing = (placed: readonly PlacedCounter[]): ReadonlyMap<string, PlacedCounter> =>
  new Map(placed.filter(({ counter }) => counter.look !== 'pencilled').map((one) => [one.counter.id, one]))

interface PlacesAround {
  readonly before: ReadonlyMap<string, PlacedCounter>
  readonly now: ReadonlyMap<string, PlacedCounter>
  readonly chart: Chart
}

function started(drawn: Element, { motions, stretch }: ActiveMotions, places: PlacesAround): readonly Animation[] {
  const partsOf = counterParts(drawn)
  return motions.flatMap((motion) => {
    const how = { duration: motionDuration(motion) * stretch, places, partsOf }
    if (how.duration === 0) return []
    if (motion.kind === 'glide') return [...gliding(motion, how), ...turning(motion, how)]
    return motion.kind === 'appear' ? appearing(motion, how) : []
  })
}

/** The elements of one counter. */
interface CounterParts {
  /** The counter and its texts. */
  readonly moving: readonly Element[]
  /** Its silhouette and arrow. */
  readonly turning: readonly Element[]
}
const PARTS = '[data-thing], [data-written], [data-turns]'

/** Finds the elements of each thing in one search, because a step may move dozens. Pencilled counters stay where they are. */
function counterParts(drawn: Element): (thing: string) => CounterParts {
  const parts = [...drawn.querySelectorAll<SVGElement>(PARTS)].filter((part) => part.closest('.ctr:not(.look-pencilled)'))
  const ofThing = Map.groupBy(parts, ({ dataset: { thing, written, turns } }) => thing ?? written ?? turns ?? '')
  return (thing) => {
    const all = ofThing.get(thing) ?? []
    return {
      moving: all.filter(({ dataset }) => dataset.turns === undefined),
      turning: all.filter(({ dataset }) => dataset.turns !== undefined),
    }
  }
}

interface GlideOptions {
  readonly duration: number
  readonly places: PlacesAround
  partsOf(thing: string): CounterParts
}

function gliding({ thing, poses }: MotionOf<'glide'>, { duration, places, partsOf }: GlideOptions): readonly Animation[] {
  const [start, end] = [places.before.get(thing), places.now.get(thing)]
  const way = waypoints(poses, places.chart)
  const keyframes = way.map(({ hex, offset }, index): Keyframe => {
    const place = index === 0 ? start : index === way.length - 1 ? end : undefined
    return { transform: at(place && sameHex(place.counter.at, hex) ? place.at : places.chart.pointOf(hex)), offset, easing: 'linear' }
  })
  return animated(partsOf(thing).moving, keyframes, { duration, easing: 'ease-in-out' })
}

function turning({ thing, poses }: MotionOf<'glide'>, { duration, places, partsOf }: GlideOptions): readonly Animation[] {
  const way = waypoints(poses, places.chart)
  if (new Set(way.map(({ angle }) => angle)).size < 2) return []
  const keyframes = way.map(({ angle, offset }): Keyframe => ({ transform: `rotate(${angle ?? 0}deg)`, offset, easing: 'linear' }))
  return animated(partsOf(thing).turning, keyframes, { duration, easing: 'ease-in-out' })
}

function appearing({ thing, from }: MotionOf<'appear'>, { duration, places, partsOf }: GlideOptions): readonly Animation[] {
  const place = places.now.get(thing)
  if (!place) return []
  const moved = from && hexKey(from) !== hexKey(place.counter.at) ? places.chart.pointOf(from) : place.at
  const keyframes = [
    { opacity: 0, transform: at(moved) },
    { opacity: 1, transform: at(place.at) },
  ]
  return animated(partsOf(thing).moving, keyframes, { duration, easing: 'ease-out' })
}

const animated = (elements: readonly Element[], keyframes: readonly Keyframe[], timing: KeyframeAnimationOptions): readonly Animation[] =>
  elements.map((element) => element.animate([...keyframes], { ...timing, fill: 'backwards' }))
