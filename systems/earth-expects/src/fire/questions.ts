// Questions of the Weapons step, judged on the player's view.

import { type Dice, firstRefusal, likely, pick, type Refusal, refusalsByPart, refuse } from '@admiralty/kernel'
import { distance } from '@admiralty/space'
import { CREWS } from '../../data/tables.ts'
import { boxName, byShip, commanded, judgeShips, notMine, twice } from '../ask.ts'
import { unless } from '../at-most.ts'
import { callRules } from '../chapter.ts'
import { hullOf } from '../hull.ts'
import { pointsSpent } from '../movement/means.ts'
import type { OrderOf } from '../orders.ts'
import { controlOf } from '../power/supply.ts'
import { placeOf } from '../record/layout.ts'
import { keepsMissile } from '../sensors/lock-odds.ts'
import { sensorsLeft } from '../sensors/locks.ts'
import type { Color } from '../shapes.ts'
import type { Ship, View } from '../state.ts'
import type { StepOf } from '../steps.ts'
import { enemiesOf, enemyOf, findShip, locksOn, missileOf, shipOf } from '../table.ts'
import { attackIn, middleRow, rowsIn } from './aim.ts'
import { betterDie, cannotEngage, chainIn, defencesOf, engagements, neededToDefend, sensorsFor, targetsFor } from './defence.ts'
import { nextSalvo, underWay } from './missiles.ts'
import { canScore } from './prospects.ts'
import { inPieces, livingParts } from './severing.ts'
import { waysOf } from './ways.ts'
import { cannotFireAt, type Weapon, weaponsOf } from './weapons.ts'

// Missiles in flight.
const guided = (view: View, me: Color) => underWay(view, me).filter(({ target }) => findShip(view, target)?.status === 'flying')
const guide = callRules('guide', ['guide'], {
  wants: ['EE-MIS-06', 'give a route for each missile'],
  of: (view, me) => guided(view, me).map(({ id }) => id),
  check(view, me, { missiles }) {
    const mine = guided(view, me)
    return refusalsByPart(missiles, (id, way) => {
      const missile = mine.find((one) => one.id === id)
      if (!missile) return refuse('EE-MIS-06', `${id} is not one of your missiles in flight`)
      return way < waysOf(view, missile).length ? undefined : refuse('EE-MIS-06', `${id} has no route with this number`)
    })
  },
  randomOrder: (view, me, dice) => ({
    order: 'guide',
    missiles: Object.fromEntries(
      guided(view, me).flatMap((missile) => {
        const ways = waysOf(view, missile)
        return ways.length > 0 ? [[missile.id, pick(dice, [...ways.keys()])]] : []
      }),
    ),
  }),
  defaultOrder: () => ({ order: 'guide', missiles: {} }),
})

// Fire.
type Commitment = OrderOf<'commit'>['ships'][string][number]

function cannotCommit(view: View, ship: Ship, shots: readonly Commitment[]): Refusal | undefined {
  if (twice(shots.map(({ weapon }) => weapon))) return refuse('EE-WEP-03', 'each weapon is used once per turn')
  const armed = weaponsOf(view, ship)
  return cannotGuide(view, ship, armed, shots) ?? firstRefusal(shots, (shot) => cannotShoot(view, ship, armed, shot))
}
function cannotGuide(view: View, ship: Ship, armed: readonly Weapon[], shots: readonly Commitment[]): Refusal | undefined {
  if (!view.setup.options.fastMissiles) return undefined
  const launches = shots.filter(({ weapon }) => armed.find(({ id }) => id === weapon)?.kind === 'missile')
  if (launches.length <= controlOf(view, ship)) return undefined
  return refuse('EE-MIS-05', `the ship can guide at most ${controlOf(view, ship)} missiles`)
}
function cannotShoot(view: View, ship: Ship, armed: readonly Weapon[], { weapon: id, at, nuclear }: Commitment): Refusal | undefined {
  const weapon = armed.find((one) => one.id === id)
  if (!weapon) return refuse('EE-GEN-08', `${boxName(view, ship, id)} of ${ship.design.name} cannot fire now`)
  const target = enemyOf(view, ship.seat, at) // EE-WEP-07
  if (!target) return refuse('EE-HID-06', `${at} is not a visible enemy`)
  if (nuclear && weapon.kind !== 'missile') return refuse('EE-MIS-03', 'only a missile can be nuclear')
  return cannotAim(view, ship, weapon, target)
}
function cannotAim(view: View, ship: Ship, weapon: Weapon, target: Ship): Refusal | undefined {
  if (weapon.kind === 'missile' && view.setup.options.fastMissiles) {
    if (pointsSpent(view, ship) > 0)
      return refuse('EE-FMI-02', 'with fast missiles, a ship that spent manoeuvre points this turn cannot launch')
    if (locksOn(view, ship.id, target.id) === 0) return refuse('EE-FMI-02', 'the ship needs a lock-on to launch')
  }
  return cannotFireAt(view, ship, weapon, target)
}
/** Enemies at which a weapon may fire. */
export const targetsOf = (view: View, ship: Ship, weapon: Weapon): readonly Ship[] =>
  enemiesOf(view, ship.seat).filter((target) => !cannotAim(view, ship, weapon, target))

/** Random legal shots: each weapon may fire at its target, and the ship can guide its missiles. */
function someShots(view: View, ship: Ship, dice: Dice): readonly Commitment[] {
  const armed = weaponsOf(view, ship)
  const shots = armed.flatMap((weapon): readonly Commitment[] => {
    if (likely(dice, 1, 5)) return []
    const targets = targetsOf(view, ship, weapon)
    const [nearest] = targets.toSorted((a, b) => distance(a.hex, ship.hex) - distance(b.hex, ship.hex))
    if (!nearest) return []
    const at = likely(dice, 1, 2) ? nearest : pick(dice, targets)
    return [{ weapon: weapon.id, at: at.id, nuclear: weapon.kind === 'missile' && likely(dice, 1, 3) }]
  })
  return cannotGuide(view, ship, armed, shots) ? shots.slice(0, controlOf(view, ship)) : shots
}

/** Whether a gun of the ship can do damage, or a missile that it launches can be kept in flight (EE-MIS-04). */
function canDamage(view: View, ship: Ship): boolean {
  const armed = weaponsOf(view, ship)
  const hasMissile = armed.some(({ kind }) => kind === 'missile')
  const sensors = hasMissile ? sensorsLeft(view, ship) : []
  return enemiesOf(view, ship.seat).some((at) => {
    const keeps = hasMissile && keepsMissile(view, ship, at, sensors) !== 0
    const matters = armed.filter((weapon) => (weapon.kind === 'missile' ? keeps : canScore(view, ship, weapon, at)))
    return matters.some((weapon) => !cannotAim(view, ship, weapon, at))
  })
}

const HOLD: OrderOf<'commit'> = { order: 'commit', ships: {} }
const commit = callRules('commit', ['commit'], {
  wants: ['EE-WEP-02', 'give targets for your weapons, or none'],
  of: (view, me) => commanded(view, me).flatMap((ship) => weaponsOf(view, ship).map(({ id }) => `${ship.id}/${id}`)),
  check: (view, me, { ships }) => judgeShips(view, me, ships, cannotCommit),
  forcedOrder: (view, seat) => unless(view, seat, (known) => commanded(known, seat).some((ship) => canDamage(known, ship)), HOLD),
  others: ['EE-WEP-02', 'no weapon of yours can do damage now, and no missile could stay in flight: hold fire'],
  randomOrder: (view, me, dice) => ({
    order: 'commit',
    ships: byShip(commanded(view, me), (ship) => {
      const shots = someShots(view, ship, dice)
      return shots.length > 0 ? shots : undefined
    }),
  }),
  defaultOrder: () => HOLD,
})

// Point defence.
/** Whether a die of a weapon can stop a missile, with all sensors that help (EE-PD-05). */
const canStop = (view: View, seat: Color): boolean => {
  const chain = chainIn(view)
  return engagements(view, seat, chain).some(({ order }) => {
    const ship = shipOf(view, order.ship)
    const missile = missileOf(view, order.missile)
    const weapon = defencesOf(view, ship, chain).find(({ id }) => id === order.weapon)
    const sensors = sensorsFor(view, ship, missile).length
    return weapon && neededToDefend(view, ship, weapon, missile, { sensors, chain }).total <= CREWS[ship.crew].sides
  })
}
const PASS: OrderOf<'pass'> = { order: 'pass' }
const defend = callRules('defend', ['defend', 'pass'], {
  wants: ['EE-PD-03', 'engage a missile, or pass'],
  of: (view, me) => engagements(view, me, chainIn(view)).map(({ order }) => `${order.ship}/${order.weapon}/${order.missile}`),
  check(view, me, order) {
    const wrong = notMine(view, me, [order.ship])
    if (wrong) return wrong
    const ship = shipOf(view, order.ship)
    const weapon = defencesOf(view, ship, chainIn(view)).find(({ id }) => id === order.weapon)
    if (!weapon) return refuse('EE-PD-10', `${boxName(view, ship, order.weapon)} cannot fire, or has already been used`)
    const missile = targetsFor(view, me).find(({ id }) => id === order.missile)
    if (!missile) return refuse('EE-PD-01', `${order.missile} is not a missile that can be engaged`)
    const able = sensorsFor(view, ship, missile)
    if (twice(order.sensors) || !order.sensors.every((box) => able.includes(box)))
      return refuse('EE-PD-05', 'list only powered sensors that see the missile, each once')
    return cannotEngage(view, ship, weapon, missile)
  },
  forcedOrder: (view, seat) => unless(view, seat, (known) => canStop(known, seat), PASS),
  others: ['EE-PD-05', 'no shot of yours can stop a missile now: pass'],
  randomOrder(view, me, dice) {
    const able = engagements(view, me, chainIn(view))
    if (able.length === 0 || likely(dice, 1, 4)) return PASS
    const { order } = pick(dice, able)
    const missile = view.missiles[order.missile]
    const sensors = missile && likely(dice, 1, 2) ? sensorsFor(view, shipOf(view, order.ship), missile).slice(0, 1) : []
    return { ...order, sensors }
  },
  defaultOrder: () => PASS,
})

const diceIn = ({ agenda }: View): StepOf<'chooseDie'> => {
  const [step] = agenda
  if (step?.step !== 'chooseDie') throw new Error('the current step has no dice to choose from')
  return step
}
const chooseDie = callRules('chooseDie', ['chooseDie'], {
  wants: ['EE-AMI-02', 'choose the die that counts'],
  of: (view) => diceIn(view).dice.map(String),
  check: () => undefined,
  randomOrder: (_, __, dice) => ({ order: 'chooseDie', die: pick(dice, [0, 1] as const) }),
  defaultOrder: (view) => ({ order: 'chooseDie', die: betterDie(diceIn(view)) }),
})

// The row of a shot.
const DIRECTION = ['EE-POI-02', 'choose one of the two directions of rows'] as const
const rowSet = callRules('rowSet', ['rowSet'], {
  wants: DIRECTION,
  of: (view) => attackIn(view).headings.map(String),
  check: (view, _, { heading }) => (attackIn(view).headings.includes(heading) ? undefined : refuse(...DIRECTION)),
  randomOrder: (view, _, dice) => ({ order: 'rowSet', heading: pick(dice, attackIn(view).headings) }),
  defaultOrder: (view) => ({ order: 'rowSet', heading: attackIn(view).headings[0] }),
})

const ROW = ['EE-POI-01', 'choose a row that meets the target'] as const
const row = callRules('row', ['row'], {
  wants: ROW,
  of: (view) => rowsIn(view).map(String),
  check: (view, _, { row: chosen }) => (rowsIn(view).includes(chosen) ? undefined : refuse(...ROW)),
  randomOrder: (view, _, dice) => ({ order: 'row', row: pick(dice, rowsIn(view)), high: pick(dice, ['left', 'right'] as const) }),
  defaultOrder(view) {
    const middle = middleRow(view)
    if (!middle) throw new Error('no row to choose')
    return { order: 'row', ...middle }
  },
})

// The order in which missiles strike.
const striking = (view: View): readonly string[] => nextSalvo(view)?.missiles.map(({ id }) => id) ?? []
const impacts = callRules('impacts', ['impacts'], {
  wants: ['EE-MIS-09', 'choose which of your missiles strikes first'],
  of: striking,
  check(view, _, { missiles }) {
    const wrong = twice(missiles) || !missiles.every((id) => striking(view).includes(id))
    return wrong ? refuse('EE-MIS-09', 'list your missiles that strike this ship, each once') : undefined
  },
  randomOrder: (view, _, dice) => ({ order: 'impacts', missiles: [pick(dice, striking(view))] }),
  defaultOrder: (view) => ({ order: 'impacts', missiles: striking(view) }),
})

// Severed sections.
const keep = callRules('keep', ['keep'], {
  wants: ['EE-SEV-01', 'choose the part of each ship to keep'],
  of: (view, me) => inPieces(view, me).map(({ id }) => id),
  check(view, me, { ships }) {
    const broken = inPieces(view, me)
    return refusalsByPart(ships, (id, box) => {
      const ship = broken.find((one) => one.id === id)
      if (!ship) return refuse('EE-SEV-01', `${id} is in one piece`)
      const hull = hullOf(view, ship)
      const named = hull.named(ship.id, box)
      return livingParts(view, ship).some(({ boxes }) => boxes.includes(named))
        ? undefined
        : refuse('EE-SEV-01', `${boxName(view, ship, box)} is not part of the ship any more`)
    })
  },
  randomOrder: (view, me, dice) => ({
    order: 'keep',
    ships: byShip(inPieces(view, me), (ship) => {
      const hull = hullOf(view, ship)
      const isOwn = (box: string): boolean => hull.owner(box).ship === ship.id && placeOf(hull.layout, box).box.side === null
      const own = livingParts(view, ship).flatMap(({ boxes }) => boxes.find(isOwn) ?? [])
      return own.length > 0 ? hull.owner(pick(dice, own)).box : undefined
    }),
  }),
  defaultOrder: () => ({ order: 'keep', ships: {} }),
})

export const fireQuestions = { guide, commit, defend, chooseDie, rowSet, row, impacts, keep }
