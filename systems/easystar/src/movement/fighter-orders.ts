// Legality of orders to fighters (ES-FTR, ES-FMV), judged on the seat's view.
import { plural, type Refusal, refuse } from '@admiralty/kernel'
import { FIGHTERS } from '../../data/tables.ts'
import type { Order, OrderOf } from '../orders.ts'
import type { Color, Fighter, Ship, View } from '../state.ts'
import { allied, fightersAt, fightersOf, flying, pilotOf, shipsAt, valuesWhere } from '../table.ts'
import { endOf, entered } from './course.ts'
import { aboard, berthOf, freeBay, hasFlown, mayLand, mayLaunchInto } from './fighters.ts'

/** Fighters on the map that have not moved this turn. */
export const toFly = (view: View, me: Color): readonly Fighter[] =>
  fightersOf(view, me).filter((fighter) => flying(fighter) && !fighter.moved)
/** Fighters that may be launched, also from carriers of allies: in a bay and not landed this turn. */
export const toLaunch = (view: View, me: Color): readonly { readonly ship: Ship; readonly fighter: string }[] =>
  valuesWhere(view.ships, (ship) => flying(ship) && allied(view, ship.seat, me)).flatMap((ship) =>
    aboard(view, ship)
      .filter(({ id }) => pilotOf(view, ship, id) === me && berthOf(view, ship, id) !== undefined && !hasFlown(view, id))
      .map(({ id }) => ({ ship, fighter: id })),
  )

function checkLaunch(view: View, me: Color, { ship: id, fighter, hex }: OrderOf<'launch'>): Refusal | undefined {
  const ship = view.ships[id]
  if (!ship || !allied(view, ship.seat, me) || !flying(ship)) return refuse('ES-FTR-05', 'that ship is not a carrier of your side')
  if (pilotOf(view, ship, fighter) !== me) return refuse('ES-FTR-05', 'that fighter is not yours')
  if (!berthOf(view, ship, fighter)) return refuse('ES-FTR-05', `that fighter is not aboard ${ship.name}`)
  if (hasFlown(view, fighter)) return refuse('ES-FTR-06', 'the fighter landed this turn and may not launch again')
  if (!mayLaunchInto(view, ship, hex)) return refuse('ES-FTR-05', 'a fighter launches into an empty hex next to its carrier')
  return undefined
}

const RAMMED_NOT = 'the target of the ram is not on the path'
function checkRams(view: View, fighter: Fighter, { path, rams }: OrderOf<'fly'>): Refusal | undefined {
  const hexes = entered(view, fighter, path)
  for (const id of rams) {
    const there = hexes.some((hex) => [...shipsAt(view, hex).filter(flying), ...fightersAt(view, hex)].some((met) => met.id === id))
    if (!there || id === fighter.id) return refuse('ES-FMV-04', RAMMED_NOT)
    const target = view.ships[id] ?? view.fighters[id]
    if (target && allied(view, target.seat, fighter.seat)) return refuse('ES-VP-05', 'an ally may not be rammed')
  }
  return undefined
}

function checkFly(view: View, me: Color, order: OrderOf<'fly'>): Refusal | undefined {
  const fighter = view.fighters[order.fighter]
  if (fighter?.seat !== me || !flying(fighter)) return refuse('ES-FMV-01', 'you have no such fighter on the map')
  if (fighter.moved) return refuse('ES-FMV-01', 'the fighter has already moved')
  const { points } = FIGHTERS[fighter.kind] // ES-FMV-02: the same every turn
  if (order.path.length > points)
    return refuse('ES-FMV-01', `the fighter has ${plural(points, 'movement point')}, the path costs ${order.path.length}`)
  const rams = checkRams(view, fighter, order)
  if (rams || order.board === null) return rams
  const carrier = view.ships[order.board]
  if (!carrier || !allied(view, carrier.seat, me)) return refuse('ES-FTR-06', 'that ship is not a carrier of your side')
  if (!freeBay(view, carrier)) return refuse('ES-FTR-06', `${carrier.name} has no free berth`)
  const pose = endOf(fighter, order.path)
  return mayLand(view, { seat: me, ...pose }, carrier)
    ? undefined
    : refuse('ES-FTR-06', 'a fighter lands from an adjacent hex, facing the same way as the carrier')
}

/** Why an order in the fighters' step is refused; undefined if it is legal. */
export function checkFighterOrder(view: View, me: Color, order: Order): Refusal | undefined {
  switch (order.order) {
    case 'launch':
      return checkLaunch(view, me, order)
    case 'fly':
      return checkFly(view, me, order)
    case 'done':
      return undefined
    default:
      return refuse('ES-SEQ-04', 'expected an order to fighters')
  }
}
