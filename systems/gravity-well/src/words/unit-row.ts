// The row of one unit in the thrust order, with the path that it flies.
import { onHex, onThing } from '@admiralty/kernel'
import type { Unit, View } from '../state.ts'
import { burnt } from './burn-rows.ts'
import type { ThrustPlan } from './draft.ts'
import { type GameRow, row } from './form.ts'
import { dangersTo, dangerText, motionText } from './orbit.ts'
import { capital, unitName } from './say.ts'

export function unitRow(view: View, plan: ThrustPlan, unit: Unit): GameRow {
  const next = burnt(unit, plan)
  const [danger] = dangersTo(view, unit, next)
  return row(`unit:${unit.id}`, 'GW-THR-01', capital(unitName(unit)), {
    set: { kind: 'burn', plan, unit: unit.id },
    spots: [onThing(unit.id), onHex(unit.at)],
    note: `${plan.burns[unit.id] ? 'to ' : ''}${motionText(next)}${danger ? `, ${dangerText(view, danger)}` : ''}`,
  })
}
