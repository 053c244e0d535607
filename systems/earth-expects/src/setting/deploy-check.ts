// Why ships may not be deployed like this.
import { type OrderVerdict, type Refusal, refusalsOfParts, refuse } from '@admiralty/kernel'
import { distance } from '@admiralty/space'
import { checkDesign } from '../design/check.ts'
import type { Design } from '../design/design.ts'
import type { OrderOf } from '../orders.ts'
import type { Enlisted } from '../setup.ts'
import type { Color } from '../shapes.ts'
import type { Table } from '../state.ts'
import { isTerrain } from '../terrain/terrain.ts'
import { isDisguiseOf } from './disguise.ts'
import { placeOf } from './fleet.ts'

/** A seat's ships: those of the scenario, then those it bought. */
export const enlistedOf = (table: Table, seat: Color): readonly Enlisted[] => [
  ...table.setup.ships.filter((ship) => ship.seat === seat),
  ...(table.secret[seat]?.fleet ?? []),
]

// Checks of orders.
export function cannotDeploy(table: Table, seat: Color, order: OrderOf<'deploy'>): OrderVerdict {
  const mine = enlistedOf(table, seat)
  const named = [...Object.keys(order.places), ...Object.keys(order.disguises)]
  const stranger = named.find((ship) => !mine.some((one) => one.id === ship))
  if (stranger !== undefined) return refuse('EE-SEQ-02', `${stranger} is not one of your ships`)
  return refusalsOfParts(
    mine,
    ({ id }) => id,
    (one) => cannotPlace(table, seat, one, order.places[one.id]) ?? cannotDisguise(table, one, order.disguises[one.id]),
  )
}
function cannotPlace(table: Table, seat: Color, { design, hex, hides }: Enlisted, at: ShipBerth | undefined): Refusal | undefined {
  if (!at) return hex ? undefined : refuse('EE-SEQ-02', `${design.name} has not been placed`)
  const { centre, radius } = hides ?? placeOf(table, seat).zone
  if (hex && distance(hex, at.hex) > 0) return refuse('EE-SEQ-02', `${design.name} has a fixed place`)
  if (!hex && distance(centre, at.hex) > radius)
    return refuse(hides ? 'EE-HID-01' : 'EE-SEQ-02', `${design.name} must be within ${radius} hexes of ${centre.join()}`)
  return isTerrain(table, at.hex, 'interior') ? refuse('EE-INR-01', 'a ship cannot be placed inside a body') : undefined
}
function cannotDisguise(table: Table, { id, design }: Enlisted, shown: Design | undefined): Refusal | undefined {
  const { options, ships } = table.setup
  if (!shown) return undefined
  if (!options.disguises) return refuse('EE-DIS-01', 'this battle has no disguises')
  if (ships.some((one) => one.id === id)) return refuse('EE-DIS-01', 'ships of the scenario are public and cannot be disguised')
  if (design.kind !== 'warship' || design.base) return refuse('EE-DIS-01', 'only a warship can be disguised')
  if (shown.kind !== 'passenger' || !isDisguiseOf(shown, design))
    return refuse('EE-DIS-01', 'the false record must have the same shape, with boxes shown as hull')
  return checkDesign(shown, options)[0]
}

export type ShipBerth = OrderOf<'deploy'>['places'][string]
