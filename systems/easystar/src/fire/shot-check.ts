// Why a weapon may not fire at a target. On a view it uses what the view knows.
import type { Refusal } from '@admiralty/kernel'
import { distance } from '@admiralty/space'
import type { Table } from '../state.ts'
import { allied, flying, has, isShip, shipOf } from '../table.ts'
import { baseToHit, bears, type Firing, type Gun, rangeOf, rangeTo, slotOf, thingOf } from './firing.ts'

/** Why a weapon may not fire at a target; undefined if it may. */
export function cannotFire(table: Table, firing: Firing): Refusal | undefined {
  const { from, at } = firing
  const shooter = thingOf(table, from)
  const target = table.ships[at] ?? table.fighters[at]
  if (!target || allied(table, shooter.seat, target.seat)) return { rule: 'ES-CMB-02', reason: 'only an enemy may be fired at' }
  if (!flying(target)) return { rule: 'ES-CMB-02', reason: 'the target is not in play' }
  return (firing.powerUp && cannotPowerUp(table, firing)) || cannotReach(table, firing)
}

/** ES-CMB-03: kind of target, arc, range, and side already fired to. Nothing blocks a line of fire. */
export function cannotReach(table: Table, firing: Firing): Refusal | undefined {
  const { from, weapon, at } = firing
  const shooter = thingOf(table, from)
  const target = thingOf(table, at)
  if (!baseToHit(table, firing)) return wrongTarget(firing)
  if (!bears(table, from, weapon, target.hex)) return outOfArc(firing, distance(shooter.hex, target.hex) === 0)
  const reach = rangeOf(table, firing).total
  const range = rangeTo(shooter.hex, target.hex)
  if (range > reach) return { rule: 'ES-CMB-04', reason: `the target is at range ${range}, the weapon reaches ${reach}` }
  if (isShip(table, from) && shipOf(table, from).fired[slotOf(table, firing)])
    return { rule: weapon.kind === 'bdvm' ? 'ES-WPN-07' : 'ES-CMB-01', reason: 'the weapon has already fired to that side this turn' }
  return undefined
}

function wrongTarget({ weapon, at }: Firing): Refusal {
  if (weapon.kind === 'pointDefence') return { rule: 'ES-WPN-04', reason: 'point defence may not fire at ships' }
  return {
    rule: weapon.kind === 'torpedo' || weapon.kind === 'bank' ? 'ES-WPN-03' : 'ES-WPN-02',
    reason: `the weapon may fire at ships only, and ${at} is a fighter`,
  }
}
const ARC = { axial: 'ES-GEO-01', ventral: 'ES-GEO-02', dorsal: 'ES-GEO-03' } as const
function outOfArc({ weapon }: Firing, here: boolean): Refusal {
  if (here) return { rule: 'ES-CMB-05', reason: 'only a dorsal weapon may fire into its own hex' }
  return { rule: ARC[weapon.mount ?? 'dorsal'], reason: 'the target is outside the arc of the weapon' }
}

/** ES-AUX-PWR-01: a working pod that has not been used this turn. */
export function cannotPowerUp(table: Table, { from }: Gun): Refusal | undefined {
  const ship = table.ships[from]
  if (!ship || !has(table, ship, 'powerUp')) return { rule: 'ES-AUX-PWR-01', reason: 'the ship has no power-up pod' }
  return ship.powered ? { rule: 'ES-AUX-PWR-01', reason: 'the power-up pod may be used once a turn' } : undefined
}
