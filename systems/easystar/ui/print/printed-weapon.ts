// A weapon as it is printed, with its numbers against the most common target.
import { attacksOf, baseToHit, neededToHit, neededToIntercept, purchased, rangeOf } from '../../src/fire/firing.ts'
import type { Ship, Table } from '../../src/state.ts'
import { capital, itemName } from '../../src/words/say.ts'
import type { Fitted } from './table-to-print.ts'

export const TARGET = { ship: 'a ship', fighter: 'a fighter' } as const

export type WeaponSheetData = ReturnType<typeof printedWeapon>

export function printedWeapon(table: Table, { id }: Ship, { item, gone }: Fitted) {
  const gun = { from: id, weapon: item, powerUp: null }
  const against = (at: string): number | null =>
    baseToHit(table, { ...gun, at }) === null ? null : neededToHit(table, { ...gun, at }).total
  const points = purchased(table, gun).total
  const shots = attacksOf(item)
  return {
    item,
    name: capital(itemName({ ...item, mount: null })),
    range: rangeOf(table, gun).total,
    /** Damage: '3', '3 × 1'; '' if the weapon only destroys fighters and missiles. */
    does: points === 0 ? '' : shots > 1 ? `${shots} × ${points}` : item.kind === 'bdvm' ? `${points} a side` : String(points),
    /** The least face that hits each kind of target; null if the weapon may not fire at it. */
    needs: {
      ship: against(TARGET.ship),
      fighter: against(TARGET.fighter),
      missile: item.kind === 'pointDefence' ? neededToIntercept(table, id).total : null,
    },
    gone,
  }
}
