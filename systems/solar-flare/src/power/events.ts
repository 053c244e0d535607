// Events of the power phase.
import { event, explainedSchema, type Records, seenWhole, whole } from '@admiralty/kernel'
import { z } from 'zod'
import { chargesSchema, id, index } from '../shapes.ts'
import type { State } from '../state.ts'
import { shipOf, withShip } from '../table.ts'
import { afterTransfer } from './transfers.ts'

const events = [
  event('powerMade', { ship: id, power: explainedSchema }),
  /** A transfer with the component's values afterwards; `generated` is the part from generators, `lost` the power beyond what fits. */
  event('powerMoved', {
    ship: id,
    crew: index,
    component: index,
    amount: whole(1, 6),
    batteries: chargesSchema,
    generated: whole(0, 6),
    lost: whole(0, 6),
    charge: whole(0, 9),
    partial: whole(0, 5),
    over: z.boolean(),
  }),
] as const
type PowerEvent = z.infer<(typeof events)[number]>

const records: Records<State, PowerEvent> = {
  powerMade: (state, { ship, power }) => withShip(state, ship, { power: power.total }),
  powerMoved: (state, event) => withShip(state, event.ship, afterTransfer(shipOf(state, event.ship), event, event)),
}
/** SF-INF-01 */
const observations = seenWhole(events)
export const powerChapter = { events, records, observations }
