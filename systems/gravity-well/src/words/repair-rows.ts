// Rows for repairs, and for items that are installed or recycled.
import { onHex, onItem, onThing, plural } from '@admiralty/kernel'
import { MODULE_KINDS, MOST_MENDED, SHEET } from '../../data/units.ts'
import { check } from '../game.ts'
import { KIND_NAMES } from '../names.ts'
import type { Order } from '../orders.ts'
import type { Color } from '../shapes.ts'
import type { Item, Unit, View } from '../state.ts'
import type { BuildPlan } from './draft.ts'
import { type GameRows, row } from './form.ts'
import { bayOf, oneOfEach } from './loading-page.ts'
import { itemName } from './say.ts'

export const buildOrder = ({ recycle, repairs, installs, builds }: BuildPlan): Order => ({
  order: 'build',
  recycle,
  repairs,
  installs,
  builds,
})

export const spotsOf = (station: Unit, item: string) => [onItem(station.id, item), onThing(station.id), onHex(station.at)]

export function repairRows(view: View, me: Color, plan: BuildPlan, station: Unit): GameRows {
  const modules = MODULE_KINDS.flatMap((module) => {
    const damage = station.modules[module]?.damage ?? 0
    return damage > 0 ? [{ key: module, name: KIND_NAMES[module], damage, target: { module } }] : []
  })
  const stored = bayOf(view, me, station.id).flatMap((item) =>
    item.damage > 0 ? [{ key: item.id, name: itemName(item), damage: item.damage, target: { item: item.id } }] : [],
  )
  return [...modules, ...stored].map(({ key, name, damage, target }) => {
    // The most points that are legal, in one row.
    const least = Math.min(damage, MOST_MENDED)
    const options = Array.from({ length: least }, (_, less) => least - less)
    const next = (points: number): BuildPlan => ({ ...plan, repairs: [...plan.repairs, { station: station.id, target, points }] })
    const most = options.find((points) => !check(view, buildOrder(next(points))))
    return (
      most !== undefined &&
      [...new Set([most, 1])].map((points) =>
        row(`repair:${station.id}:${key}:${points}`, 'GW-REP-01', `Repair ${plural(points, 'point')} of the ${name}`, {
          set: { kind: 'build', plan: next(points) },
          ifLegal: buildOrder(next(points)),
          spots: spotsOf(station, key),
          cost: points,
          note: `${points} RU`,
        }),
      )
    )
  })
}

/** Things of the bay that are not to be recycled or installed yet. */
function stillIn(view: View, me: Color, { recycle, installs }: BuildPlan, station: Unit): readonly Item[] {
  const used = new Set([...recycle, ...installs].map(({ item }) => item))
  return bayOf(view, me, station.id).filter(({ id }) => !used.has(id))
}

export const installRows = (view: View, me: Color, plan: BuildPlan, station: Unit): GameRows =>
  oneOfEach(stillIn(view, me, plan, station)).map((item) => {
    const next = { ...plan, installs: [...plan.installs, { station: station.id, item: item.id }] }
    return row(`install:${item.id}`, 'GW-CON-06', `Install the ${itemName(item)} from the bay`, {
      set: { kind: 'build', plan: next },
      ifLegal: buildOrder(next),
      spots: spotsOf(station, item.id),
    })
  })

export const recycleRows = (view: View, me: Color, plan: BuildPlan, station: Unit): GameRows =>
  oneOfEach(stillIn(view, me, plan, station)).map((item) => {
    const next = { ...plan, recycle: [...plan.recycle, { station: station.id, item: item.id }] }
    return row(`recycle:${item.id}`, 'GW-RCY-01', `Recycle the ${itemName(item)}`, {
      set: { kind: 'build', plan: next },
      ifLegal: buildOrder(next),
      spots: spotsOf(station, item.id),
      note: `yields ${SHEET[item.kind].price - 1} RU`,
    })
  })
