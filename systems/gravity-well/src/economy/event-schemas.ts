// The events of the economy as they are stored.
import { event, whole } from '@admiralty/kernel'
import { z } from 'zod'
import { face, id, itemKindSchema, moduleSchema, seatSchema } from '../shapes.ts'
import { itemSchema, unitSchema } from '../state.ts'

const faces = z.array(face).readonly()

export const economyEvents = [
  /** GW-RES: `amount` in RU, doubled by a collector. */
  event('collected', {
    seat: seatSchema,
    station: id,
    from: z.enum(['debris', 'moon']),
    faces,
    collector: z.boolean(),
    amount: whole(1, 99),
  }),
  event('gasDelivered', { seat: seatSchema, unit: id, station: id, faces, amount: whole(1, 99) }),
  /** Only for its owner (GW-GEN-04). */
  event('recycled', { seat: seatSchema, station: id, item: id, kind: itemKindSchema, amount: whole(0, 99) }),
  /** GW-REP-01, for all to see. */
  event('repaired', { seat: seatSchema, station: id, module: moduleSchema, points: whole(1, 4) }),
  /** A craft or module in the bay (R-GW-23). Only for its owner. */
  event('itemRepaired', { seat: seatSchema, station: id, item: id, points: whole(1, 4) }),
  /** A module from the bay; `item` is null for others. */
  event('installed', { seat: seatSchema, station: id, module: moduleSchema, damage: whole(0, 8), item: id.nullable() }),
  /** GW-CON-06 */
  event('moduleBuilt', { seat: seatSchema, station: id, module: moduleSchema }),
  event('unitBuilt', { seat: seatSchema, station: id, unit: unitSchema }),
  event('cargoBuilt', { seat: seatSchema, station: id, carrier: id, item: itemSchema }),
  /** Only for its owner (GW-GEN-04). */
  event('itemBuilt', { seat: seatSchema, station: id, item: itemSchema }),
  /** A seat without a station is out; its units are removed. */
  event('seatOut', { seat: seatSchema, units: z.array(id).readonly() }),
] as const
