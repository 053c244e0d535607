// Fires each weapon at the target it damages most, unless it does more against a missile. Launches as many missiles as it can guide.
import { commanded } from '../ask.ts'
import { targetsOf } from '../fire/aiming.ts'
import { prospectOf } from '../fire/prospects.ts'
import { isGun, type Weapon, weaponsOf } from '../fire/weapons.ts'
import type { Order, OrderOf } from '../orders.ts'
import { controlOf, supplyOf } from '../power/supply.ts'
import { lockOdds } from '../sensors/lock-odds.ts'
import { sensorsOn } from '../sensors/locks.ts'
import type { Color } from '../shapes.ts'
import type { Ship, View } from '../state.ts'
import { shipOf } from '../table.ts'
import { keptForMissiles, weaponKey } from './defend.ts'
import { guidance } from './launch.ts'
import { enough } from './sensors.ts'
import { isQuarry } from './stance.ts'

type Shot = OrderOf<'commit'>['ships'][string][number]

export function commit(view: View, me: Color): readonly Order[] {
  const kept = keptForMissiles(view, me, (ship, weapon) => worthOf(view, shipOf(view, ship), weapon))
  const all = commanded(view, me).map((ship) => [ship.id, [...gunsOf(view, ship), ...launches(view, ship)]] as const)
  const spare = all.map(([id, shots]) => [id, shots.filter(({ weapon }) => !kept.has(weaponKey(id, weapon)))] as const)
  return [spare, all].map((volleys) => ({
    order: 'commit',
    ships: Object.fromEntries(volleys.filter(([, shots]) => shots.length > 0)),
  }))
}

const gunsOf = (view: View, ship: Ship): readonly Shot[] =>
  weaponsOf(view, ship)
    .filter(isGun)
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
const HOPE = 0.5
/** At most one missile per control box. The best target gets all launchers that bear and the sensors to guide their missiles, the next one those left. */
function launches(view: View, ship: Ship): readonly Shot[] {
  const launchers = weaponsOf(view, ship).filter(({ kind }) => kind === 'missile')
  const bearing = launchers.flatMap((weapon) => targetsOf(view, ship, weapon).map((at) => ({ weapon: weapon.id, at })))
  const worth = (at: Ship): number => hopeOf(view, ship, at) * (isQuarry(view, at, ship.seat) ? 1.5 : 1) * (1 + damagedShare(at))
  const targets = [...new Map(bearing.map(({ at }) => [at.id, at])).values()]
  const shots: Shot[] = []
  const used = new Set<string>()
  for (const at of targets.toSorted((a, b) => worth(b) - worth(a))) {
    const able = sensorsOn(view, ship, at).filter((box) => !used.has(box))
    if (hopeOf(view, ship, at, able) < HOPE) continue
    for (const box of enough(view, { ship, enemy: at, able })) used.add(box)
    const nuclear = isHelpless(view, at)
    const left = bearing.filter((shot) => shot.at.id === at.id && shots.every(({ weapon }) => weapon !== shot.weapon))
    shots.push(...left.map(({ weapon }) => ({ weapon, at: at.id, nuclear })))
  }
  return shots.slice(0, controlOf(view, ship))
}
/** The chance of the lock-on that a missile needs (EE-MIS-04, EE-FMI-02). The target will fire or use sensors (EE-SEN-08). */
function hopeOf(view: View, ship: Ship, at: Ship, sensors: readonly string[] = sensorsOn(view, ship, at)): number {
  const { simpleSensors, fastMissiles } = view.setup.options
  if (simpleSensors || fastMissiles) return guidance(view, ship, at, sensors.length)
  return sensors.length === 0 ? 0 : lockOdds(view, { ship, enemy: { ...at, loud: true }, sensors })
}
/** EE-MIS-12: whether no engine can have power next turn, as far as the record shows. */
function isHelpless(view: View, target: Ship): boolean {
  if (target.design.base) return false
  const { engines, networks } = supplyOf(view, { ...target, dark: [] })
  const fed = (box: string): boolean => networks.some(({ boxes, yields }) => yields > 0 && boxes.has(box))
  return !engines.some(({ boxes }) => boxes.some(({ id, own }) => own || fed(id)))
}
