// Power by single boxes and engines: each row leads to the changed allocation.
import type { RuleId, Spot } from '@admiralty/kernel'
import type { BoxType } from '../../data/tables.ts'
import { boxName } from '../ask.ts'
import { mostSpeed, POINT } from '../power/points.ts'
import { capacity, type Engine, supplyOf, totalOf, usableBoxes } from '../power/supply.ts'
import { layoutOf } from '../record/layout.ts'
import { systemsOf } from '../record/systems.ts'
import type { Allocation, Ship, Table } from '../state.ts'
import { designOf } from '../table.ts'
import type { PowerGroup } from './draft.ts'
import { onItem } from './form.ts'
import { capital, points } from './say.ts'

interface Row {
  readonly key: string
  readonly label: string
  readonly rule: RuleId
  readonly note: string | null
  readonly spots: readonly Spot[]
  readonly to: Allocation
}
interface BoxRow extends Row {
  readonly lit: boolean
}
const TYPES: Readonly<Record<Exclude<PowerGroup, 'engines'>, readonly BoxType[]>> = {
  weapons: ['I', 'L', 'R'],
  sensors: ['S'],
  shields: ['G'],
}
/** The boxes of a group that can take power. */
export const boxesOfGroup = (table: Table, ship: Ship, group: Exclude<PowerGroup, 'engines'>): readonly string[] =>
  usableBoxes(table, ship, ...TYPES[group])
export function boxRows(table: Table, ship: Ship, group: Exclude<PowerGroup, 'engines'>, now: Allocation): readonly BoxRow[] {
  const boxes = boxesOfGroup(table, ship, group).map((box): BoxRow => {
    const lit = now.lit.includes(box)
    return {
      key: `box:${box}`,
      label: `${lit ? 'Turn off' : 'Power'}: ${partOf(table, ship, box)}`,
      rule: 'EE-POW-07',
      note: lit ? 'on' : 'off',
      spots: [onItem(ship.id, box)],
      to: { ...now, lit: lit ? now.lit.filter((one) => one !== box) : [...now.lit, box] },
      lit,
    }
  })
  return group === 'weapons'
    ? [...wholeRows(table, ship, now), ...rapidRows(table, ship, now), ...primaryRows(table, ship, now), ...boxes]
    : boxes
}
const gunsOf = (table: Table, ship: Ship) => systemsOf(layoutOf(designOf(table, ship))).filter(({ kind }) => kind !== 'engine')
/** 'laser box, left aft, of two-box laser, left aft'; for a weapon of one box its name. */
function partOf(table: Table, ship: Ship, box: string): string {
  const system = gunsOf(table, ship).find(({ boxes }) => boxes.includes(box))
  if (!system) return boxName(table, ship, box)
  const name = boxName(table, ship, system.id)
  return system.boxes.length === 1 ? name : `${boxName(table, ship, box)}, of ${name}`
}
/** One row per weapon, for all of its boxes. */
function wholeRows(table: Table, ship: Ship, now: Allocation): readonly BoxRow[] {
  const usable = new Set(usableBoxes(table, ship, 'I', 'L', 'R'))
  return gunsOf(table, ship).flatMap(({ id, boxes }) => {
    const able = boxes.filter((box) => usable.has(box))
    if (able.length < 2) return []
    const on = able.filter((box) => now.lit.includes(box)).length
    const rest = now.lit.filter((box) => !able.includes(box))
    const all = on === able.length
    const label = `${all ? 'Turn off' : 'Power'} all of ${boxName(table, ship, id)}`
    const note = `${on} of ${able.length} on`
    const to = { ...now, lit: all ? rest : [...rest, ...able] }
    return [
      { key: `system:${id}`, label, rule: 'EE-POW-08' as const, note, spots: able.map((box) => onItem(ship.id, box)), to, lit: false },
    ]
  })
}
/** EE-RFR-01. */
function rapidRows(table: Table, ship: Ship, now: Allocation): readonly BoxRow[] {
  if (!table.setup.options.rapidFire) return []
  return gunsOf(table, ship)
    .filter(({ kind, boxes }) => kind === 'railgun' && boxes.length > 1)
    .map(({ id }) => {
      const on = now.rapid.includes(id)
      const to = { ...now, rapid: on ? now.rapid.filter((one) => one !== id) : [...now.rapid, id] }
      const label = `${on ? 'Single shots' : 'Rapid fire'}: ${boxName(table, ship, id)}`
      return { key: `rapid:${id}`, label, rule: 'EE-RFR-01' as const, note: on ? 'rapid' : 'single', spots: [], to, lit: false }
    })
}
/** EE-MPB-02. */
function primaryRows(table: Table, ship: Ship, now: Allocation): readonly BoxRow[] {
  return gunsOf(table, ship).flatMap(({ id, primaries }) =>
    primaries.length < 2
      ? []
      : primaries
          .filter(({ box }) => (now.primaries[id] ?? primaries[0]?.box) !== box)
          .map(({ box }) => ({
            key: `primary:${box}`,
            label: `Fire ${boxName(table, ship, id)} from ${boxName(table, ship, box)}`,
            rule: 'EE-MPB-02' as const,
            note: null,
            spots: [onItem(ship.id, box)],
            to: { ...now, primaries: { ...now.primaries, [id]: box } },
            lit: false,
          })),
  )
}

type Makes = Allocation['engines'][string]['makes']
/** Gives an engine up to this many quarters, its own supply first. */
function filled(engine: Engine, quarters: number): Readonly<Record<string, number>> {
  const boxes: Record<string, number> = {}
  let left = quarters
  for (const { id, most } of engine.boxes.toSorted((a, b) => Number(b.own) - Number(a.own))) {
    const take = Math.min(most, left)
    if (take > 0) boxes[id] = take
    left -= take
  }
  return boxes
}
const ONE_QUARTER = 1
export function engineRows(table: Table, ship: Ship, now: Allocation): readonly Row[] {
  return supplyOf(table, ship).engines.flatMap((engine) => {
    const run = now.engines[engine.id]
    const used = run ? totalOf(run.boxes) : 0
    const most = capacity(engine)
    const mostTo = (to: Makes): number => (to === 'speed' ? Math.min(most, mostSpeed(table, ship)) : most)
    const name = boxName(table, ship, engine.id)
    const spots = engine.boxes.map(({ id }) => onItem(ship.id, id))
    const row = (key: string, label: string, makes: Makes, quarters: number): readonly Row[] => {
      if (quarters < 0 || quarters > most || (quarters === used && makes === run?.makes)) return []
      const engines = { ...now.engines, [engine.id]: { makes, boxes: filled(engine, quarters) } }
      const rule = makes === 'speed' ? 'EE-ENG-08' : 'EE-ENG-09'
      return [
        {
          key: `${key}:${engine.id}`,
          label: `${capital(name)}: ${label}`,
          rule,
          note: `${points(quarters)} of ${points(most)}`,
          spots,
          to: { ...now, engines },
        },
      ]
    }
    const makes = run?.makes ?? 'speed'
    const other: Makes = makes === 'speed' ? 'manoeuvre' : 'speed'
    return [
      ...row('more', `one point more to ${makes}`, makes, used + POINT),
      ...row('less', `one point less to ${makes}`, makes, used - POINT),
      ...row('bit', `a quarter more to ${makes}`, makes, used + ONE_QUARTER),
      ...row('crumb', `a quarter less to ${makes}`, makes, used - ONE_QUARTER),
      ...row('full', `as much as possible to ${makes}`, makes, mostTo(makes)),
      ...row('swap', `${used === 0 ? 'make' : 'change to'} ${other}`, other, Math.min(mostTo(other), Math.max(used, POINT))),
    ]
  })
}
