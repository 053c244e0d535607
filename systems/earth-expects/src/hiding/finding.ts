// The discovery of hidden ships (EE-HID-02, EE-HID-03), checked at the end of each step.

import type { RuleId } from '@admiralty/kernel'
import { distance } from '@admiralty/space'
import type { Context } from '../chapter.ts'
import { usableBoxes } from '../power/supply.ts'
import type { Ship, Table } from '../state.ts'
import { allied, allShips, flying } from '../table.ts'

/** EE-HID-02: quarters of power used this turn, including the output of half engines. */
export function powerUsed(table: Table, { seat, id }: Ship): number {
  const allocation = table.secret[seat]?.power[id]
  return allocation ? allocation.lit.length * 4 + engineQuarters(table, seat, id) : 0
}
function engineQuarters(table: Table, seat: Ship['seat'], id: string): number {
  const points = table.secret[seat]?.points[id]
  return (points?.speedPower ?? 0) + (points?.manoeuvrePower ?? 0)
}

/** EE-HID-03, EE-GEN-07: a sensor operates if it is undamaged and has power, used or not (R-EE-87). */
function operatesSensor(table: Table, ship: Ship): boolean {
  const lit = table.secret[ship.seat]?.power[ship.id]?.lit ?? []
  return usableBoxes(table, ship, 'S').some((box) => lit.includes(box))
}

/** The clause by which a ship is found through its power or its position; undefined if it stays hidden. */
function foundBy(table: Table, ship: Ship): RuleId | undefined {
  if (engineQuarters(table, ship.seat, ship.id) > 0) return 'EE-HID-03' // EE-HID-04, EE-UNP-04
  if (operatesSensor(table, ship)) return 'EE-HID-03'
  const reach = Math.floor(powerUsed(table, ship) / 4)
  const near = allShips(table).some(
    (other) => flying(other) && !allied(table, other.seat, ship.seat) && distance(other.hex, ship.hex) <= reach,
  )
  return near ? 'EE-HID-02' : undefined
}

/** Reveals hidden ships that are found now. `showing`: whether a ship fires or uses sensors in this step (EE-HID-03). */
export function findHidden(ctx: Context, showing?: (ship: Ship) => boolean): void {
  for (const ship of Object.values(ctx.state.secret).flatMap(({ hidden }) => Object.values(hidden))) {
    const why = showing?.(ship) ? 'EE-HID-03' : foundBy(ctx.state, ship)
    if (why) ctx.emit({ type: 'shipFound', ship, why })
  }
}
