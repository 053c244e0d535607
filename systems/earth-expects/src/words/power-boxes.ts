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
import { type GameRow, onItem, toggled } from './form.ts'
import { capital, points } from './say.ts'

/** A row that changes the allocation of the ship. */
export type PowerChange = (
  key: string,
  rule: RuleId,
  label: string,
  to: Allocation,
  details: { readonly note: string | null; readonly spots: readonly Spot[] },
) => GameRow
type BoxGroup = Exclude<PowerGroup, 'engines'>
const TYPES: Readonly<Record<BoxGroup, readonly BoxType[]>> = {
  weapons: ['I', 'L', 'R'],
  sensors: ['S'],
  shields: ['G'],
}
/** The boxes of a group that can take power. */
export const boxesOfGroup = (table: Table, ship: Ship, group: BoxGroup): readonly string[] => usableBoxes(table, ship, ...TYPES[group])
interface Changing {
  readonly group: BoxGroup
  readonly now: Allocation
  readonly change: PowerChange
}
export function boxRows(table: Table, ship: Ship, { group, now, change }: Changing): readonly GameRow[] {
  const boxes = boxesOfGroup(table, ship, group).map((box) => {
    const lit = now.lit.includes(box)
    const details = { note: lit ? 'on' : 'off', spots: [onItem(ship.id, box)] }
    const label = `${lit ? 'Turn off' : 'Power'}: ${partOf(table, ship, box)}`
    return change(`box:${box}`, 'EE-POW-07', label, { ...now, lit: toggled(now.lit, box) }, details)
  })
  return group === 'weapons' ? [...weaponRows(table, ship, now, change), ...boxes] : boxes
}
const gunsOf = (table: Table, ship: Ship) => systemsOf(layoutOf(designOf(table, ship))).filter(({ kind }) => kind !== 'engine')
/** 'laser box, left aft, of two-box laser, left aft'; for a weapon of one box its name. */
function partOf(table: Table, ship: Ship, box: string): string {
  const system = gunsOf(table, ship).find(({ boxes }) => boxes.includes(box))
  if (!system) return boxName(table, ship, box)
  const name = boxName(table, ship, system.id)
  return system.boxes.length === 1 ? name : `${boxName(table, ship, box)}, of ${name}`
}
/** For each weapon: all of its boxes, rapid fire (EE-RFR-01), and other primary boxes (EE-MPB-02). */
function weaponRows(table: Table, ship: Ship, now: Allocation, change: PowerChange): readonly GameRow[] {
  const usable = new Set(usableBoxes(table, ship, 'I', 'L', 'R'))
  const guns = gunsOf(table, ship)
  const whole = guns.flatMap(({ id, boxes }) => {
    const able = boxes.filter((box) => usable.has(box))
    if (able.length < 2) return []
    const on = able.filter((box) => now.lit.includes(box)).length
    const rest = now.lit.filter((box) => !able.includes(box))
    const all = on === able.length
    const label = `${all ? 'Turn off' : 'Power'} all of ${boxName(table, ship, id)}`
    const details = { note: `${on} of ${able.length} on`, spots: able.map((box) => onItem(ship.id, box)) }
    return [change(`system:${id}`, 'EE-POW-08', label, { ...now, lit: all ? rest : [...rest, ...able] }, details)]
  })
  const quick = guns.filter(({ kind, boxes }) => table.setup.options.rapidFire && kind === 'railgun' && boxes.length > 1)
  const rapid = quick.map(({ id }) => {
    const on = now.rapid.includes(id)
    const label = `${on ? 'Single shots' : 'Rapid fire'}: ${boxName(table, ship, id)}`
    return change(
      `rapid:${id}`,
      'EE-RFR-01',
      label,
      { ...now, rapid: toggled(now.rapid, id) },
      { note: on ? 'rapid' : 'single', spots: [] },
    )
  })
  const primary = guns.flatMap(({ id, primaries }) =>
    primaries
      .filter(({ box }) => (now.primaries[id] ?? primaries[0]?.box) !== box)
      .map(({ box }) => {
        const label = `Fire ${boxName(table, ship, id)} from ${boxName(table, ship, box)}`
        const to = { ...now, primaries: { ...now.primaries, [id]: box } }
        return change(`primary:${box}`, 'EE-MPB-02', label, to, { note: null, spots: [onItem(ship.id, box)] })
      }),
  )
  return [...whole, ...rapid, ...primary]
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
export const engineRows = (table: Table, ship: Ship, now: Allocation, change: PowerChange): readonly GameRow[] =>
  supplyOf(table, ship).engines.flatMap((engine) => {
    const run = now.engines[engine.id]
    const used = run ? totalOf(run.boxes) : 0
    const most = capacity(engine)
    const mostTo = (to: Makes): number => (to === 'speed' ? Math.min(most, mostSpeed(table, ship)) : most)
    const name = capital(boxName(table, ship, engine.id))
    const spots = engine.boxes.map(({ id }) => onItem(ship.id, id))
    const to = (key: string, label: string, makes: Makes, quarters: number): readonly GameRow[] => {
      if (quarters < 0 || quarters > most || (quarters === used && makes === run?.makes)) return []
      const engines = { ...now.engines, [engine.id]: { makes, boxes: filled(engine, quarters) } }
      const details = { note: `${points(quarters)} of ${points(most)}`, spots }
      const rule = makes === 'speed' ? 'EE-ENG-08' : 'EE-ENG-09'
      return [change(`${key}:${engine.id}`, rule, `${name}: ${label}`, { ...now, engines }, details)]
    }
    const makes = run?.makes ?? 'speed'
    const other: Makes = makes === 'speed' ? 'manoeuvre' : 'speed'
    return [
      ...to('more', `one point more to ${makes}`, makes, used + POINT),
      ...to('less', `one point less to ${makes}`, makes, used - POINT),
      ...to('bit', `a quarter more to ${makes}`, makes, used + ONE_QUARTER),
      ...to('crumb', `a quarter less to ${makes}`, makes, used - ONE_QUARTER),
      ...to('full', `as much as possible to ${makes}`, makes, mostTo(makes)),
      ...to('swap', `${used === 0 ? 'make' : 'change to'} ${other}`, other, Math.min(mostTo(other), Math.max(used, POINT))),
    ]
  })
