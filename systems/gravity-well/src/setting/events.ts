// Events of the set-up: moons and stations.
import { event, type Records, seenWhole, whole } from '@admiralty/kernel'
import { z } from 'zod'
import { face, seatSchema } from '../shapes.ts'
import { itemSchema, moonSchema, type State, unitSchema } from '../state.ts'
import { withNewUnit, withSecret } from '../table.ts'

const events = [
  /** GW-SCN-04: dice give ring and sector; `ring` is null where the ring is given. `again`: the place was taken, so new dice follow. */
  event('placeRolled', { what: z.enum(['moon', 'station']), ring: face.nullable(), sector: face, again: z.boolean() }),
  /** `seat` is null for a moon that dice place. */
  event('moonPlaced', { seat: seatSchema.nullable(), moon: moonSchema }),
  /** GW-SET-04: with its resources and the contents of its bay; everybody knows both at the start. */
  event('stationPlaced', { unit: unitSchema, pool: whole(0, 999), bay: z.array(itemSchema).readonly() }),
] as const
type SettingEvent = z.infer<(typeof events)[number]>

const records: Records<State, SettingEvent> = {
  placeRolled: (state) => state,
  moonPlaced: (state, { moon }) => ({ ...state, moons: [...state.moons, moon] }),
  stationPlaced: (state, { unit, pool, bay }) =>
    withSecret(withNewUnit(state, unit), unit.seat, { pool, stored: bay.length, bays: { [unit.id]: bay }, payloads: {} }),
}
const observations = seenWhole(events)
export const settingChapter = { events, records, observations }
