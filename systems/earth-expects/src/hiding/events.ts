// Hidden ships that are found (EE-HID) and disguises that fall (EE-DIS).
import { ruleIdSchema } from '@admiralty/kernel'
import { z } from 'zod'
import type { Records, Shows } from '../chapter.ts'
import { designSchema } from '../design/design.ts'
import { id, seatSchema, shipSchema } from '../state.ts'
import { secretOf, without, withSecret, withShip } from '../table.ts'

export const hidingEvents = [
  z.object({ type: z.literal('shipFound'), ship: shipSchema, why: ruleIdSchema }).readonly(),
  z.object({ type: z.literal('unmasked'), ship: id, seat: seatSchema, design: designSchema, why: ruleIdSchema }).readonly(),
] as const
export type HidingEvent = z.infer<(typeof hidingEvents)[number]>
export type HidingNews = HidingEvent

export const hidingRecords: Records<HidingEvent> = {
  shipFound: (state, { ship }) => ({
    ...withSecret(state, ship.seat, { hidden: without(secretOf(state, ship.seat).hidden, ship.id) }),
    ships: { ...state.ships, [ship.id]: ship },
  }),
  unmasked: (state, { ship, seat, design }) =>
    withShip(withSecret(state, seat, { truth: without(secretOf(state, seat).truth, ship) }), ship, { design, unmasked: true }),
}

export const hidingShows: Shows<HidingEvent> = {
  shipFound: (event) => event,
  unmasked: (event) => event,
}
