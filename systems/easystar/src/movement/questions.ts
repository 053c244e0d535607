// Answers to the calls of movement and of collisions.

import { type CallRules, type Dice, die, likely, pick } from '@admiralty/kernel'
import { neighbours } from '@admiralty/space'
import type { RuleTypes } from '../chapter.ts'
import type { Order, OrderOf } from '../orders.ts'
import type { Color, Ship, View } from '../state.ts'
import { fightersAt, flying, has, isColor, shipOf, shipsAt, shipsOf } from '../table.ts'
import { bandIsClosed } from './band.ts'
import { changesOf, entered, podOf, tableTurns } from './course.ts'
import { checkFighterOrder, toFly, toLaunch } from './fighter-orders.ts'
import { mayLaunchInto } from './fighters.ts'
import { ramRefused } from './obstacles.ts'
import { coursesOf } from './reach.ts'
import { checkShipOrder, countersFor, mendable, mustMove, unmoved } from './ship-orders.ts'

const DONE: Order = { order: 'done' }
const legal = (view: View, me: Color, order: Order): boolean => checkShipOrder(view, me, order) === undefined

/** The safest course that stays on the map with the fewest turns, else the safest off the map. */
function safeMove(view: View, ship: Ship): OrderOf<'move'> {
  const courses = coursesOf(view, ship)
  const [best] = [...courses].sort((a, b) => Number(a.leaves) - Number(b.leaves) || a.risk - b.risk || a.turns - b.turns)
  if (!best) throw new Error(`${ship.id} has no course`)
  return { order: 'move', ship: ship.id, change: best.change, path: best.path, rams: [] }
}

/** A random path of `speed` hexes with turns that speed and pod allow. */
function randomPath(view: View, ship: Ship, speed: number, dice: Dice): string {
  let sides = tableTurns(view, ship, speed)
  const turn = (): string => {
    if (sides === 0 || !likely(dice, 1, 2)) return ''
    const many = die(dice, Math.min(3, sides), 'turn')
    sides -= many
    return pick(dice, ['L', 'R']).repeat(many)
  }
  let path = ''
  for (let hex = 0; hex < speed; hex += 1) path += `${turn()}F`
  const podded = podOf(view, ship) === 1 && likely(dice, 1, 3) ? pick(dice, ['L', 'R']) : ''
  return likely(dice, 1, 2) ? path + podded : podded + path
}

function anyMove(view: View, me: Color, ship: Ship, dice: Dice): Order {
  const change = pick(dice, changesOf(view, ship))
  const path = randomPath(view, ship, ship.speed + change, dice)
  const met = entered(view, ship, path)
    .flatMap((hex) => shipsAt(view, hex))
    .filter((other) => other.id !== ship.id)
  const rams = likely(dice, 1, 2) ? met.filter((other) => ramRefused(view, ship, other) === null).map(({ id }) => id) : []
  const order: Order = { order: 'move', ship: ship.id, change, path, rams: [...new Set(rams)].slice(0, 8) }
  // The path uses no more turns than allowed, so only a closed band can refuse it.
  return !bandIsClosed(view) || legal(view, me, order) ? order : safeMove(view, ship)
}

const SIDES = [-1, 0, 1] as const
function anyOther(view: View, me: Color, dice: Dice): Order | undefined {
  const ship = pick(dice, shipsOf(view, me).filter(flying))
  const side = podOf(view, ship) === 1 ? pick(dice, SIDES) : 0
  const leap = likely(dice, 1, 2) ? ({ before: side, after: 0 } as const) : ({ before: 0, after: side } as const)
  const jump: Order = { order: 'jump', ship: ship.id, ...leap }
  if (has(view, ship, 'jump') && likely(dice, 1, 2)) return legal(view, me, jump) ? jump : undefined
  const counters = countersFor(view, ship)
  if (counters === 0) return undefined
  const repair: Order = {
    order: 'repair',
    ship: ship.id,
    counters: die(dice, Math.min(3, counters), 'counters'),
    what: pick(dice, ['damage', 'nav', 'speed']),
  }
  return legal(view, me, repair) ? repair : undefined
}

const ships: CallRules<RuleTypes> = {
  offer: (view, me) => ({ kind: 'ships', orders: ['move', 'jump', 'repair', 'done'], of: unmoved(view, me).map(({ id }) => id) }),
  check: checkShipOrder,
  forcedOrder(view, seat) {
    if (!view.secret[seat]) return undefined // other viewers do not know counters and devices
    const idle = unmoved(view, seat).length === 0
    return idle && shipsOf(view, seat).every((ship) => !flying(ship) || !mendable(view, ship)) ? DONE : undefined
  },
  randomOrder(view, me, dice) {
    const other = likely(dice, 1, 4) ? anyOther(view, me, dice) : undefined
    if (other) return other
    const waiting = unmoved(view, me)
    if (waiting.length === 0 || (mustMove(view, me).length === 0 && likely(dice, 1, 2))) return DONE
    return anyMove(view, me, pick(dice, waiting), dice)
  },
  defaultOrder(view, me) {
    const [ship] = mustMove(view, me)
    return ship ? safeMove(view, ship) : DONE
  },
}

function anyFlight(view: View, me: Color, dice: Dice): Order {
  const fighter = pick(dice, toFly(view, me))
  const path = Array.from({ length: die(dice, 6, 'points') - 1 }, () => pick(dice, ['F', 'F', 'F', 'L', 'R'])).join('')
  const met = entered(view, fighter, path).flatMap((hex) => [...shipsAt(view, hex).filter(flying), ...fightersAt(view, hex)])
  const rams = likely(dice, 1, 2) ? [...new Set(met.filter(({ seat }) => seat !== me).map(({ id }) => id))].slice(0, 8) : []
  const order = (board: string | null, rammed: readonly string[]): Order => ({
    order: 'fly',
    fighter: fighter.id,
    path,
    rams: rammed,
    board,
  })
  const carriers = shipsOf(view, me).filter(flying)
  const home = carriers.find(({ id }) => checkFighterOrder(view, me, order(id, [])) === undefined)
  const wild = order(null, rams)
  if (home && likely(dice, 2, 3)) return order(home.id, [])
  return checkFighterOrder(view, me, wild) === undefined ? wild : order(null, [])
}
function anyLaunch(view: View, me: Color, dice: Dice): Order | undefined {
  const { ship, fighter } = pick(dice, toLaunch(view, me))
  const free = neighbours(ship.hex).filter((hex) => mayLaunchInto(view, ship, hex))
  return free.length > 0 ? { order: 'launch', ship: ship.id, fighter, hex: pick(dice, free) } : undefined
}

const fighters: CallRules<RuleTypes> = {
  offer: (view, me) => ({
    kind: 'fighters',
    orders: ['launch', 'fly', 'done'],
    of: [...toFly(view, me).map(({ id }) => id), ...toLaunch(view, me).map(({ fighter }) => fighter)],
  }),
  check: checkFighterOrder,
  forcedOrder(view, seat) {
    if (!view.secret[seat]) return undefined // fighters aboard are secret
    return toFly(view, seat).length === 0 && toLaunch(view, seat).length === 0 ? DONE : undefined
  },
  randomOrder(view, me, dice) {
    if (toLaunch(view, me).length > 0 && likely(dice, 1, 2)) return anyLaunch(view, me, dice) ?? DONE
    return toFly(view, me).length > 0 && likely(dice, 4, 5) ? anyFlight(view, me, dice) : DONE
  },
  defaultOrder: () => DONE,
}

/** Rules of the decision on a displacer in a collision; `who` names the ship that has it. */
const displace = (use: boolean): Order => ({ order: 'displace', use })
function slip(who: (view: View) => string | undefined): CallRules<RuleTypes> {
  const carries = (view: View, seat: Color): boolean => {
    const id = who(view)
    const ship = id === undefined ? undefined : shipOf(view, id)
    return ship?.seat === seat && has(view, ship, 'displacer')
  }
  return {
    offer: (view) => ({ kind: 'displace', orders: ['displace'], of: [who(view) ?? ''] }),
    check(view, me, order) {
      if (order.order !== 'displace') return { rule: 'ES-COL-06', reason: 'expected a decision on the displacer' }
      return order.use && !carries(view, me) ? { rule: 'ES-AUX-DSP-03', reason: 'the ship has no displacer' } : undefined
    },
    forcedOrder: (view, seat) => (isColor(seat) && view.secret[seat] && !carries(view, seat) ? displace(false) : undefined),
    randomOrder: (view, me, dice) => displace(carries(view, me) && likely(dice, 1, 2)),
    defaultOrder: () => displace(false),
  }
}

/** The step of the collision that is decided. */
const meeting = ({ agenda: [step] }: View) => (step?.step === 'slipMover' || step?.step === 'slipTarget' ? step : undefined)

export const movementQuestions = {
  ships,
  fighters,
  slipMover: slip((view) => meeting(view)?.mover),
  slipTarget: slip((view) => meeting(view)?.target),
}
