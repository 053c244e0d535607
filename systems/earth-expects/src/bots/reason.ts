// Why a bot's order is good on its view, in one short sentence about the position. Published when the match is over.
import { list, plural } from '@admiralty/kernel'
import { ahead, distance } from '@admiralty/space'
import { prospectOf } from '../fire/prospects.ts'
import { weaponsOf } from '../fire/weapons.ts'
import { flightAlong } from '../movement/flight.ts'
import { meansOf } from '../movement/means.ts'
import type { Order, OrderOf } from '../orders.ts'
import { pointsOf } from '../power/points.ts'
import { enlistedOf } from '../setting/deploy-check.ts'
import type { Ship, View } from '../state.ts'
import { enemiesOf, findShip, isHidden, shipOf } from '../table.ts'
import { capital, nameOf } from '../words/say.ts'
import { boundFor, flees } from './stance.ts'

/** The sentence for an order that is legal on the view. It names the ship nearest to an enemy if there are several. */
export function reason(view: View, order: Order): string {
  switch (order.order) {
    case 'fleet':
      return `The fleet has ${plural(order.ships.length, 'ship')} for its price.`
    case 'deploy':
      return view.me !== 'public' && enlistedOf(view, view.me).some(({ hides }) => hides !== null)
        ? 'The hiding place is near the enemy’s way.'
        : 'The ships start as near to the enemy as they may.'
    case 'announce':
      return announcing(view, order)
    case 'power':
      return powering(view, order)
    case 'plot':
      return moving(view, order)
    case 'commit':
      return firing(view, order)
    case 'sense':
      return sensing(view, order)
    default:
      return answering(view, order)
  }
}

const name = (view: View, id: string): string => capital(nameOf(view, id))
const nearest = (view: View, { seat }: Ship, hex: Ship['hex']): Ship | undefined =>
  enemiesOf(view, seat).toSorted((a, b) => distance(a.hex, hex) - distance(b.hex, hex))[0]
/** The ship of the order that is nearest to an enemy. */
function foremost(view: View, ids: readonly string[]): Ship | undefined {
  const away = (ship: Ship): number => distance(ship.hex, nearest(view, ship, ship.hex)?.hex ?? ship.hex)
  return ids.flatMap((id) => findShip(view, id) ?? []).toSorted((a, b) => away(a) - away(b))[0]
}

function announcing(view: View, { ships }: OrderOf<'announce'>): string {
  const said = Object.entries(ships)
  if (said.some(([, { ftl }]) => ftl)) return 'A ship that must escape prepares for FTL.'
  const round = said.find(([id, { reverse }]) => reverse !== findShip(view, id)?.reversing)
  if (round) return `${name(view, round[0])} reaches a better position ${round[1].reverse ? 'in reverse' : 'ahead'}.`
  const rolled = said.find(([, { roll }]) => roll)
  return rolled
    ? `After the roll, ${nameOf(view, rolled[0])} can use the weapons of its other side.`
    : 'No ship needs to announce anything.'
}
function powering(view: View, { ships }: OrderOf<'power'>): string {
  const ship = foremost(view, Object.keys(ships))
  const given = ship && ships[ship.id]
  if (!given) return 'No ship has power to divide.'
  if (isHidden(view, ship.id) && given.lit.length === 0) return `${name(view, ship.id)} stays dark until its prey is near.`
  const { speed, manoeuvre } = pointsOf(view, ship, given)
  return `${name(view, ship.id)} makes ${plural(speed, 'speed point')} and ${plural(manoeuvre, 'manoeuvre point')}; ${plural(given.lit.length, 'box', 'boxes')} of weapons, sensors and shields have power.`
}

function moving(view: View, { ships }: OrderOf<'plot'>): string {
  const ship = foremost(view, Object.keys(ships))
  const plot = ship && ships[ship.id]
  if (!plot) return 'No ship can move.'
  const end = flightAlong(meansOf(view, ship), plot.path).path.at(-1) ?? ship.hex
  const foe = nearest(view, ship, end)
  const home = boundFor(view, ship)
  if (home)
    return `${name(view, ship.id)} is ${plural(Math.max(0, distance(end, home.centre) - home.radius), 'hex', 'hexes')} from its destination.`
  if (!foe) return `${name(view, ship.id)} sees no enemy.`
  const range = distance(end, foe.hex)
  if (flees(view, ship)) return `${name(view, ship.id)} runs from ${nameOf(view, foe.id)}, to range ${range}.`
  const then = distance(end, ahead(foe.hex, foe.facing, foe.lastSpeed))
  return `${name(view, ship.id)} will be at range ${then} of ${nameOf(view, foe.id)} if that ship flies straight on.`
}

function firing(view: View, { ships }: OrderOf<'commit'>): string {
  const shots = Object.entries(ships).flatMap(([id, fired]) => fired.map((shot) => ({ ship: shipOf(view, id), ...shot })))
  if (shots.length === 0) return 'No weapon in range can do damage.'
  const aimed = shots.map(({ ship, weapon, at }) => {
    const target = findShip(view, at)
    const gun = weaponsOf(view, ship).find(({ id }) => id === weapon)
    return { ship, at, gun, mean: (target && gun && prospectOf(view, ship, gun, target)?.mean) ?? 0 }
  })
  const [best] = aimed.toSorted((a, b) => b.mean - a.mean)
  if (!best) return 'No weapon in range can do damage.'
  if (best.mean === 0) return `A lock-on for missiles at ${nameOf(view, best.at)} is likely enough.`
  const mean = aimed.filter(({ at }) => at === best.at).reduce((sum, shot) => sum + shot.mean, 0)
  return `${name(view, best.at)} takes ${mean.toFixed(1)} points on average.`
}

function sensing(view: View, { ships }: OrderOf<'sense'>): string {
  const sought = Object.values(ships).flat()
  const targets = [...new Set(sought.flatMap(({ at }) => (typeof at === 'string' ? [nameOf(view, at)] : [])))]
  if (targets.length > 0) return `${capital(list(targets))} can be locked on to.`
  return sought.length > 0 ? 'A hidden ship may be near.' : 'No sensor can reach an enemy.'
}

/** Answers within a step. */
function answering(view: View, order: Order): string {
  switch (order.order) {
    case 'guide':
      return 'These routes meet the least point defence.'
    case 'defend':
      return `A missile is aimed at ${nameOf(view, view.missiles[order.missile]?.target ?? order.ship)}.`
    case 'row':
      return view.attack ? `${name(view, view.attack.at)} loses most on this row.` : 'This row costs the target most.'
    case 'rowSet':
      return 'The ship loses least from this side.'
    case 'repair':
      return 'The most valuable boxes are repaired first.'
    case 'darken':
      return 'The strongest weapons lose power first.'
    default:
      return 'No other answer is better.'
  }
}
