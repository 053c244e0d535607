// Places the names of counters so that they cover each other and the counters as little as possible. Every name stays; a crowded one is shortened.
import { type PlacedCounter, RADIUS } from './counter-places.ts'
import type { Point } from './geometry.ts'
import { AROUND } from './opening.ts'
import type { Counter } from './scene.ts'
import { type QuarterTurn, turnedPoint } from './turn.ts'

/** A name and its place from the middle of its counter, upright on the screen, in chart units. */
export interface PlacedLabel extends Point {
  readonly text: string
  readonly anchor: 'start' | 'middle' | 'end'
}

interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}
const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top))

/** The diamond of side 2 is larger than the other outlines. */
export const reachOf = ({ sideStyle }: Counter): number => (sideStyle === 2 ? RADIUS * 1.14 : RADIUS)

/** 'Gadfly 7' becomes 'G7', 'Longbow' becomes 'Lon'. */
export function shortName(name: string): string {
  const words = name.split(' ')
  const last = words.at(-1) ?? ''
  return words.length > 1 && /^\d+$/.test(last) ? `${name.charAt(0)}${last}` : name.slice(0, 3)
}

/** Width of a letter as a part of the text size. */
const LETTER = 0.47
/** Height of the pips of a damaged counter. */
const PIPS = 6

/** Whether the arrow of a counter points up or down on the screen. */
function arrowOf({ degrees }: PlacedCounter, turn: QuarterTurn): 'up' | 'down' | null {
  if (degrees === null) return null
  const angle = (degrees + turn * 90) % 360
  if (angle < 20 || angle > 340) return 'up'
  return angle > 160 && angle < 200 ? 'down' : null
}

export const isDamaged = ({ damage, look }: Counter): boolean => damage !== null && damage[0] > 0 && look !== 'pencilled'

/** The top of the pips below a counter. */
export const pipsBelow = (placed: PlacedCounter, turn: QuarterTurn): number =>
  reachOf(placed.counter) * placed.scale + (arrowOf(placed, turn) === 'down' ? 11 : 2)

/** The four places of a name, the usual one first. */
function candidates(placed: PlacedCounter, text: number, turn: QuarterTurn): readonly Omit<PlacedLabel, 'text'>[] {
  const { counter, scale } = placed
  const reach = reachOf(counter) * scale
  const arrow = arrowOf(placed, turn)
  const under = isDamaged(counter) ? pipsBelow(placed, turn) + PIPS - 1 : reach + (arrow === 'down' ? 8 : 2)
  const aside = { y: text * 0.35, anchor: 'start' } as const
  return [
    { x: 0, y: under + text, anchor: 'middle' },
    { x: 0, y: -(arrow === 'up' ? reach + 13 * scale : reach + 4), anchor: 'middle' },
    ...(counter.marks.length > 0 ? [] : [{ ...aside, x: reach + 5 }]),
    { ...aside, x: -reach - 5, anchor: 'end' },
  ]
}

function boxOf(at: Point, { x, y, anchor }: Omit<PlacedLabel, 'text'>, width: number, text: number): Box {
  const left = at.x + x - (anchor === 'middle' ? width / 2 : anchor === 'end' ? width : 0)
  return { left, right: left + width, top: at.y + y - text * 0.8, bottom: at.y + y + text * 0.2 }
}

/** The rectangle of a name whose counter is at a point, in chart units. */
export const writtenBox = (at: Point, label: PlacedLabel, text: number): Box => boxOf(at, label, label.text.length * text * LETTER, text)

const RANKS = { wreck: 3, pencilled: 2, faint: 1, plain: 1 } as const
const rankOf = ({ selected, look }: Counter): number => (selected ? 0 : RANKS[look])

/** A name that covers less than this part of itself stays as long as it is. */
const CROWDED = 0.12

/** The names of all counters. `text` is the text size in chart units. */
export function placeLabels(placed: readonly PlacedCounter[], text: number, turn: QuarterTurn): ReadonlyMap<Counter, PlacedLabel> {
  const discs = placed.map(({ counter, at, scale }) => {
    const [middle, half] = [turnedPoint(at, turn), RADIUS * scale * 0.85]
    return { counter, box: { left: middle.x - half, right: middle.x + half, top: middle.y - half, bottom: middle.y + half } }
  })
  // A name beyond this space is cut off where a chart opens on all counters.
  const [left, right] = [
    Math.min(...discs.map(({ box }) => box.left)) - AROUND.x,
    Math.max(...discs.map(({ box }) => box.right)) + AROUND.x,
  ]
  const written: Box[] = []
  const labels = new Map<Counter, PlacedLabel>()
  for (const one of placed.toSorted((a, b) => rankOf(a.counter) - rankOf(b.counter))) {
    const { counter, at } = one
    if (counter.label === '') continue
    const others = discs.filter((disc) => disc.counter !== counter)
    const best = (name: string) => {
      const width = name.length * text * LETTER
      const tried = candidates(one, text, turn).map((place, index) => {
        const box = boxOf(turnedPoint(at, turn), place, width, text)
        const cut = 2 * text * (Math.max(0, left - box.left) + Math.max(0, box.right - right))
        const covered = [cut, ...written.map((label) => 2 * overlap(box, label)), ...others.map((disc) => overlap(box, disc.box))]
        return { name, place, box, part: covered.reduce((sum, area) => sum + area, 0) / (width * text), index }
      })
      return tried.reduce((least, now) => (now.part + now.index * 0.01 < least.part + least.index * 0.01 ? now : least))
    }
    const long = best(counter.label)
    const short = long.part > CROWDED ? best(shortName(counter.label)) : long
    const chosen = short.part < long.part ? short : long
    written.push(chosen.box)
    labels.set(counter, { ...chosen.place, text: chosen.name })
  }
  return labels
}
