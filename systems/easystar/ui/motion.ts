// Animations of observations: courses, shots in the style of their weapon, damage, criticals, wrecks.
import { type Counter, type Motion, type ShotStyle, sideStyleOf } from '@admiralty/board'
import { type Around as MotionsAround, motionKit, motionsBy } from '@admiralty/game-ui'
import type { GameObservation } from '../src/chapter.ts'
import { stopsOf } from '../src/movement/course.ts'
import type { Fighter, Ship, View, WeaponKind } from '../src/state.ts'
import { capital, itemName } from '../src/words/say.ts'
import { countersOf } from './counters.ts'

type Around = MotionsAround<View>

const MANNERS: Readonly<Record<WeaponKind, ShotStyle>> = {
  beam: 'beam',
  blaster: 'beam',
  missile: 'missile',
  bdvm: 'missile',
  torpedo: 'torpedo',
  bank: 'torpedo',
  pointDefence: 'burst',
}

const thingIn = (view: View, id: string): Ship | Fighter | undefined => view.ships[id] ?? view.fighters[id]
const { flash, mark, die, fade, shot } = motionKit<View>({
  placeOf: (view, id) => thingIn(view, id)?.hex,
  sideStyleOf: (view, id) => sideStyleOf(thingIn(view, id)?.seat ?? ''),
  counters: (view) => countersOf(view, null),
})
const counterOf = (view: View, id: string): Counter | undefined => countersOf(view, null).find((counter) => counter.id === id)
function flown({ before }: Around, id: string, path: string): readonly Motion[] {
  const from = thingIn(before, id)
  return from && path !== ''
    ? [{ kind: 'glide', thing: id, poses: stopsOf(from, path).map(({ hex, facing }) => ({ at: hex, facing })) }]
    : []
}
/** Counters that leave the map or become wrecks. */
function gone({ before, after }: Around, ...ids: readonly string[]): readonly Motion[] {
  return ids.flatMap((id): readonly Motion[] => {
    const [was, is] = [counterOf(before, id), counterOf(after, id)]
    if (!was || is?.look === was.look) return []
    return [{ kind: 'fade', counter: was, into: is || 'hull' in (thingIn(before, id) ?? {}) ? 'wreck' : 'nothing' }]
  })
}
const went = (around: Around, id: string): readonly Motion[] => fade(around, id, 'nothing')
const mannerOf = ({ before }: Around, from: string): ShotStyle => {
  const kind = before.shot?.weapon.kind
  if (before.fighters[from]) return 'swarm'
  return MANNERS[kind as WeaponKind] ?? 'beam' // an item that fires is a weapon
}

/** The animations of an observation between two views; empty if it has none. */
export const motionsOf = motionsBy<View, GameObservation>({
  turnBegan: (_, { before, after }) =>
    before.turn > 0 ? [] : countersOf(after, null).map(({ id }): Motion => ({ kind: 'appear', thing: id, from: null })),
  hullMended: ({ ship, points }, around) => flash(around, ship, `+${points}`, true),
  shipMoved: ({ ship, path }, around) => flown(around, ship, path),
  shipJumped: ({ ship }, around) => [...went(around, ship), { kind: 'appear', thing: ship, from: null }],
  shipLeft: ({ ship }, around) => went(around, ship),
  collisionRolled: ({ mover, die: face, hit }, around) => die(around, mover, face, hit),
  collisionDodged: ({ ship, die: face, worked }, around) => die(around, ship, face, worked),
  fightersCollided: ({ fighters }, around) => [
    ...gone(around, ...fighters),
    ...fighters.slice(0, 1).flatMap((id) => flash(around, id, '✕')),
  ],
  shipRammed: ({ fighter }, around) => gone(around, fighter),
  repaired: ({ ship, what, amount }, around) => flash(around, ship, what === 'damage' ? `+${amount}` : 'repaired', true),
  navRepairRolled: ({ ship, die: face, cleared }, around) => die(around, ship, face, cleared),
  fighterLaunched: ({ ship, fighter }, { before }) => [{ kind: 'appear', thing: fighter.id, from: before.ships[ship]?.hex ?? null }],
  fighterMoved: ({ fighter, path }, around) => flown(around, fighter, path),
  fighterLanded: ({ fighter }, around) => went(around, fighter),
  fighterLeft: ({ fighter }, around) => went(around, fighter),

  pointDefenceFired: ({ ship, die: face, hit }, around) => {
    const from = around.before.shot?.from
    if (from === undefined) return []
    return [
      ...(hit ? shot(around, { from, at: ship, manner: 'missile', result: 'stopped' }) : []),
      ...shot(around, { from: ship, at: from, manner: 'burst', result: 'miss' }),
      ...die(around, ship, face, hit),
    ]
  },
  attackRolled: ({ from, at, die: face, hit }, around) => [
    ...shot(around, { from, at, manner: mannerOf(around, from), result: hit ? 'hit' : 'miss' }),
    ...die(around, at, face, hit),
  ],
  displacerTried: ({ ship, die: face, worked }, around) => [
    ...die(around, ship, face, worked),
    ...(worked ? [...went(around, ship), { kind: 'appear', thing: ship, from: null } as const] : []),
  ],

  damaged: ({ ship, damage }, around) => (damage.total > 0 ? flash(around, ship, `−${damage.total}`) : []),
  destroyed: ({ ship }, around) => gone(around, ship),
  perished: ({ ship }, around) => gone(around, ship),
  fighterShotDown: ({ fighter }, around) => [...gone(around, fighter), ...flash(around, fighter, '✕')],
  criticalRolled: ({ ship, die: face }, around) => die(around, ship, face, null),
  navHit: ({ ship }, around) => mark(around, ship, 'navigation'),
  slowed: ({ ship, by }, around) => mark(around, ship, `speed −${by}`),
  itemLost: ({ ship, item }, around) => mark(around, ship, capital(itemName(item))),
  burnedOut: ({ ship, item }, around) => mark(around, ship, capital(itemName(item))),
})
