// Changes to one ship that mend a fault of a fleet.
import type { RuleId } from '@admiralty/kernel'
import { SHIPS, WEAPONS } from '../../data/tables.ts'
import { MOUNT_RULE, nameOfDesign } from '../../src/design/check-ship.ts'
import { auxiliaryCost, costOf, PART_RULE } from '../../src/design/cost.ts'
import { addDevice, moved, removeShip, setWeapon, takeDevice, takeFighter, takeWeapon } from '../../src/design/edit.ts'
import { AUXILIARY_TITLE, WEAPON_TITLE } from '../../src/design/titles.ts'
import type { FleetDesign, Mount, ShipDesign, WeaponDesign } from '../../src/state.ts'
import { capital } from '../../src/words/say.ts'

/** A change that reduces faults: its label and the fleet after it. */
export interface FleetRemedy {
  readonly label: string
  /** The clause that allows it; null for removing something. */
  readonly rule: RuleId | null
  readonly to: FleetDesign
}

type ShipRemedy = Omit<FleetRemedy, 'to'> & { readonly to: ShipDesign }

function weaponRemedies(ship: ShipDesign, weapon: WeaponDesign, index: number): readonly ShipRemedy[] {
  const title = WEAPON_TITLE[weapon.kind]
  const changedTo = (how: string, rule: RuleId, to: WeaponDesign): ShipRemedy => {
    return { label: `${capital(title)} ${how}`, rule, to: setWeapon(ship, index, () => to) }
  }
  const mounts: readonly Mount[] = weapon.gift ? [] : WEAPONS[weapon.kind].mounts
  const elsewhere = mounts.filter((mount) => mount !== weapon.mount).map((mount) => moved(weapon, mount))
  const less = weapon.gift ? [] : (['range', 'damage'] as const).filter((what) => weapon[what] > 1)
  return [
    ...elsewhere
      .filter(({ range, damage }) => range === weapon.range && damage === weapon.damage)
      .map((to) => changedTo(to.mount, MOUNT_RULE[to.mount], to)),
    ...less.map((what) => changedTo(`to ${what} ${weapon[what] - 1}`, 'ES-RNG-02', { ...weapon, [what]: weapon[what] - 1 })),
    { label: `Remove the ${title}`, rule: null, to: takeWeapon(ship, index) },
  ]
}

export function shipRemedies(ship: ShipDesign): readonly ShipRemedy[] {
  const { hull, speedTraded, weapons, auxiliaries, fighters } = ship
  const price = auxiliaryCost(hull, { kind: 'gunMount', gift: false }).total
  const traded = (label: string, by: number): ShipRemedy => ({ label, rule: 'ES-DES-09', to: { ...ship, speedTraded: speedTraded + by } })
  return [
    { label: `Gun mount, ${price} points`, rule: PART_RULE.gunMount, to: addDevice(ship, 'gunMount') },
    ...(speedTraded < SHIPS[hull].speed ? [traded('Give up 1 speed', 1)] : []),
    ...(speedTraded > 0 ? [traded('Take back 1 speed', -1)] : []),
    ...weapons
      .map((weapon, index) => weaponRemedies(ship, weapon, index))
      .toReversed()
      .flat(),
    ...auxiliaries
      .map(({ kind }, index) => ({ label: `Remove the ${AUXILIARY_TITLE[kind]}`, rule: null, to: takeDevice(ship, index) }))
      .toReversed(),
    ...(fighters.length > 0 ? [{ label: 'Remove a fighter', rule: null, to: takeFighter(ship, fighters.length - 1) }] : []),
  ]
}

export function fleetRemedies(fleet: FleetDesign): readonly FleetRemedy[] {
  const { ships, damageControl } = fleet
  const fewer = { ...fleet, damageControl: damageControl - 1 }
  const removals = ships.map((ship, index): FleetRemedy => {
    return { label: `Remove ${nameOfDesign(ship)}, ${costOf(ship).total} points`, rule: null, to: removeShip(fleet, index) }
  })
  return [
    ...(damageControl > 0 ? [{ label: 'Remove a damage-control counter', rule: 'ES-AUX-DC-01', to: fewer } as const] : []),
    ...(ships.length > 1 ? removals.toReversed() : []),
  ]
}
