// What events of the impulses change: flight, cargo, landings, deployment, loss of control.
import { isAmong, type Observations, type Records, seenByAll } from '@admiralty/kernel'
import type { z } from 'zod'
import type { State } from '../state.ts'
import { asItem, secretOf, unitOf, withNewUnit, without, withoutItems, withoutUnit, withSecret, withStored, withUnit } from '../table.ts'
import { impulseEvents } from './event-schemas.ts'

export type ImpulseEvent = z.infer<(typeof impulseEvents)[number]>

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
export const impulseChapter = { events: impulseEvents, records, observations }
