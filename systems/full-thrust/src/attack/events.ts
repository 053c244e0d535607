// Events of P7 to P9: attacks, dogfights, point defence, strikes. All are open once they happen.
import { event, fields, type Records, whole } from '@admiralty/kernel'
import { z } from 'zod'
import { attackSchema, defenceSchema } from '../orders.ts'
import { boxes, face, id, ids, smallCount, turnNumber } from '../shapes.ts'
import type { State } from '../state.ts'
import { groupOf, salvoOf, withDice, withGroup, withLosses, withoutSalvo, withSalvo, withUsed } from '../table.ts'

const faces = z.array(face).readonly()
const events = [
  /** P7: all attacks together. `joins`: the fights that spare screening groups choose (FT-FTR-11). */
  event('attacksDeclared', { attacks: z.array(attackSchema).readonly(), joins: z.record(id, id).readonly() }),
  /** FT-OPT-07: a group with losses attacks only if the die is at most its number. */
  event('moraleTested', { group: id, die: face, attacks: z.boolean() }),
  /** FT-OPT-04 */
  event('scrambled', { ship: id, die: face }),
  /** FT-FTR-09, FT-FTR-10. `pressing`: it takes the dice without answering (FT-FTR-13). */
  event('dogfought', {
    groups: z.array(fields({ group: id, dice: faces, kills: smallCount, pressing: z.boolean(), opponents: ids })).readonly(),
    /** Fighters lost, by group. */
    losses: z.record(id, whole(0, 6)).readonly(),
    turn: turnNumber,
  }),
  /** FT-FTR-14. `lossDice`: one for each kill; a 6 loses a fighter. */
  event('salvoIntercepted', { group: id, salvo: id, dice: faces, kills: smallCount, lossDice: faces, lost: whole(0, 6) }),
  /** FT-FTR-07 */
  event('endurancePaid', { groups: ids }),
  /** FT-PD-03: all allotments are open. */
  event('defencesAllotted', { defences: z.array(defenceSchema).readonly() }),
  /** FT-PD-02, FT-PD-05. `lost`: fighters or missiles that it costs; surplus kills are wasted. */
  event('defenceFired', { ...defenceSchema.unwrap().shape, dice: faces, kills: smallCount }),
  /** FT-SAL-05 */
  event('salvoRolled', { salvo: id, die: face, onTarget: whole(0, 6) }),
  /** FT-SAL-06: the damage of each missile. */
  event('salvoStruck', { salvo: id, ship: id, dice: faces }),
  /** FT-FTR-08, FT-FTR-16. `hits`: torpedoes that hit, by their faces. */
  event('groupStruck', {
    group: id,
    ship: id,
    dice: faces,
    torpedoes: z.boolean(),
    normal: smallCount,
    penetrating: boxes,
    hits: faces,
    turn: turnNumber,
  }),
] as const
type AttackEvent = z.infer<(typeof events)[number]>

const records: Records<State, AttackEvent> = {
  attacksDeclared: (state, { attacks, joins }) => ({ ...state, attacks, joins }),
  moraleTested: (state, { group, attacks }) =>
    attacks ? state : { ...state, attacks: state.attacks.filter((attack) => attack.group !== group) },
  scrambled: (state) => state,
  dogfought(state, { groups, losses, turn }) {
    const fought = groups.reduce((now, { group, pressing }) => (pressing ? now : withGroup(now, group, { fought: turn })), withDice(state))
    return Object.entries(losses).reduce((now, [group, lost]) => withLosses(now, group, lost), fought)
  },
  salvoIntercepted: (state, { group, salvo, kills, lost }) =>
    withLosses(withSalvo(withDice(state), salvo, { shotDown: salvoOf(state, salvo).shotDown + kills }), group, lost),
  endurancePaid: (state, { groups }) =>
    groups.reduce((now, id) => withGroup(now, id, { endurance: groupOf(now, id).endurance - 1 }), state),
  defencesAllotted: (state, { defences }) => ({ ...state, defences }),
  defenceFired(state, { ship, mount, target, kills }) {
    const used = withUsed(withDice(state), ship, [mount])
    if (target.kind === 'group') return withLosses(used, target.id, kills)
    return withSalvo(used, target.id, { shotDown: salvoOf(used, target.id).shotDown + kills })
  },
  salvoRolled: (state, { salvo, onTarget }) => withSalvo(withDice(state), salvo, { onTarget }),
  salvoStruck: (state, { salvo }) => withoutSalvo(state, salvo),
  groupStruck: (state, { group, ship, torpedoes, turn }) =>
    withGroup(withDice(state), group, { attacked: { ship, turn }, ...(torpedoes ? { torpedoes: false } : {}) }),
}
export const attackChapter = { events, records }
