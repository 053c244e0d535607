// Test helper: writes a design as text. The tests read it back, which proves both.
import { type Hex, hexKey } from '@admiralty/space'
import { sideId } from '../record/box.ts'
import type { BoxDesign, Design } from './design.ts'
import { grouped } from './grouped.ts'
import { PRIMARY } from './text.ts'

/** The inverse of `parseRecord`. */
export function makeRecord(design: Design): string {
  const more = [design.engines === null ? '' : ` engines ${design.engines}`, design.base ? ' base' : '']
  const [first = ''] = [...design.boxes].sort((a, b) => downOf(a.at) - downOf(b.at) || a.at[0] - b.at[0]).map(({ at }) => hexKey(at))
  const place = first === '0,0' ? '' : ` first ${first}`
  return [`${design.name}: ${design.hull} ${design.kind}${more.join('')}${place}`, ...pictureOf(design), ...factsOf(design), ''].join('\n')
}
const downOf = ([q, r]: Hex): number => q + 2 * r

function pictureOf(design: Design): readonly string[] {
  const plated = new Set(design.armour.map(({ at, side }) => sideId(at, side)))
  const left = Math.min(...design.boxes.map(({ at }) => at[0]))
  const top = Math.min(...design.boxes.map(({ at }) => downOf(at)))
  const canvas: string[][] = []
  const put = (across: number, down: number, letter: string): void => {
    const line = canvas[down] ?? []
    canvas[down] = line
    line[across] = letter
  }
  for (const box of design.boxes) {
    const [x, y] = [2 * (box.at[0] - left) + 1, downOf(box.at) - top + 1]
    put(x, y, letterOf(design, box))
    for (const [side, dx, dy, line] of EDGES) put(x + dx, y + dy, plated.has(sideId(box.at, side)) ? '#' : line)
  }
  return Array.from(canvas, (line) => Array.from(line ?? [], (letter) => letter ?? ' ').join(''))
}
const EDGES = [
  [0, 0, -1, '_'],
  [1, 1, 0, '\\'],
  [2, 1, 1, '/'],
  [3, 0, 1, '_'],
  [4, -1, 1, '\\'],
  [5, -1, 0, '/'],
] as const
function letterOf({ primaries }: Design, { at, type, system }: BoxDesign): string {
  const own = Object.entries(primaries).flatMap(([id, of]) => (id === system ? of : []))
  const primary = own.find((one) => hexKey(one.at) === hexKey(at))
  if (!primary) return type
  return Object.entries(PRIMARY).find(([, [of, aim]]) => of === type && aim === primary.aim)?.[0] ?? type
}
/** Only facts that the picture alone does not determine. */
function factsOf(design: Design): readonly string[] {
  const plain = grouped(design.boxes, design.armour, new Map())
  const guessed = new Map(plain.map(({ at, system }) => [hexKey(at), system]))
  const ids = [...new Set(design.boxes.flatMap(({ system }) => (system === null ? [] : [system])))]
  const asGuessed = design.boxes.every(({ at, system }) => guessed.get(hexKey(at)) === system)
  const hexes = (id: string) => design.boxes.filter(({ system }) => system === id).map(({ at }) => hexKey(at))
  const systems = asGuessed ? [] : ids.map((id) => `system ${id}: ${hexes(id).join(' ')}`)
  const arrays = design.arrays.flatMap(({ id, first, lasers, links }) => [
    `array ${id} from ${first}: ${lasers.join(' ')}`,
    ...links.map(({ laser, to, through }) => `link ${id} ${laser} ${to}: ${through.map(hexKey).join(' ')}`),
  ])
  return [...systems, ...arrays]
}
