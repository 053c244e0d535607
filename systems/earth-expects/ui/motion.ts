// Animations for observations: movement, shots, missiles, damage, losses.
import { type CounterPose, type Motion, type ShotStyle, sideStyleOf } from '@admiralty/board'
import { type Around, motionKit, motionsBy } from '@admiralty/game-ui'
import type { Counted } from '@admiralty/kernel'
import { type Direction, type Hex, rowTo } from '@admiralty/space'
import type { Observation } from '../src/chapter.ts'
import type { Attack, View } from '../src/state.ts'
import { findShip } from '../src/table.ts'
import { countersOf } from './counters.ts'

/** How the board draws a shot of each weapon. */
const SHOT_STYLES: Readonly<Record<Attack['kind'], ShotStyle>> = { ion: 'torpedo', laser: 'beam', railgun: 'burst', missile: 'missile' }

const { flash, mark, die, fade, shot } = motionKit<View>({
  placeOf: (view, thing) => (findShip(view, thing) ?? view.missiles[thing])?.hex,
  sideStyleOf: (view, thing) => sideStyleOf((findShip(view, thing) ?? view.missiles[thing])?.seat ?? ''),
  counters: (view) => countersOf(view, null),
})
/** The first of several dice. */
const dice = (around: Around<View>, thing: string, faces: readonly number[], counted: Counted): readonly Motion[] =>
  faces.slice(0, 1).flatMap((face) => die(around, thing, face, counted))

/** Poses from hex to hex. Only the last one has the final facing. */
const poses = (path: readonly Hex[], first: Direction | null, last: Direction | null): readonly CounterPose[] =>
  path.map((at, index) => ({ at, facing: index === path.length - 1 ? last : first }))
const headed = (path: readonly Hex[]): readonly CounterPose[] =>
  path.map((hex, index) => {
    const before = path[index - 1]
    return { at: hex, facing: before ? (rowTo(before, hex) ?? null) : null }
  })

/** The animations of one observation, drawn between the views before and after it. */
export const motionsOf = motionsBy<View, Observation>({
  shipFlew({ ship: id, path, facing }, { before }) {
    const ship = findShip(before, id)
    if (!ship || (path.length < 2 && facing === ship.facing)) return []
    const turned = ship.design.base ? null : facing
    const way = path.length > 1 ? path : [ship.hex, ship.hex]
    return [{ kind: 'glide', thing: id, poses: poses(way, ship.design.base ? null : ship.facing, turned) }]
  },
  missileMoved: ({ missile, path }) => (path.length > 1 ? [{ kind: 'glide', thing: missile, poses: headed(path) }] : []),
  missileLaunched: ({ missile }, { before }) => [{ kind: 'appear', thing: missile.id, from: findShip(before, missile.from)?.hex ?? null }],
  missileLost: ({ missile }, around) => fade(around, missile, 'nothing'),
  defended: ({ ship, missile, die: face, hit }, around) => [
    ...shot(around, { from: ship, at: missile, manner: 'burst', result: hit ? 'hit' : 'miss' }),
    ...die(around, missile, face, hit),
  ],
  attackRolled: ({ attack, dice: faces, needed, hit }, around) => [
    ...shot(around, {
      from: attack.missile ?? attack.by,
      at: attack.at,
      manner: SHOT_STYLES[attack.kind],
      result: hit ? 'hit' : 'miss',
    }),
    ...dice(around, attack.at, faces, needed ? hit : null),
  ],
  boxesHit: ({ ship, hits }, around) => (hits.length > 0 ? flash(around, ship, `−${hits.length}`) : []),
  severed: ({ ship }, around) => mark(around, ship, 'severed'),
  shipDestroyed: ({ ship }, around) => fade(around, ship, 'wreck'),
  shipLeft: ({ ship }, around) => fade(around, ship, 'nothing'),
  halted: ({ ship }, around) => mark(around, ship, 'halted'),
  debrisMet: ({ ship, die: face, missing }, around) => [
    ...(face === null ? [] : die(around, ship, face, null)),
    ...(missing > 0 ? flash(around, ship, 'rocks') : []),
  ],
  lockRolled: ({ ship, at, die: face, locked }, around) => [
    ...shot(around, { from: ship, at, manner: 'beam', result: locked ? 'hit' : 'miss' }),
    ...(face === null ? [] : die(around, at, face, locked)),
  ],
  docked: ({ ship }, around) => mark(around, ship, 'docked'),
  undocked: ({ ship }, around) => mark(around, ship, 'undocked'),
  rolledOver: ({ ship }, around) => mark(around, ship, 'rolled over'),
})
