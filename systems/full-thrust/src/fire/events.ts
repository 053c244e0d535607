// Events of direct fire in P10. All are open.
import { event, type Records, whole } from '@admiralty/kernel'
import { z } from 'zod'
import { shotSchema } from '../orders.ts'
import { boxes, face, id, seatSchema, smallCount, turnNumber } from '../shapes.ts'
import type { State } from '../state.ts'
import { groupOf, partOf, shipOf, withCondition, withDice, withGroup, withLosses, withShip, withUsed } from '../table.ts'

const events = [
  /** FT-SEQ-07: all fire of a ship, before its dice. No shots: it is passed over. */
  event('fireDeclared', { ship: id, shots: z.array(shotSchema).readonly(), turn: turnNumber }),
  /** The seat fires with no more ships in this turn. */
  event('fireEnded', { seat: seatSchema }),
  /** FT-OPT-03. `evades` costs one endurance. */
  event('evasionAnswered', { group: id, by: id, evades: z.boolean(), turn: turnNumber }),
  /** FT-WPN: the dice of one mount, none at a group that has evaded. `hits`: torpedoes that hit, by their damage. `kills`: fighters. */
  event('mountFired', {
    ship: id,
    ...shotSchema.unwrap().shape,
    dice: z.array(face).readonly(),
    normal: smallCount,
    penetrating: boxes,
    hits: z.array(face).readonly(),
    kills: whole(0, 1),
  }),
] as const
type FireEvent = z.infer<(typeof events)[number]>

const records: Records<State, FireEvent> = {
  fireDeclared: (state, { ship, shots, turn }) => ({ ...withShip(state, ship, { fired: turn }), shots }),
  fireEnded: (state) => state,
  evasionAnswered(state, { group, evades, turn }) {
    return evades ? withGroup(state, group, { evaded: turn, endurance: groupOf(state, group).endurance - 1 }) : state
  },
  mountFired(state, { ship: id, mount, target, dice, kills }) {
    const used = {
      ...withUsed(dice.length > 0 ? withDice(state) : state, id, [mount]),
      shots: state.shots.filter((shot) => shot.mount !== mount),
    }
    const ship = shipOf(used, id)
    const systems = { ...ship.condition.systems, [mount]: 'spent' as const }
    const spent = partOf(ship, mount, 'pack') ? withCondition(used, id, { systems }) : used // FT-WPN-08
    return kills > 0 ? withLosses(spent, target.id, kills) : spent
  },
}
export const fireChapter = { events, records }
