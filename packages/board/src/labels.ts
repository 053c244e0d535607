// Places the names of counters so that they cover each other and the counters as little as possible. Every name stays; a crowded one is shortened.
import { AROUND, OVERHANG } from './camera.ts'
import { type PlacedCounter, RADIUS } from './counter-places.ts'
import type { Bounds, ChartBox, Point } from './geometry.ts'
import type { Counter } from './scene.ts'
import { type QuarterTurn, turnedPoint } from './turn.ts'

/** A name and its place from the middle of its counter, upright on the screen, in chart units. */
export interface PlacedLabel extends Point {
  readonly text: string
  readonly anchor: 'start' | 'middle' | 'end'
}

const overlap = (a: ChartBox, b: ChartBox): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top))

/** The diamond of side 2 is larger than the other outlines. */
export const reachOf = ({ sideStyle }: Counter): number => (sideStyle === 2 ? RADIUS * 1.14 : RADIUS)

/** 'Gadfly 7' becomes 'G7', 'Longbow' becomes 'Lon'. */
export function shortName(name: string): string {
  const words = name.split(' ')
  const last = words.at(-1) ?? ''
  return words.length > 1 && /^\d+$/.test(last) ? `${name.charAt(0)}${last}` : name.slice(0, 3)
}

/** Size of a name on the screen, in pixels. */
const TEXT = 12
/** The largest size of a name in chart units: on a chart farther away than this, names become smaller. */
const MOST_TEXT = 96
/** Text size in chart units, nearly constant on the screen. It changes in steps, so zooming rarely redraws; they are finer on small charts. */
export function textAt(k: number): number {
  const steps = k < 0.5 ? 16 : 8
  return Math.min(MOST_TEXT, Math.max(5, TEXT / (Math.max(1, Math.round(k * steps)) / steps)))
}

/** Widths of characters in the type of the chart, as parts of the text size. */
const WIDTHS: readonly (readonly [characters: string, width: number])[] = [
  [" 'ijl.,!:;", 0.27],
  ['()[]ft-rI/|', 0.36],
  ['csz?LvyxgJ_', 0.48],
  ['ABCDGHKNOPQRUVXY&#', 0.62],
  ['mwMW@%', 0.8],
]
/** Width of all other characters. */
const WIDTH = 0.53
const widthOf = (name: string, text: number): number =>
  text * [...name].reduce((sum, character) => sum + (WIDTHS.find(([characters]) => characters.includes(character))?.[1] ?? WIDTH), 0)
/** Free space between two names beside each other, as a part of the text size. */
const APART = 0.3
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

function boxOf(at: Point, { x, y, anchor }: Omit<PlacedLabel, 'text'>, width: number, text: number): ChartBox {
  const left = at.x + x - (anchor === 'middle' ? width / 2 : anchor === 'end' ? width : 0)
  return { left, right: left + width, top: at.y + y - text * 0.8, bottom: at.y + y + text * 0.2 }
}

/** The arrow of a counter reaches so far beyond its outline, in chart units. */
const ARROW = 12
/** The place of a text beside a counter: the first is at its shoulder, the others below. */
export const markAt = (placed: PlacedCounter, index: number, text: number): Point => {
  const reach = reachOf(placed.counter) * placed.scale
  return { x: reach + 1, y: -reach + 8 + index * text }
}
/** Size of these texts as a part of the text size. */
export const MARK_SIZE = 0.9

/** The rectangles of a counter with its arrow, of its name and of the texts beside it. */
export function drawnBoxes(placed: PlacedCounter, label: PlacedLabel | undefined, text: number, turn: QuarterTurn): readonly ChartBox[] {
  const { counter, scale } = placed
  const at = turnedPoint(placed.at, turn)
  const half = (reachOf(counter) + ARROW) * scale
  const below = isDamaged(counter) ? Math.max(half, pipsBelow(placed, turn) + PIPS) : half
  const marks = counter.marks.map((mark, index) => {
    const place = { ...markAt(placed, index, text), anchor: 'start' } as const
    return boxOf(at, place, widthOf(mark, text * MARK_SIZE), text * MARK_SIZE)
  })
  return [
    { left: at.x - half, right: at.x + half, top: at.y - half, bottom: at.y + below },
    ...(label ? [boxOf(at, label, widthOf(label.text, text), text)] : []),
    ...marks,
  ]
}

const RANKS = { wreck: 3, pencilled: 2, faint: 1, plain: 1 } as const
const rankOf = ({ selected, look }: Counter): number => (selected ? 0 : RANKS[look])

/** A name that covers less than this part of itself stays as long as it is. */
const CROWDED = 0.12

/** The part of the chart where a name may be: the map can be moved so that it is visible, and it is where a chart opens on all counters. */
function limitsOf(discs: readonly ChartBox[], text: number, { left, top, width, height }: Bounds): ChartBox {
  const beyond = (OVERHANG / TEXT) * text
  // Far away, a name is wider than the space around the ships.
  const aside = Math.max(AROUND.x, 2 * text)
  return {
    left: Math.max(left - beyond, Math.min(...discs.map((disc) => disc.left)) - aside),
    right: Math.min(left + width + beyond, Math.max(...discs.map((disc) => disc.right)) + aside),
    top: top - beyond,
    bottom: top + height + beyond,
  }
}
/** The area of a name outside the limits. */
const outside = (box: ChartBox, limits: ChartBox): number =>
  (box.bottom - box.top) * (Math.max(0, limits.left - box.left) + Math.max(0, box.right - limits.right)) +
  (box.right - box.left) * (Math.max(0, limits.top - box.top) + Math.max(0, box.bottom - limits.bottom))

/** The names of all counters on a chart, whose rectangle is turned. `text` is the text size in chart units. */
export function placeLabels(
  placed: readonly PlacedCounter[],
  text: number,
  turn: QuarterTurn,
  chart: Bounds,
): ReadonlyMap<Counter, PlacedLabel> {
  const discs = placed.map(({ counter, at, scale }) => {
    const [middle, half] = [turnedPoint(at, turn), RADIUS * scale * 0.85]
    return { counter, box: { left: middle.x - half, right: middle.x + half, top: middle.y - half, bottom: middle.y + half } }
  })
  const limits = limitsOf(
    discs.map(({ box }) => box),
    text,
    chart,
  )
  const written: ChartBox[] = []
  const labels = new Map<Counter, PlacedLabel>()
  for (const one of placed.toSorted((a, b) => rankOf(a.counter) - rankOf(b.counter))) {
    const { counter, at } = one
    if (counter.label === '') continue
    const others = discs.filter((disc) => disc.counter !== counter)
    const best = (name: string) => {
      const width = widthOf(name, text)
      const tried = candidates(one, text, turn).map((place, index) => {
        const box = boxOf(turnedPoint(at, turn), place, width, text)
        const wide = { ...box, left: box.left - APART * text, right: box.right + APART * text }
        const covered = [
          2 * outside(box, limits),
          ...written.map((label) => 2 * overlap(wide, label)),
          ...others.map((disc) => overlap(box, disc.box)),
        ]
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
