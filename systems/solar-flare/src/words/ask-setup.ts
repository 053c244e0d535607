// The dialog of the set-up in which ships are chosen and changed.
import { plural } from '@admiralty/kernel'
import { ALLOWED, BUDGET, KINDS, LEVELS, SECTIONS } from '../../data/tables.ts'
import { componentCost, costOf, crewCost, KIND_NAMES, sectionName } from '../design/check.ts'
import type { Component, Design } from '../design/design.ts'
import { READY } from '../design/ready.ts'
import type { FleetEntry } from '../orders.ts'
import { entryFaults } from '../setting/fleets.ts'
import type { Color } from '../shapes.ts'
import type { View } from '../state.ts'
import { placeOf } from '../table.ts'
import type { Draft } from './draft.ts'
import { type GamePage, type GameRow, type GameRows, row } from './form.ts'
import { fittingName } from './say.ts'

// Ships.
export function shipsPage(view: View, me: Color, draft: Draft): GamePage {
  const entries = draft.kind === 'fleet' ? draft.entries : []
  const { ships, level } = placeOf(view, me)
  const base = { phase: 'Set-up · ships', rule: 'SF-SET-02' } as const
  const text = 'Nobody sees a ship before all are handed in.'
  if (entries.length < ships)
    return {
      ...base,
      title: ships === 1 ? 'Choose your ship' : `Choose ship ${entries.length + 1} of ${ships}`,
      text,
      back: entries.length > 0 ? { set: { kind: 'fleet', entries: entries.slice(0, -1) } } : undefined,
      rows: () => readyRows(entries, level === 'advanced' ? view.setup.budget : BUDGET),
    }
  return {
    ...base,
    title: `Hand in ${plural(ships, 'ship')}?`,
    text: `${entries.map(({ design }) => `${design.name}, ${plural(costOf(design).total, 'point')}`).join('; ')}. ${text}`,
    back: { set: { kind: 'fleet', entries: entries.slice(0, -1) } },
    rows: () => [
      row('handIn', 'SF-INF-01', 'Hand in', { give: { order: 'ships', ships: entries }, role: 'main' }),
      level !== 'quick' && changeRows(entries, level, view.setup.budget),
    ],
  }
}
const readyRows = (entries: readonly FleetEntry[], budget: number): GameRows => [
  READY.map(({ id, line, design }) => {
    const cost = costOf(design)
    const entry: FleetEntry = { base: id, design }
    const set: Draft = { kind: 'fleet', entries: [...entries, entry] }
    return (
      cost.total <= budget &&
      row(`ready:${id}`, 'SF-SET-03', `${design.name}: ${line}`, { set, because: [{ title: 'points', number: cost }] })
    )
  }),
  budget < BUDGET &&
    row('empty', 'SF-SET-05', 'An empty sheet', {
      set: { kind: 'fleet', entries: [...entries, { base: null, design: { name: 'Hulk', components: [], crew: [] } }] },
    }),
]
/** Changes of the last ship. Rows whose design would be illegal are left out. */
function changeRows(entries: readonly FleetEntry[], level: 'standard' | 'advanced', budget: number): GameRows {
  const last = entries.at(-1)
  if (!last) return []
  const { design } = last
  const change = (key: string, label: string, next: Design, note: string): GameRow | false => {
    const entry = { ...last, design: next }
    const legal = entryFaults(entry, level, budget).length === 0
    return legal && row(key, 'SF-SET-04', label, { set: { kind: 'fleet', entries: [...entries.slice(0, -1), entry] }, note })
  }
  const components = design.components.flatMap((component, index) =>
    ([1, -1] as const).map((by) => {
      const next = LEVELS[component.level + by - 1]
      const changed = next && { ...design, components: design.components.map((one, at) => (at === index ? { ...one, level: next } : one)) }
      const label = `${by > 0 ? 'Raise' : 'Lower'} the ${fittingName(component)}`
      return changed && change(`${by > 0 ? 'raise' : 'lower'}:${index}`, label, changed, `now ${costOf(changed).total}`)
    }),
  )
  return [components, level === 'advanced' && buildRows(design, change)]
}
type Change = (key: string, label: string, next: Design, note: string) => GameRow | false
const buildRows = (design: Design, change: Change): GameRows => [
  design.components.map((component, index) =>
    change(
      `remove:${index}`,
      `Remove the ${fittingName(component)}`,
      { ...design, components: design.components.toSpliced(index, 1) },
      'free',
    ),
  ),
  KINDS.map((kind) =>
    SECTIONS.filter((section) => ALLOWED[kind].includes(section)).map((section) => {
      const added: Component = { kind, level: 1, section }
      const next = { ...design, components: [...design.components, added] }
      return change(
        `add:${kind}:${section}`,
        `Add a ${KIND_NAMES[kind]} in ${sectionName(section)}`,
        next,
        `costs ${componentCost(kind, 1)}`,
      )
    }),
  ),
  LEVELS.map((skill) =>
    change(`crew:${skill}`, `Add a crew team of skill ${skill}`, { ...design, crew: [...design.crew, skill] }, `costs ${crewCost(skill)}`),
  ),
  design.crew.map((skill, index) =>
    change(`dismiss:${index}`, `Dismiss a crew team of skill ${skill}`, { ...design, crew: design.crew.toSpliced(index, 1) }, 'free'),
  ),
]
