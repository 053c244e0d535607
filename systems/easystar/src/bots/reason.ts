// Why a bot's order is good on its view, in one short sentence about the position. Published when the match is over.
import { percent, plural } from '@admiralty/kernel'
import { distance, sameHex, turned } from '@admiralty/space'
import { fleetCost } from '../design/cost.ts'
import type { FirePose } from '../fire/arcs.ts'
import { oddsOf } from '../fire/odds.ts'
import { endOf } from '../movement/course.ts'
import { landfall } from '../movement/ship-orders.ts'
import type { Order, OrderOf } from '../orders.ts'
import { inFarRow } from '../setting/zones.ts'
import type { Color, Ship, View } from '../state.ts'
import { allied, fighterOf, flying, itemOf, itemsOf, left, onMap, sheetOf, shipOf, strength } from '../table.ts'
import { briefName, capital, fighterName, kindName, shortName } from '../words/say.ts'
import { combatant, type Foe, firepower } from './guns.ts'

/** The sentence for an order that is legal on the view. */
export function reason(view: View, order: Order): string {
  switch (order.order) {
    case 'fleet':
    case 'refit':
      return `The fleet has ${plural(order.fleet.ships.length, 'ship')} for ${fleetCost(order.fleet).total} points.`
    case 'deploy':
      return deployment(order)
    case 'move':
      return movement(view, order)
    case 'jump':
      return `${nameOf(view, order.ship)} jumps. ${placing(view, shipOf(view, order.ship), landing(view, order))}`
    case 'repair':
      return repair(view, order)
    case 'launch':
      return `An enemy is near ${nameOf(view, order.ship)}, so a fighter starts.`
    case 'fly':
      return flight(view, order)
    case 'fire':
      return shot(view, order)
    default:
      return answer(view, order)
  }
}

const nameOf = (view: View, id: string): string => capital(briefName(view, id))

function deployment({ places }: OrderOf<'deploy'>): string {
  const hexes = Object.values(places).map(({ hex }) => hex)
  const close = hexes.filter((hex) => hexes.some((other) => distance(hex, other) === 1)).length
  return close * 2 > hexes.length
    ? 'The ships start close together to cover each other.'
    : 'The ships start apart to keep clear of each other.'
}

const enemiesOf = (view: View, seat: Color): readonly Ship[] =>
  Object.values(view.ships).filter((ship) => flying(ship) && !allied(view, ship.seat, seat))
function nearest(ships: readonly Ship[], { hex }: FirePose): Ship | undefined {
  return [...ships].sort((a, b) => distance(a.hex, hex) - distance(b.hex, hex))[0]
}

const landing = (view: View, { ship: id, before, after }: OrderOf<'jump'>): FirePose => {
  const ship = shipOf(view, id)
  return { hex: landfall(ship, before), facing: turned(ship.facing, before + after) }
}

function movement(view: View, { ship: id, path, rams }: OrderOf<'move'>): string {
  const ship = shipOf(view, id)
  const end = endOf(ship, path)
  const [rammed] = rams
  if (rammed !== undefined) return `A ram costs ${briefName(view, rammed)} more than ${briefName(view, id)}.`
  if (!onMap(view.setup.map, end.hex)) return `${nameOf(view, id)} has to leave the map.`
  if (sheetOf(view, ship)?.freighter) return voyage(view, ship, end)
  return placing(view, ship, end)
}
function voyage(view: View, ship: Ship, end: FirePose): string {
  if (ship.reached) return `${nameOf(view, ship.id)} has arrived and keeps out of harm.`
  return inFarRow(view.setup, ship.seat, end.hex) ? `${nameOf(view, ship.id)} arrives.` : `${nameOf(view, ship.id)} heads for the far edge.`
}

/** Which enemy the ship's weapons reach from its new pose, or whom it approaches or avoids. */
function placing(view: View, ship: Ship, end: FirePose): string {
  const enemies = enemiesOf(view, ship.seat)
  const foe = nearest(enemies, end)
  const name = nameOf(view, ship.id)
  if (!foe) return `${name} meets no enemy.`
  const mover = combatant(view, ship)
  const foes = enemies.map((enemy): Foe => ({ combatant: combatant(view, enemy), stand: enemy, stake: 1 }))
  const [aimed] = foes
    .map((target) => ({ target, fire: firepower(mover, end, [target]) }))
    .filter(({ fire }) => fire > 0)
    .sort((a, b) => b.fire - a.fire)
  if (aimed) {
    const { id, hex } = aimed.target.combatant.ship
    return `${name} can fire at ${briefName(view, id)} at range ${distance(end.hex, hex)}.`
  }
  const [now, then] = [distance(ship.hex, foe.hex), distance(end.hex, foe.hex)]
  if (then < now) return `${name} closes with ${briefName(view, foe.id)}, to range ${then}.`
  if (then > now) return `${name} opens the range to ${briefName(view, foe.id)}, to ${then}.`
  return sameHex(ship.hex, end.hex)
    ? `${name} waits for ${briefName(view, foe.id)}.`
    : `${name} keeps its range to ${briefName(view, foe.id)}.`
}

function repair(view: View, { ship: id, what }: OrderOf<'repair'>): string {
  const ship = shipOf(view, id)
  if (what === 'nav') return `${nameOf(view, id)} must be able to turn again.`
  if (what === 'speed') return `${nameOf(view, id)} has lost ${ship.slowed} of its top speed.`
  return `${nameOf(view, id)} has ${left(view, ship)} of ${plural(strength(view, ship).total, 'damage point')} left.`
}

function flight(view: View, { fighter: id, path, rams, board }: OrderOf<'fly'>): string {
  const fighter = fighterOf(view, id)
  const name = capital(fighterName(fighter))
  const [rammed] = rams
  if (rammed !== undefined) return `A ram costs ${briefName(view, rammed)} more than ${fighterName(fighter)}.`
  if (board !== null) return `No enemy is near, so ${fighterName(fighter)} returns to ${briefName(view, board)}.`
  const end = endOf(fighter, path)
  const foe = nearest(enemiesOf(view, fighter.seat), end)
  if (!foe) return `${name} hunts enemy fighters.`
  return distance(foe.hex, end.hex) <= 1
    ? `${name} attacks ${briefName(view, foe.id)}.`
    : `${name} flies towards ${briefName(view, foe.id)}.`
}

function shot(view: View, { from, weapon: id, at, powerUp }: OrderOf<'fire'>): string {
  const ship = view.ships[from]
  const weapon = ship && itemOf(view, ship, id)
  if (!ship || !weapon) return `${nameOf(view, at)} is in reach of the fighter.`
  const { hit, destroyed } = oddsOf(view, { from, weapon, at, powerUp })
  const gun = shortName(weapon, itemsOf(view, ship))
  const end = destroyed > 0 ? ` and destroys it with ${percent(destroyed)}` : ''
  return `The ${gun} hits ${briefName(view, at)} with ${percent(hit)}${end}.`
}

/** Answers in the middle of a shot or a collision, passes and ends of a step. */
function answer(view: View, order: Order): string {
  switch (order.order) {
    case 'pass':
    case 'waive':
      return 'No shot would do harm.'
    case 'defend':
      return order.turrets.length > 0
        ? `${plural(order.turrets.length, 'turret')} can stop the missile.`
        : 'No turret bears on the missile.'
    case 'displace':
      return order.use ? 'The displacer may avoid the blow.' : 'The displacer is not worth using here.'
    case 'lose':
      return lost(view, order)
    default:
      return 'Everything that should move has moved.'
  }
}
function lost(view: View, { item: id }: OrderOf<'lose'>): string {
  const [step] = view.agenda
  const ship = step?.step === 'loseItem' ? shipOf(view, step.ship) : undefined
  const item = ship && id !== null ? itemOf(view, ship, id) : undefined
  if (!ship || !item) return 'There is nothing to lose.'
  const own = view.me !== 'public' && allied(view, ship.seat, view.me)
  return own ? `The ${kindName(item)} is the least loss.` : `The ${kindName(item)} is the worst loss for ${briefName(view, ship.id)}.`
}
