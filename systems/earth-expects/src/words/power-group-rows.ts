// Rows for single boxes and engines, by group.
import { totalOf } from '../power/supply.ts'
import type { Allocation, Ship, View } from '../state.ts'
import type { PowerDraft, PowerGroup } from './draft.ts'
import { type GameRow, row } from './form.ts'
import { boxesOfGroup, boxRows, engineRows, type PowerChange } from './power-boxes.ts'
import { allocationIn } from './power-texts.ts'
import { points } from './say.ts'

const GROUPS: Readonly<Record<PowerGroup, { readonly label: string; readonly rule: `EE-${string}` }>> = {
  weapons: { label: 'Weapons, box by box…', rule: 'EE-POW-08' },
  sensors: { label: 'Sensors…', rule: 'EE-SEN-01' },
  shields: { label: 'Shield generators…', rule: 'EE-SHD-01' },
  engines: { label: 'Engines…', rule: 'EE-ENG-07' },
}

export function groupRow(view: View, now: PowerDraft, ship: Ship, group: PowerGroup): GameRow | false {
  const { label, rule } = GROUPS[group]
  const note = groupNote(view, allocationIn(view, now, ship), ship, group)
  return groupRows(view, now, ship, group).length > 0 && row(`group:${group}`, rule, label, { set: { ...now, group }, note })
}

function groupNote(view: View, { lit, engines }: Allocation, ship: Ship, group: PowerGroup): string {
  if (group !== 'engines') return `${boxesOfGroup(view, ship, group).filter((box) => lit.includes(box)).length} powered`
  return `${points(Object.values(engines).reduce((sum, { boxes }) => sum + totalOf(boxes), 0))} of power`
}

export function groupRows(view: View, now: PowerDraft, ship: Ship, group: PowerGroup): readonly GameRow[] {
  const change: PowerChange = (key, rule, label, to, details) =>
    row(key, rule, label, { set: { ...now, ships: { ...now.ships, [ship.id]: to } }, ...details })
  const allocation = allocationIn(view, now, ship)
  return group === 'engines' ? engineRows(view, ship, allocation, change) : boxRows(view, ship, { group, now: allocation, change })
}
