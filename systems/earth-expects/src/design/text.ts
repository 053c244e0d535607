// A design as text: one letter per box, '#' for an armoured side. Hexes may be drawn around the letters: '/X\' over '\_/'.
//
//   Icarus: SC warship          name, class, kind; optionally 'engines DN', 'base', 'first 0,-2' (the hex of its first box)
//
// i, l, r are primary boxes; v is the primary box of a railgun that fires astern. Touching boxes of a weapon form one system,
// as do engines and railguns in one column, unless a line after the picture differs: 'system E1: 0,1 0,2'.

import type { Refusal } from '@admiralty/kernel'
import { add, ahead, type Hex, hexKey } from '@admiralty/space'
import { BOX_TYPES, type BoxType, HULL_CODE, KINDS } from '../../data/tables.ts'
import type { Armour, Design } from './design.ts'
import { grouped } from './grouped.ts'

interface Mark {
  readonly at: Hex
  readonly letter: string
}
type Aim = 'ahead' | 'astern' | null
/** Letters of primary boxes. */
export const PRIMARY: Readonly<Record<string, readonly [BoxType, Aim]>> = {
  i: ['I', null],
  l: ['L', null],
  r: ['R', 'ahead'],
  v: ['R', 'astern'],
}
const ARMOUR = '#'
const FACT = /^(array|system|link) ([A-Za-z0-9]+)/
const isType = (letter: string): letter is BoxType => (BOX_TYPES as readonly string[]).includes(letter) // types of boxes are strings
const isBox = (letter: string): boolean => isType(letter) || Object.hasOwn(PRIMARY, letter)

/** Parses a design without checking that it is legal. */
export function parseRecord(text: string): Design | Refusal {
  const [title = '', ...lines] = text.trimStart().split(/\r?\n/)
  const header = /^\s*([^:]{1,40}):\s*(\S+)\s+(\S+)(.*)$/.exec(title)
  const [, name = '', hull = '', kindName = '', more = ''] = header ?? []
  const kind = KINDS.find((known) => known === kindName)
  const engines = /engines (\S+)/.exec(more)?.[1] ?? null
  if (!kind || !HULL_CODE.test(hull) || (engines !== null && !HULL_CODE.test(engines)))
    return unread(`the first line must be a name, a class and a kind, as in 'Icarus: SC warship', not '${title.trim()}'`)
  const [, q, r] = /first (-?\d+),(-?\d+)/.exec(more) ?? []
  const marks = marksOf(
    lines.filter((line) => !FACT.test(line)),
    [Number(q ?? 0), Number(r ?? 0)],
  )
  if (typeof marks === 'string') return unread(marks)
  return withSystems({ name: name.trim(), hull, kind, engines, base: /\bbase\b/.test(more) }, marks, lines)
}
const unread = (reason: string): Refusal => ({ rule: 'EE-GEN-14', reason })

interface Marks {
  readonly boxes: readonly Mark[]
  readonly armour: readonly Armour[]
}
/** Letters by position, relative to the first box: two characters per column, one line per half hex. */
function marksOf(lines: readonly string[], first: Hex): Marks | string {
  const spots = lines.flatMap((line, y) => [...line].map((letter, x) => ({ x, y, letter })))
  const origin = spots.find(({ letter }) => isBox(letter))
  if (!origin) return 'the picture has no box'
  const boxes: Mark[] = []
  const armour: Armour[] = []
  for (const { x, y, letter } of spots) {
    const [across, down] = [x - origin.x, y - origin.y]
    const inCell = across % 2 === 0 && (across / 2 + down) % 2 === 0
    if (inCell && isBox(letter)) boxes.push({ at: add(first, hexAt(across, down)), letter })
    else if (!inCell && letter === ARMOUR) armour.push(sideAt(across, down, first))
    else if (!' /\\_\t'.includes(letter)) return `'${letter}' in line ${y + 2} of the record is not a box, or is not in the middle of a hex`
  }
  return { boxes, armour }
}
const hexAt = (across: number, down: number): Hex => [across / 2, (down - across / 2) / 2]
/** The hex that names a side: below '_', left of '\', up and to the left of '/'. */
function sideAt(across: number, down: number, first: Hex): Armour {
  if (across % 2 === 0) return { at: add(first, hexAt(across, down + 1)), side: 0 }
  if (((across - 1) / 2 + down) % 2 === 0) return { at: add(first, hexAt(across - 1, down)), side: 1 }
  return { at: add(first, ahead(hexAt(across + 1, down), 5)), side: 2 }
}

type Title = Pick<Design, 'name' | 'hull' | 'kind' | 'engines' | 'base'>
function withSystems(title: Title, marks: Marks, lines: readonly string[]): Design | Refusal {
  const given = new Map(lines.flatMap(systemFact))
  const plain = marks.boxes.map(({ at, letter }) => ({ at, type: typeOf(letter) }))
  const boxes = grouped(plain, marks.armour, given)
  const primaries: Record<string, { at: Hex; aim: Aim }[]> = {}
  for (const { at, system, type } of boxes) {
    if (system === null || type === 'E' || type === 'e') continue
    const mark = PRIMARY[marks.boxes.find((one) => hexKey(one.at) === hexKey(at))?.letter ?? '']
    const alone = boxes.filter((box) => box.system === system).length === 1
    if (mark || alone) primaries[system] = [...(primaries[system] ?? []), { at, aim: mark ? mark[1] : type === 'R' ? 'ahead' : null }]
  }
  const arrays = lines.flatMap((line) => arrayFact(line, lines))
  return { ...title, boxes, armour: [...marks.armour], primaries, arrays }
}
const typeOf = (letter: string): BoxType => (isType(letter) ? letter : (PRIMARY[letter]?.[0] ?? 'H'))
const hexesIn = (text: string): readonly Hex[] => [...text.matchAll(/(-?\d+),(-?\d+)/g)].map(([, q, r]) => [Number(q), Number(r)])
function systemFact(line: string): readonly (readonly [string, string])[] {
  const [, id = '', hexes = ''] = /^system ([A-Za-z0-9]+):(.*)$/.exec(line) ?? []
  return hexesIn(hexes).map((hex) => [hexKey(hex), id] as const)
}
function arrayFact(line: string, lines: readonly string[]): Design['arrays'] {
  const [, id, first = '', lasers = ''] = /^array ([A-Za-z0-9]+) from ([A-Za-z0-9]+):(.*)$/.exec(line) ?? []
  if (id === undefined) return []
  const links = lines.flatMap((other) => {
    const [, of, laser = '', to = '', through = ''] = /^link ([A-Za-z0-9]+) ([A-Za-z0-9]+) ([A-Za-z0-9]+):(.*)$/.exec(other) ?? []
    return of === id ? [{ laser, to, through: hexesIn(through) }] : []
  })
  return [{ id, lasers: lasers.trim().split(/\s+/), first, links }]
}
