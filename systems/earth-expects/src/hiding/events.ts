// Events of hidden ships found (EE-HID) and disguises lost (EE-DIS).
import { event, type Records, ruleIdSchema, seenWhole } from '@admiralty/kernel'
import { z } from 'zod'
import { designSchema } from '../design/design.ts'
import { boxId, id, seatSchema } from '../shapes.ts'
import { levelsSchema, type Ship, type State, shipSchema } from '../state.ts'
import { secretOf, without, withSecret, withShown } from '../table.ts'

const events = [
  event('shipFound', { ship: shipSchema, why: ruleIdSchema }),
  /** A disguise is lost: the true design and damage. */
  event('unmasked', {
    ship: id,
    seat: seatSchema,
    why: ruleIdSchema,
    design: designSchema,
    levels: levelsSchema,
    dark: z.array(boxId).readonly(),
  }),
] as const
export type HidingEvent = z.infer<(typeof events)[number]>

const records: Records<State, HidingEvent> = {
  shipFound: (state, { ship }) => ({
    ...withSecret(state, ship.seat, { hidden: without(secretOf(state, ship.seat).hidden, ship.id) }),
    ships: { ...state.ships, [ship.id]: ship },
    hiding: without(state.hiding, ship.id), // EE-HID-07: no ship is ever added
  }),
  unmasked: (state, { ship, seat, design, levels, dark }) => {
    const { truth } = secretOf(state, seat)
    const bare = withSecret(state, seat, { truth: without(truth, ship) })
    return withShown(standingAs(bare, ship, truth[ship]?.stood ?? null), ship, { design, levels, dark, unmasked: true })
  },
}
/** EE-WEP-05: the true levels when fire was revealed count for the rest of the step. */
const standingAs = (state: State, ship: string, stood: Pick<Ship, 'levels' | 'dark'> | null): State =>
  stood && state.stood
    ? {
        ...state,
        stood: { levels: { ...state.stood.levels, [ship]: stood.levels }, dark: { ...state.stood.dark, [ship]: stood.dark } },
      }
    : state

export const hidingChapter = { events, records, observations: seenWhole(events) }
