// The acts of others since the viewer last answered: trails and shots for the chart, and a line for each thing. It reads animations, so every game has it.
import type { Counter, Motion, MotionOf, Scene, SideStyle, Track } from '@admiralty/board'
import { list } from '@admiralty/kernel'
import { type Hex, sameHex } from '@admiralty/space'

/** The deeds of one thing in words. */
export interface RecapLine {
  readonly thing: string
  readonly sideStyle: SideStyle
  /** 'Frost: moved; attacked Ember (−4)' */
  readonly text: string
  /** It did nothing but move. */
  readonly onlyMoved: boolean
}
export interface Recap {
  readonly tracks: readonly Track[]
  readonly lines: readonly RecapLine[]
}
export const NO_RECAP: Recap = { tracks: [], lines: [] }

/** Names and sides of the things on the chart, and of those that have disappeared from it. */
function knownThings(motions: readonly Motion[], counters: Scene['counters']): ReadonlyMap<string, Counter> {
  const gone = motions.flatMap((motion) => (motion.kind === 'fade' ? [motion.counter] : []))
  return new Map([...counters, ...gone].map((counter) => [counter.id, counter]))
}

/** The name on the chart; a counter without one has a title. */
const nameOfThing = (counter: Counter | undefined): string | undefined => (counter?.label === '' ? counter.title : counter?.label)

/** The hexes that each thing has passed, in the order of its glides. */
function trailsOf(motions: readonly Motion[]): ReadonlyMap<string, readonly Hex[]> {
  const trails = new Map<string, Hex[]>()
  for (const motion of motions) {
    if (motion.kind !== 'glide') continue
    const hexes = trails.get(motion.thing) ?? []
    for (const { at: hex } of motion.poses) {
      const last = hexes.at(-1)
      if (!last || !sameHex(last, hex)) hexes.push(hex)
    }
    trails.set(motion.thing, hexes)
  }
  return trails
}

/** All shots of one thing at another. */
interface Volley {
  readonly shot: MotionOf<'shot'>
  readonly missed: boolean
  /** The texts that rose from the target: '−4', 'section lost'. */
  readonly effects: readonly string[]
}
const nameOfVolley = ({ from, to }: MotionOf<'shot'>): string => `${from.thing} ${to.thing}`
/** Shots with what they did: the texts at the target until the next shot at it. */
function volleysOf(motions: readonly Motion[]): readonly Volley[] {
  const volleys = new Map<string, Volley>()
  const latestAt = new Map<string, string>()
  const add = (thing: string, effect: string): void => {
    const name = latestAt.get(thing)
    const volley = name === undefined ? undefined : volleys.get(name)
    if (name !== undefined && volley) volleys.set(name, { ...volley, effects: [...volley.effects, effect] })
  }
  for (const motion of motions) {
    if (motion.kind === 'flash' || motion.kind === 'mark') add(motion.at.thing, motion.text)
    if (motion.kind === 'fade') add(motion.counter.id, 'destroyed')
    if (motion.kind !== 'shot') continue
    const name = nameOfVolley(motion)
    const before = volleys.get(name)
    latestAt.set(motion.to.thing, name)
    volleys.set(name, {
      shot: motion,
      missed: motion.result !== 'hit' && (before?.missed ?? true),
      effects: before?.effects ?? [],
    })
  }
  return [...volleys.values()]
}
/** '−4, section lost'; 'missed'; empty for a hit that showed nothing. */
const effectText = ({ effects, missed }: Volley): string => (effects.length > 0 ? effects.join(', ') : missed ? 'missed' : '')

/** `own`: the viewer's own side, which is left out. */
export function recapOf(motions: readonly Motion[], counters: Scene['counters'], own: SideStyle): Recap {
  const known = knownThings(motions, counters)
  const trails = [...trailsOf(motions)].flatMap(([thing, hexes]) => {
    const counter = known.get(thing)
    // A wreck or a moon belongs to nobody.
    if (!counter || counter.look === 'wreck' || counter.sideStyle === own || hexes.length < 2) return []
    return [{ thing, sideStyle: counter.sideStyle, hexes }]
  })
  const volleys = volleysOf(motions).filter(({ shot }) => shot.sideStyle !== own)
  const tracks: readonly Track[] = [
    ...trails.map(({ sideStyle, hexes }): Track => ({ sideStyle, places: hexes, style: 'trail', notes: [] })),
    ...volleys
      .filter(({ shot }) => !sameHex(shot.from.at, shot.to.at))
      .map((volley): Track => {
        const { from, to, sideStyle } = volley.shot
        return { sideStyle, places: [from.at, to.at], style: 'earlier-shot', notes: [effectText(volley)] }
      }),
  ]
  const nameOf = (thing: string): string => nameOfThing(known.get(thing)) ?? thing
  const doers = new Map([
    ...trails.map(({ thing, sideStyle }) => [thing, sideStyle] as const),
    ...volleys.map(({ shot }) => [shot.from.thing, shot.sideStyle] as const),
  ])
  const lines = [...doers].map(([thing, sideStyle]) => {
    const shots = volleys.filter(({ shot }) => shot.from.thing === thing)
    const attacked = shots.map((volley) => {
      const [target, effect] = [nameOf(volley.shot.to.thing), effectText(volley)]
      return effect === '' ? target : `${target} (${effect})`
    })
    const deeds = [trails.some((trail) => trail.thing === thing) && 'moved', attacked.length > 0 && `attacked ${list(attacked)}`]
    return {
      thing,
      sideStyle,
      text: `${nameOf(thing)}: ${deeds.filter((deed) => deed !== false).join('; ')}`,
      onlyMoved: attacked.length === 0,
    }
  })
  return { tracks, lines }
}

/** The scene with a recap. The recap leaves out moves and shots that the scene draws, so that none is drawn twice. */
export function withRecap(scene: Scene, { tracks }: Recap): Scene {
  if (tracks.length === 0) return scene
  const isSameShot = (one: Track, other: Track): boolean =>
    one.style === 'shot' && other.style === 'earlier-shot' && ends(one) === ends(other)
  const isSameMove = (one: Track, other: Track): boolean => one.style === 'flown' && other.style === 'trail' && end(one) === end(other)
  const kept = scene.tracks.filter((one) => !tracks.some((other) => isSameShot(one, other)))
  return { ...scene, tracks: [...tracks.filter((one) => !scene.tracks.some((other) => isSameMove(other, one))), ...kept] }
}
const end = ({ places: hexes }: Track): string => String(hexes.at(-1))
const ends = (track: Track): string => `${track.places[0]} ${end(track)}`
