// Events of the impulses: flight, cargo, landings, deployment, loss of control.
import { event, fields, isAmong, type Observations, type Records, seenByAll, whole } from '@admiralty/kernel'
import { z } from 'zod'
import { id, moduleSchema, motionShape, seatSchema, senseSchema } from '../shapes.ts'
import { itemSchema, type State, unitSchema } from '../state.ts'
import { asItem, secretOf, unitOf, withNewUnit, without, withoutItems, withoutUnit, withSecret, withStored, withUnit } from '../table.ts'

const motionSchema = fields(motionShape)
/** One hex of a path, see `Passage` in orbit/motion.ts. */
const passageSchema = fields({
  motion: motionSchema,
  fate: z.enum(['flying', 'planet', 'lost']),
  slowed: whole(0, 9),
  bent: z.literal([-1, 0, 1]),
  fell: z.boolean(),
})
const pickedUpSchema = event('pickedUp', {
  seat: seatSchema,
  carrier: id,
  unit: id,
  /** The module that a station installs at once (R-GW-43); null if the unit is stored. */
  installed: moduleSchema.nullable(),
  /** The things in the bay of a station, its cargo unloaded; null elsewhere, and for others. */
  stored: z.array(itemSchema).readonly().nullable(),
})
const droppedSchema = event('dropped', {
  seat: seatSchema,
  carrier: id,
  units: z.array(unitSchema).readonly(),
  /** The things that have left the bay of a station; null for others. */
  items: z.array(id).readonly().nullable(),
})
const events = [
  /** 8 is the gravity impulse; 0 ends the movement. */
  event('impulseBegan', { impulse: whole(0, 8) }),
  /** Everything that has moved, together (GW-MOV-02). Landed units move with their moon. */
  event('moved', {
    impulse: whole(1, 8),
    paths: z.array(fields({ unit: id, path: z.array(passageSchema).readonly() })).readonly(),
    moons: z.array(fields({ moon: id, motion: motionSchema })).readonly(),
  }),
  /** A scoopship has entered the atmosphere. `loaded`: whether it takes a load (GW-SCP-04). */
  event('dived', { unit: id, sense: senseSchema.nullable(), loaded: z.boolean() }),
  pickedUpSchema,
  droppedSchema,
  event('landed', { unit: id, moon: id }),
  /** GW-MOV-09. `booster`: the booster that ends; null for a loose satellite. */
  event('deployed', { unit: unitSchema, booster: id.nullable() }),
  /** GW-LOS-04: `unit`: the payload, face up. */
  event('controlLost', { booster: id, unit: unitSchema }),
  /** A craft has come into a first orbit, or is no longer in it (GW-SCN-07). `impulse`: 0 for the thrust step. */
  event('orbitReached', { unit: id, impulse: whole(0, 8) }),
  event('orbitLeft', { unit: id }),
] as const
export type ImpulseEvent = z.infer<(typeof events)[number]>

const records: Records<State, ImpulseEvent> = {
  impulseBegan: (state, { impulse }) => ({ ...state, impulse }),
  moved(state, { paths, moons }) {
    const units = { ...state.units }
    for (const { unit, path } of paths) units[unit] = { ...unitOf(state, unit), ...path.at(-1)?.motion }
    const moved = (key: string | null) => moons.find(({ moon }) => moon === key)?.motion
    for (const unit of Object.values(units)) units[unit.id] = { ...unit, ...moved(unit.moon) }
    return { ...state, units, moons: state.moons.map((moon) => ({ ...moon, ...moved(moon.id) })) }
  },
  dived: (state, { unit, sense, loaded }) => withUnit(state, unit, { dive: { sense }, gas: loaded || unitOf(state, unit).gas }),
  pickedUp(state, { carrier, unit, installed, stored }) {
    const taken = unitOf(state, unit)
    const left = withoutUnit(state, unit)
    const by = unitOf(state, carrier)
    if (installed) return withUnit(left, carrier, { modules: { ...by.modules, [installed]: { damage: taken.damage, disabled: 0 } } })
    if (stored) return withStored(left, by, stored)
    return withUnit(left, carrier, { cargo: [...by.cargo, asItem(taken)] })
  },
  dropped(state, { carrier, units, items }) {
    const by = unitOf(state, carrier)
    const ids = units.map(({ id: key }) => key)
    const out =
      by.kind === 'station'
        ? withoutItems(state, by, items ?? [])
        : by.kind === 'booster'
          ? withoutUnit(state, carrier)
          : withUnit(state, carrier, { cargo: by.cargo.filter(({ id: key }) => !ids.includes(key)) })
    return units.reduce((now, unit) => {
      const placed = withNewUnit(now, unit)
      if (unit.kind !== 'station') return placed
      return withSecret(placed, unit.seat, { bays: { ...secretOf(placed, unit.seat).bays, [unit.id]: [] } })
    }, out)
  },
  landed: (state, { unit, moon }) => withUnit(state, unit, { moon }),
  deployed: (state, { unit, booster }) => withNewUnit(booster === null ? state : withoutUnit(state, booster), unit),
  controlLost: (state, { booster, unit }) => withNewUnit(withoutUnit(state, booster), unit),
  orbitReached: (state, { unit, impulse }) => ({ ...state, orbits: { ...state.orbits, [unit]: impulse } }),
  orbitLeft: (state, { unit }) => ({ ...state, orbits: without(state.orbits, unit) }),
}
const observations: Observations<ImpulseEvent> = {
  ...seenByAll('impulseBegan', 'moved', 'dived', 'landed', 'deployed', 'controlLost', 'orbitReached', 'orbitLeft'),
  pickedUp: (event, viewer) => ({ ...event, stored: isAmong([event.seat], viewer) ? event.stored : null }),
  dropped: (event, viewer) => ({ ...event, items: isAmong([event.seat], viewer) ? event.items : null }),
}
export const impulseChapter = { events, records, observations }
