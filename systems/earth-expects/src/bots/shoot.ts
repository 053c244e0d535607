// Fires each weapon at the target it damages most, unless it does more against a missile. Launches as many missiles as it can guide.
import { commanded } from '../ask.ts'
import { prospectOf } from '../fire/prospects.ts'
import { targetsOf } from '../fire/questions.ts'
import { type Weapon, weaponsOf } from '../fire/weapons.ts'
import type { Order, OrderOf } from '../orders.ts'
import { controlOf, supplyOf } from '../power/supply.ts'
import { keepsMissile } from '../sensors/lock-odds.ts'
import { sensorsOn } from '../sensors/locks.ts'
import type { Color } from '../shapes.ts'
import type { Ship, View } from '../state.ts'
import { shipOf } from '../table.ts'
import { keptForMissiles, weaponKey } from './defend.ts'
import { guidance } from './launch.ts'
import { isQuarry } from './stance.ts'

type Shot = OrderOf<'commit'>['ships'][string][number]
type Volley = (ship: Ship) => readonly Shot[]

export function commit(view: View, me: Color): readonly Order[] {
  const kept = keptForMissiles(view, me, (ship, weapon) => worthOf(view, shipOf(view, ship), weapon))
  const all = gunsOf(view, new Set())
  const spare = gunsOf(view, kept)
  const missiles: Volley = (ship) => launches(view, ship)
  const both =
    (guns: Volley): Volley =>
    (ship) => [...guns(ship), ...missiles(ship)]
  return [both(spare), both(all)].map((volley) => ({
    order: 'commit',
    ships: Object.fromEntries(
      commanded(view, me).flatMap((ship) => {
        const shots = volley(ship)
        return shots.length > 0 ? [[ship.id, shots]] : []
      }),
    ),
  }))
}

const isGun = ({ kind }: Weapon): boolean => kind !== 'antiMissile' && kind !== 'missile'
const gunsOf =
  (view: View, kept: ReadonlySet<string>): Volley =>
  (ship) =>
    weaponsOf(view, ship)
      .filter((weapon) => isGun(weapon) && !kept.has(weaponKey(ship.id, weapon.id)))
      .flatMap((weapon) => {
        const best = bestTarget(view, ship, weapon)
        return best && best.worth > 0 ? [{ weapon: weapon.id, at: best.at, nuclear: false }] : []
      })
function worthOf(view: View, ship: Ship, id: string): number {
  const weapon = weaponsOf(view, ship).find((one) => one.id === id)
  return weapon && isGun(weapon) ? (bestTarget(view, ship, weapon)?.worth ?? 0) : 0
}
function bestTarget(view: View, ship: Ship, weapon: Weapon): { readonly at: string; readonly worth: number } | undefined {
  const rated = targetsOf(view, ship, weapon).map((at) => {
    const mean = prospectOf(view, ship, weapon, at)?.mean ?? 0
    return { at: at.id, worth: mean * (isQuarry(view, at, ship.seat) ? 1.5 : 1) * (1 + damagedShare(at)) }
  })
  return rated.toSorted((a, b) => b.worth - a.worth)[0]
}
/** The share of destroyed boxes: nearly lost ships are finished first. */
const damagedShare = ({ levels, design }: Ship): number =>
  Object.values(levels).filter((level) => level === 'destroyed').length / design.boxes.length

/** The least chance of a lock-on for a launch. */
const HOPE = 0.6
/** At most one missile per control box, all at one target, since sensors that guide one missile guide all. Nuclear missiles go to ships without engine power. */
function launches(view: View, ship: Ship): readonly Shot[] {
  const launchers = weaponsOf(view, ship).filter(({ kind }) => kind === 'missile')
  const bearing = launchers.flatMap((weapon) => targetsOf(view, ship, weapon).map((at) => ({ weapon: weapon.id, at })))
  const targets = new Map(bearing.map(({ at }) => [at.id, at]))
  const worth = (at: Ship): number => {
    const odds = keepsMissile(view, ship, at) ?? guidance(view, ship, at, sensorsOn(view, ship, at).length)
    const missiles = Math.min(controlOf(view, ship), bearing.filter((shot) => shot.at.id === at.id).length)
    return odds < HOPE ? 0 : odds * missiles * (isQuarry(view, at, ship.seat) ? 1.5 : 1) * (1 + damagedShare(at))
  }
  const [best] = [...targets.values()].map((at) => ({ at, worth: worth(at) })).toSorted((a, b) => b.worth - a.worth)
  if (!best || best.worth === 0) return []
  const nuclear = isHelpless(view, best.at)
  return bearing
    .filter(({ at }) => at.id === best.at.id)
    .slice(0, controlOf(view, ship))
    .map(({ weapon, at }) => ({ weapon, at: at.id, nuclear }))
}
/** EE-MIS-12: whether no engine can have power next turn, as far as the record shows. */
function isHelpless(view: View, target: Ship): boolean {
  if (target.design.base) return false
  const { engines, networks } = supplyOf(view, { ...target, dark: [] })
  const fed = (box: string): boolean => networks.some(({ boxes, yields }) => yields > 0 && boxes.has(box))
  return !engines.some(({ boxes }) => boxes.some(({ id, own }) => own || fed(id)))
}
