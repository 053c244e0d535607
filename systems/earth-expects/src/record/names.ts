// Unique names of boxes and systems of a record, from kind and position.
import { once } from '@admiralty/kernel'
import { BOXES } from '../../data/tables.ts'
import type { Design } from '../design/design.ts'
import type { BoxId } from './box.ts'
import { type Layout, layoutOf } from './layout.ts'
import { type System, systemsOf } from './systems.ts'

const SYSTEM_NAMES: Readonly<Record<System['kind'], string>> = { engine: 'engine', ion: 'ion cannon', laser: 'laser', railgun: 'railgun' }
const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']
const size = (boxes: number): string => (boxes === 1 ? '' : `${NUMBERS[boxes] ?? boxes}-box `)

/** Position down the page and across, in half hexes. */
const down = ([q, r]: readonly [number, number]): number => 2 * r + q
/** 'left fore', 'amidships': the bow is up. */
function whereabouts(layout: Layout, box: BoxId): string {
  const found = layout.byId.get(box)
  if (!found) return ''
  const all = layout.boxes.map(({ at }) => down(at))
  const [top, foot] = [Math.min(...all), Math.max(...all)]
  const share = (down(found.box.at) - top) / Math.max(1, foot - top)
  const along = share < 0.34 ? 'fore' : share > 0.66 ? 'aft' : ''
  const [q] = found.box.at
  const across = q < 0 ? 'left' : q > 0 ? 'right' : ''
  return [across, along].filter((word) => word !== '').join(' ') || 'amidships'
}

interface Named {
  readonly id: string
  readonly name: string
}
function systemsNamed(design: Design, layout: Layout): readonly Named[] {
  const systems = systemsOf(layout).map(({ id, kind, boxes, primaries }) => ({
    id,
    name: `${size(boxes.length)}${SYSTEM_NAMES[kind]}, ${whereabouts(layout, primaries[0]?.box ?? boxes[Math.floor(boxes.length / 2)] ?? '')}`,
  }))
  const arrays = design.arrays.map(({ id, lasers }) => ({ id, name: `array of ${NUMBERS[lasers.length] ?? lasers.length} lasers` }))
  return [...systems, ...arrays]
}
const boxesNamed = (layout: Layout): readonly Named[] =>
  layout.boxes.map(({ id, type }) => ({ id, name: `${BOXES[type].name}, ${whereabouts(layout, id)}` }))

/** Boxes with equal names are numbered in reading order. */
function numbered(named: readonly Named[]): readonly (readonly [string, string])[] {
  const count = new Map<string, number>()
  for (const { name } of named) count.set(name, (count.get(name) ?? 0) + 1)
  const next = new Map<string, number>()
  return named.map(({ id, name }) => {
    if (count.get(name) === 1) return [id, name]
    const number = (next.get(name) ?? 0) + 1
    next.set(name, number)
    return [id, `${name} ${number}`]
  })
}

const namesOf = once((design: Design): ReadonlyMap<string, string> => {
  const layout = layoutOf(design)
  return new Map([...numbered(systemsNamed(design, layout)), ...numbered(boxesNamed(layout))])
})
/** 'two-box laser, left fore': the name of a system, array or box; undefined if the record has no such id. */
export const partName = (design: Design, id: string): string | undefined => namesOf(design).get(id)
