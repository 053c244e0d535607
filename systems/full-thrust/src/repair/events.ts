// Events of damage control, of crews and of power cores in P11. All are open.
import { event, type Records, whole } from '@admiralty/kernel'
import { z } from 'zod'
import { face, id, seatSchema, turnNumber } from '../shapes.ts'
import type { State } from '../state.ts'
import { shipOf, withCondition, withShip } from '../table.ts'

const events = [
  /** FT-DC-03 */
  event('repairTried', { ship: id, system: id, parties: whole(1, 3), face, mended: z.boolean(), turn: turnNumber }),
  /** FT-COR-05: the core is dumped, and with it all power. */
  event('coreDumped', { ship: id }),
  /** FT-COR-05: the crew leaves. */
  event('shipAbandoned', { ship: id, turn: turnNumber }),
  /** FT-COR-03: the life support has failed. */
  event('crewLost', { ship: id }),
  /** FT-COR-04: the die of a failing power core; `least` is the lowest face that explodes. */
  event('coreTested', { ship: id, face, least: whole(1, 6), explodes: z.boolean() }),
  /** FT-OPT-05: the explosion reaches a ship. `dice`: the damage. */
  event('blastReached', { ship: id, by: id, dice: z.array(face).readonly() }),
  /** FT-END-06: seats that let others go, by the seat that leaves. */
  event('letGo', { by: z.partialRecord(seatSchema, z.array(seatSchema).readonly()).readonly() }),
] as const
type RepairEvent = z.infer<(typeof events)[number]>

/** FT-DC-05: a repair mends one drive hit. */
function mended(state: State, id: string, system: string, turn: number): State {
  const { condition, outOfControl, suffocates } = shipOf(state, id)
  const { [system]: _, ...systems } = condition.systems
  const repaired = withCondition(state, id, {
    ...(system === 'drive' ? { drive: condition.drive - 1 } : { systems }),
    mended: [...condition.mended.filter((other) => other !== system), system],
  })
  return withShip(repaired, id, {
    outOfControl: system === 'bridge' ? Math.min(outOfControl, turn) : outOfControl,
    suffocates: system === 'lifeSupport' ? 0 : suffocates,
  })
}
const records: Records<State, RepairEvent> = {
  repairTried: (state, { ship, system, mended: works, turn }) => (works ? mended(state, ship, system, turn) : state),
  coreDumped: (state, { ship }) =>
    withCondition(state, ship, { coreDumped: true, systems: { ...shipOf(state, ship).condition.systems, powerCore: 'destroyed' } }),
  shipAbandoned: (state, { ship, turn }) => withShip(state, ship, { abandoned: turn }),
  crewLost: (state, { ship }) => withShip(withCondition(state, ship, { crewOut: true }), ship, { suffocates: 0 }),
  coreTested: (state) => state,
  blastReached: (state) => state,
  letGo: (state, { by }) => ({ ...state, letGo: by }),
}
export const repairChapter = { events, records }
