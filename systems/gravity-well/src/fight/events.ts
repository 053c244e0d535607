// Events of lasers, pulses and warheads.
import { event, explainedSchema, fields, type Records, seenWhole, whole } from '@admiralty/kernel'
import { z } from 'zod'
import type { ModuleKind } from '../../data/units.ts'
import { face, id, moduleSchema, seatSchema } from '../shapes.ts'
import { itemSchema, type State } from '../state.ts'
import { moduleOf, unitOf, without, withoutUnit, withUnit } from '../table.ts'

const events = [
  /** The seats that fire, or strike with warheads, in this impulse. */
  event('seatsJoined', { what: z.enum(['fire', 'strike']), seats: z.array(seatSchema).readonly() }),
  /** GW-LSR-01, GW-WHD-03: one die for each seat; seats with equal dice roll again. */
  event('initiativeRolled', { rolls: z.array(fields({ seat: seatSchema, face })).readonly() }),
  event('seatPassed', { seat: seatSchema, what: z.enum(['fire', 'strike']) }),
  /** `shot`: 1 for the first of the turn. */
  event('shotFired', { unit: id, target: id, shot: whole(1, 3), needed: explainedSchema, face, hit: z.boolean() }),
  /** GW-WHD-06: the warhead is used up. `booster`: the unit is a booster that carried it. */
  event('struck', { unit: id, target: id, booster: z.boolean(), needed: explainedSchema, face, hit: z.boolean() }),
  /** GW-LSR-11 */
  event('armourSpent', { station: id }),
  /**
   * `module`: the module of a station that suffers; null elsewhere. `location`: the faces that chose it. `face` and `added`: the damage.
   * `total`: damage of the module or unit afterwards. `destroyed`: the module, or the unit without modules.
   */
  event('damaged', {
    target: id,
    module: moduleSchema.nullable(),
    location: z.array(face).readonly(),
    face,
    added: whole(0, 1),
    total: whole(0, 8),
    destroyed: z.boolean(),
  }),
  /** `payload`: what was under a booster, for all to see (GW-BST-05). */
  event('destroyed', {
    unit: id,
    cause: z.enum(['planet', 'lost', 'fire', 'pulse', 'core']),
    payload: itemSchema.nullable(),
  }),
  /** The warheads that detonate, and the units that carried them: a booster, or the warhead itself (GW-PLS-01). */
  event('pulsed', {
    seats: z.array(seatSchema).readonly(),
    units: z.array(id).readonly(),
    until: whole(1, 999),
    disabled: z.array(id).readonly(),
  }),
  /** GW-PLS-03: a die for each module of a station. */
  event('stationPulsed', {
    station: id,
    until: whole(1, 999),
    rolls: z.array(fields({ module: moduleSchema, face, disabled: z.boolean() })).readonly(),
  }),
] as const
type FightEvent = z.infer<(typeof events)[number]>
type Damaged = Extract<FightEvent, { readonly type: 'damaged' }>

function damaged(state: State, { target, module, total, destroyed }: Damaged): State {
  if (module === null) return withUnit(state, target, { damage: total })
  const unit = unitOf(state, target)
  if (destroyed) return withUnit(state, target, { modules: withoutModule(unit.modules, module) })
  return withUnit(state, target, { modules: { ...unit.modules, [module]: { ...moduleOf(unit, module), damage: total } } })
}
const withoutModule = <T>(
  modules: Readonly<Partial<Record<ModuleKind, T>>>,
  module: ModuleKind,
): Readonly<Partial<Record<ModuleKind, T>>> => without(modules as Readonly<Record<string, T>>, module) // an absent module has no entry

const records: Records<State, FightEvent> = {
  seatsJoined: (state) => state,
  initiativeRolled: (state) => state,
  seatPassed: (state) => state,
  shotFired: (state, { unit, shot }) => withUnit(state, unit, { shots: shot }),
  struck: (state, { unit }) => withoutUnit(state, unit),
  armourSpent: (state, { station }) => withUnit(state, station, { modules: withoutModule(unitOf(state, station).modules, 'armour') }),
  damaged,
  destroyed: (state, { unit }) => withoutUnit(state, unit),
  pulsed: (state, { units, disabled, until }) =>
    disabled.reduce(
      (now, key) => withUnit(now, key, { disabled: until }),
      units.reduce((now, key) => withoutUnit(now, key), state),
    ),
  stationPulsed(state, { station, until, rolls }) {
    const unit = unitOf(state, station)
    const out = rolls.filter(({ disabled }) => disabled).map(({ module }) => [module, { ...moduleOf(unit, module), disabled: until }])
    return withUnit(state, station, { modules: { ...unit.modules, ...Object.fromEntries(out) } })
  },
}
const observations = seenWhole(events)
export const fightChapter = { events, records, observations }
