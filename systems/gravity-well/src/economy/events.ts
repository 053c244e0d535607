// What events of income, gas, recycling, repair and construction change (GW-RES, GW-REF, GW-RCY, GW-REP, GW-CON).
import { isAmong, type Observations, type Records, seenByAll } from '@admiralty/kernel'
import type { z } from 'zod'
import type { State } from '../state.ts'
import { bayOf, moduleOf, paid, priceOf, unitOf, withBay, withNewUnit, withoutItems, withoutUnit, withStored, withUnit } from '../table.ts'
import { economyEvents } from './event-schemas.ts'

export type EconomyEvent = z.infer<(typeof economyEvents)[number]>

const records: Records<State, EconomyEvent> = {
  collected: (state, { seat, amount }) => paid(state, seat, -amount),
  gasDelivered(state, { seat, unit, amount }) {
    const left = paid(withUnit(state, unit, { gas: false }), seat, -amount)
    return { ...left, gas: { ...left.gas, [seat]: (left.gas[seat] ?? 0) + amount } }
  },
  recycled: (state, { seat, station, item, amount }) => paid(withoutItems(state, unitOf(state, station), [item]), seat, -amount),
  repaired(state, { seat, station, module, points }) {
    const unit = unitOf(state, station)
    const fitted = moduleOf(unit, module)
    const mended = { ...fitted, damage: fitted.damage - points }
    return withUnit(paid(state, seat, points), station, { modules: { ...unit.modules, [module]: mended } })
  },
  itemRepaired(state, { seat, station, item: key, points }) {
    const unit = unitOf(state, station)
    const bay = bayOf(state, unit).map((item) => (item.id === key ? { ...item, damage: item.damage - points } : item))
    return withBay(paid(state, seat, points), unit, bay)
  },
  installed(state, { station, module, damage, item }) {
    const unit = unitOf(state, station)
    const out = item === null ? state : withoutItems(state, unit, [item])
    return withUnit(out, station, { modules: { ...unit.modules, [module]: { damage, disabled: 0 } } })
  },
  moduleBuilt(state, { seat, station, module }) {
    const { modules } = unitOf(state, station)
    return withUnit(paid(state, seat, priceOf(module)), station, { modules: { ...modules, [module]: { damage: 0, disabled: 0 } } })
  },
  unitBuilt: (state, { seat, unit }) => withNewUnit(paid(state, seat, priceOf(unit.kind)), unit),
  cargoBuilt(state, { seat, carrier, item }) {
    const bought = { ...paid(state, seat, priceOf(item.kind)), appeared: Math.max(state.appeared, item.number) }
    return withUnit(bought, carrier, { cargo: [...unitOf(state, carrier).cargo, item] })
  },
  itemBuilt: (state, { seat, station, item }) => withStored(paid(state, seat, priceOf(item.kind)), unitOf(state, station), [item]),
  seatOut: (state, { units }) => units.reduce((now, key) => withoutUnit(now, key), state),
}
const own = <E extends { readonly seat: string }>(event: E, viewer: string): E | undefined =>
  isAmong([event.seat], viewer) ? event : undefined
const observations: Observations<EconomyEvent, EconomyEvent> = {
  ...seenByAll('collected', 'gasDelivered', 'repaired', 'moduleBuilt', 'unitBuilt', 'cargoBuilt', 'seatOut'),
  recycled: own,
  itemRepaired: own,
  installed: (event, viewer) => ({ ...event, item: isAmong([event.seat], viewer) ? event.item : null }),
  itemBuilt: own,
}
export const economyChapter = { events: economyEvents, records, observations }
