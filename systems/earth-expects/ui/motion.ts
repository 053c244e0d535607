// Animations for observations: movement, shots, missiles, damage, losses.
import type { Counter, CounterPose, Motion, MotionAnchor, ShotStyle } from '@admiralty/board'
import { type Direction, type Hex, rowTo } from '@admiralty/space'
import type { Observation } from '../src/events.ts'
import type { Attack, View } from '../src/state.ts'
import { findShip } from '../src/table.ts'
import { countersOf } from './counters.ts'
import { sideStyleOf } from './sides.ts'

interface Around {
  readonly before: View
  readonly after: View
}
type MotionsOf = {
  readonly [K in Observation['type']]?: (observation: Extract<Observation, { readonly type: K }>, around: Around) => readonly Motion[]
}

/** How the board draws a shot of each weapon. */
const SHOT_STYLES: Readonly<Record<Attack['kind'], ShotStyle>> = { ion: 'torpedo', laser: 'beam', railgun: 'burst', missile: 'missile' }

const hexOf = ({ before, after }: Around, thing: string): Hex | undefined =>
  (findShip(before, thing) ?? findShip(after, thing) ?? before.missiles[thing] ?? after.missiles[thing])?.hex
function spotOf(around: Around, thing: string): MotionAnchor | undefined {
  const hex = hexOf(around, thing)
  return hex && { thing, hex }
}
const over = (around: Around, thing: string, draw: (at: MotionAnchor) => Motion): readonly Motion[] => {
  const at = spotOf(around, thing)
  return at ? [draw(at)] : []
}
const flash = (around: Around, thing: string, text: string, good = false): readonly Motion[] =>
  over(around, thing, (at) => ({ kind: 'flash', at, text, good }))
const dice = (around: Around, thing: string, faces: readonly number[], counted: boolean): readonly Motion[] =>
  faces.slice(0, 1).flatMap((face) => over(around, thing, (at) => ({ kind: 'die', at, face, counted })))

const counterIn = (view: View, thing: string): Counter | undefined => countersOf(view, null).find(({ id }) => id === thing)
const gone = ({ before }: Around, thing: string, into: 'wreck' | 'nothing'): readonly Motion[] => {
  const counter = counterIn(before, thing)
  return counter ? [{ kind: 'fade', counter, into }] : []
}

interface Flight {
  readonly from: string
  readonly at: string
  readonly manner: ShotStyle
  readonly result: 'hit' | 'miss' | 'stopped'
}
function flight(around: Around, { from, at, manner, result }: Flight): readonly Motion[] {
  const [start, end] = [spotOf(around, from), spotOf(around, at)]
  if (!start || !end) return []
  const seat = findShip(around.before, from)?.seat ?? around.before.missiles[from]?.seat ?? ''
  return [{ kind: 'shot', manner, sideStyle: sideStyleOf(seat), from: start, to: end, result }]
}

/** Poses from hex to hex. Only the last one has the final facing. */
const poses = (path: readonly Hex[], first: Direction | null, last: Direction | null): readonly CounterPose[] =>
  path.map((hex, index) => ({ hex, facing: index === path.length - 1 ? last : first }))
const headed = (path: readonly Hex[]): readonly CounterPose[] =>
  path.map((hex, index) => {
    const before = path[index - 1]
    return { hex, facing: before ? (rowTo(before, hex) ?? null) : null }
  })

const motions: MotionsOf = {
  shipFlew({ ship: id, path, facing }, { before }) {
    const ship = findShip(before, id)
    if (!ship || (path.length < 2 && facing === ship.facing)) return []
    const turned = ship.design.base ? null : facing
    const way = path.length > 1 ? path : [ship.hex, ship.hex]
    return [{ kind: 'glide', thing: id, poses: poses(way, ship.design.base ? null : ship.facing, turned) }]
  },
  missileMoved: ({ missile, path }) => (path.length > 1 ? [{ kind: 'glide', thing: missile, poses: headed(path) }] : []),
  missileLaunched: ({ missile }, { before }) => [{ kind: 'appear', thing: missile.id, from: findShip(before, missile.from)?.hex ?? null }],
  missileLost: ({ missile }, around) => gone(around, missile, 'nothing'),
  defended: ({ ship, missile, die, hit }, around) => [
    ...flight(around, { from: ship, at: missile, manner: 'burst', result: hit ? 'hit' : 'miss' }),
    ...dice(around, missile, [die], hit),
  ],
  attackRolled: ({ attack, dice: faces, hit }, around) => [
    ...flight(around, {
      from: attack.missile ?? attack.by,
      at: attack.at,
      manner: SHOT_STYLES[attack.kind],
      result: hit ? 'hit' : 'miss',
    }),
    ...dice(around, attack.at, faces, hit),
  ],
  boxesHit: ({ ship, hits }, around) => (hits.length > 0 ? flash(around, ship, `−${hits.length}`) : []),
  severed: ({ ship }, around) => over(around, ship, (at) => ({ kind: 'mark', at, text: 'severed' })),
  shipDestroyed: ({ ship }, around) => gone(around, ship, 'wreck'),
  shipLeft: ({ ship }, around) => gone(around, ship, 'nothing'),
  halted: ({ ship }, around) => over(around, ship, (at) => ({ kind: 'mark', at, text: 'halted' })),
  debrisMet: ({ ship, die, missing }, around) => [
    ...(die === null ? [] : dice(around, ship, [die], missing > 0)),
    ...(missing > 0 ? flash(around, ship, 'rocks') : []),
  ],
  lockRolled: ({ ship, at, die, locked }, around) => [
    ...flight(around, { from: ship, at, manner: 'beam', result: locked ? 'hit' : 'miss' }),
    ...(die === null ? [] : dice(around, at, [die], locked)),
  ],
  docked: ({ ship }, around) => over(around, ship, (at) => ({ kind: 'mark', at, text: 'docked' })),
  undocked: ({ ship }, around) => over(around, ship, (at) => ({ kind: 'mark', at, text: 'undocked' })),
  rolledOver: ({ ship }, around) => over(around, ship, (at) => ({ kind: 'mark', at, text: 'rolled over' })),
}

/** The animations of one observation, drawn between the views before and after it. */
export function motionsOf(observation: Observation, before: View, after: View): readonly Motion[] {
  const drawn: ((observation: never, around: Around) => readonly Motion[]) | undefined = motions[observation.type]
  return drawn?.(observation as never, { before, after }) ?? [] // the key is the type of the observation
}
