// Rows for craft that leave a bay or a moon.
import { onHex, onThing } from '@admiralty/kernel'
import { BOOSTER_LOADS, CRAFT_KINDS } from '../../data/units.ts'
import { KIND_NAMES } from '../names.ts'
import type { Launch } from '../orders.ts'
import type { Color } from '../shapes.ts'
import type { Item, Unit, View } from '../state.ts'
import type { LaunchPlan } from './draft.ts'
import { type GameRow, type GameRows, row, toggled } from './form.ts'
import { bayOf, freeItems, oneOfEach, orderOf } from './loading-page.ts'
import { PURPOSES } from './purposes.ts'
import { capital, itemName, unitName } from './say.ts'

const isKind = (kinds: readonly string[], { kind }: Item): boolean => kinds.includes(kind)

export const ownStations = (view: View, me: Color): readonly Unit[] =>
  Object.values(view.units).filter(({ kind, seat }) => kind === 'station' && seat === me)

export function craftRows(view: View, me: Color, plan: LaunchPlan, station: Unit): GameRows {
  const free = freeItems(bayOf(view, me, station.id), plan)
  const loads = free.filter((item) => isKind(BOOSTER_LOADS, item))
  const spots = [onThing(station.id)]
  const several = ownStations(view, me).length > 1 ? ` from ${unitName(station)}` : ''
  const start = (item: Item, label: string, { craft, payload }: Pick<Launch, 'craft' | 'payload'>): GameRow =>
    row(`${craft === null ? 'booster' : 'craft'}:${item.id}:${station.id}`, 'GW-LCH-01', `${label}${several}`, {
      set: { kind: 'loading', plan, launch: { station: station.id, craft, payload } },
      ifLegal: orderOf({ ...plan, launches: [...plan.launches, { station: station.id, craft, payload, shift: 0 }] }),
      spots,
      note: PURPOSES[item.kind],
    })
  return [
    oneOfEach(free.filter((item) => isKind(CRAFT_KINDS, item))).map((item) =>
      start(item, `Launch the ${itemName(item)}`, { craft: item.id, payload: [] }),
    ),
    oneOfEach(loads).map((item) => start(item, `Launch a booster with the ${KIND_NAMES[item.kind]}`, { craft: null, payload: [item.id] })),
  ]
}

export const landedRows = (view: View, me: Color, plan: LaunchPlan): GameRows =>
  Object.values(view.units)
    .filter(({ seat, moon }) => seat === me && moon !== null)
    .map((unit) => {
      const next = { ...plan, leave: toggled(plan.leave, unit.id) }
      const label = plan.leave.includes(unit.id) ? `Keep ${unitName(unit)} on its moon` : `${capital(unitName(unit))} leaves its moon`
      return row(`leave:${unit.id}`, 'GW-MOV-07', label, {
        set: { kind: 'launch', plan: next },
        ifLegal: orderOf(next),
        spots: [onThing(unit.id), onHex(unit.at)],
      })
    })
