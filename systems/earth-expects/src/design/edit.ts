// Edits of a design: boxes, systems, armour, primary boxes. The result is a complete design; the rules check whether it is legal.
import { ahead, DIRECTIONS, type Direction, type Hex, hexKey, neighbours, sameHex } from '@admiralty/space'
import type { BoxType } from '../../data/tables.ts'
import { sideId } from '../record/box.ts'
import type { BoxDesign, Design } from './design.ts'
import { freshId, JOINS, readingOrder } from './grouped.ts'
import { isEngine, lasersOf, plateOn, primariesOf } from './primaries.ts'

/** The box in a hex, if there is one. */
export const boxAt = ({ boxes }: Pick<Design, 'boxes'>, at: Hex): BoxDesign | undefined => boxes.find((box) => sameHex(box.at, at))
const plated = ({ armour }: Pick<Design, 'armour'>): ReadonlySet<string> => new Set(armour.map(({ at, side }) => sideId(at, side)))

/** Adjacent boxes, not behind armour, that could join this one's system. */
function companions(design: Design, { at, type }: Pick<BoxDesign, 'at' | 'type'>): readonly BoxDesign[] {
  const plates = plated(design)
  const join = JOINS[type]
  return (join?.ways ?? []).flatMap((way) => {
    const next = plates.has(sideId(at, way)) ? undefined : boxAt(design, ahead(at, way))
    return next && JOINS[next.type]?.name === join?.name ? [next] : []
  })
}
const numbered = (boxes: readonly BoxDesign[], letter: string): string =>
  freshId(
    letter,
    boxes.map(({ system }) => system),
  )

/** Splits systems that came apart, replaces lost primary boxes, and removes loose armour. */
function mended(design: Design): Design {
  const parted = apart(design)
  const filled = new Set(parted.boxes.map(({ at }) => hexKey(at)))
  const armour = parted.armour.filter(({ at, side }) => filled.has(hexKey(at)) || filled.has(hexKey(ahead(at, side))))
  const whole = { ...parted, armour }
  const lasers = lasersOf(whole)
  const arrays = whole.arrays.filter((array) => array.lasers.every((id) => lasers.includes(id)))
  return { ...whole, arrays, primaries: keptPrimaries({ ...whole, arrays }) }
}
function apart(design: Design): Design {
  const seen = new Set<string>()
  const used = new Set<string>()
  let boxes = design.boxes
  for (const start of design.boxes) {
    if (start.system === null || seen.has(hexKey(start.at))) continue
    const piece = [start]
    seen.add(hexKey(start.at))
    for (const box of piece)
      for (const next of companions(design, box))
        if (next.system === start.system && !seen.has(hexKey(next.at))) {
          seen.add(hexKey(next.at))
          piece.push(next)
        }
    if (used.has(start.system)) boxes = renamed(boxes, piece, numbered(boxes, JOINS[start.type]?.name ?? ''))
    used.add(start.system)
  }
  return { ...design, boxes }
}
const renamed = (boxes: readonly BoxDesign[], piece: readonly BoxDesign[], system: string): readonly BoxDesign[] =>
  boxes.map((box) => (piece.some(({ at }) => sameHex(at, box.at)) ? { ...box, system } : box))

/** The primary boxes that are still there, otherwise the default. */
function keptPrimaries(design: Design): Design['primaries'] {
  const isThere = (id: string, at: Hex): boolean => design.boxes.some((box) => box.system === id && sameHex(box.at, at))
  return Object.fromEntries(
    Object.entries(primariesOf(design)).map(([id, fresh]) => {
      const kept = (design.primaries[id] ?? []).filter(({ at }) => isThere(id, at))
      return [id, kept.length > 0 ? kept : fresh]
    }),
  )
}

/** Puts a box into a hex, in place of any other. It joins an adjacent system of its type. */
export function put(design: Design, at: Hex, type: BoxType): Design {
  if (boxAt(design, at)?.type === type) return design
  const others = design.boxes.filter((box) => !sameHex(box.at, at))
  const [companion] = companions({ ...design, boxes: others }, { at, type })
  const join = JOINS[type]
  const system = join ? (companion?.system ?? numbered(others, join.name)) : null
  return mended({ ...design, boxes: [...others, { at, type, system }].sort(readingOrder) })
}
/** Removes a box, except the last one, since a ship has at least one. */
export function take(design: Design, at: Hex): Design {
  if (design.boxes.length < 2 || !boxAt(design, at)) return design
  return mended({ ...design, boxes: design.boxes.filter((box) => !sameHex(box.at, at)) })
}

/** Whether a side has armour. */
export const isPlated = (design: Design, at: Hex, side: Direction): boolean => plated(design).has(sideId(at, side))
/** Adds armour to a side, or removes it. */
export function armoured(design: Design, at: Hex, side: Direction, { on }: { readonly on: boolean }): Design {
  if (isPlated(design, at, side) === on) return design
  const armour = on
    ? [...design.armour, plateOn(at, side)]
    : design.armour.filter((other) => sideId(other.at, other.side) !== sideId(at, side))
  return mended({ ...design, armour })
}

/** Makes a box a separate system or, if it is one, joins all systems beside it. */
export function regrouped(design: Design, at: Hex): Design {
  const box = boxAt(design, at)
  if (!box || box.system === null) return design
  const alone = design.boxes.filter(({ system }) => system === box.system).length === 1
  if (!alone) return mended({ ...design, boxes: renamed(design.boxes, [box], numbered(design.boxes, JOINS[box.type]?.name ?? '')) })
  const joined = new Set(companions(design, box).map(({ system }) => system))
  const boxes = design.boxes.map((other) => (joined.has(other.system) ? { ...other, system: box.system } : other))
  return mended({ ...design, boxes })
}

/** Makes a box the primary box of its weapon. A second click reverses a railgun, or removes one of several primaries. */
export function primed(design: Design, at: Hex, { many }: { readonly many: boolean }): Design {
  const box = boxAt(design, at)
  if (!box || box.system === null || isEngine(box)) return design
  const now = design.primaries[box.system] ?? []
  const here = now.find((primary) => sameHex(primary.at, at))
  const set = (primaries: typeof now): Design => ({ ...design, primaries: { ...design.primaries, [box.system ?? '']: primaries } })
  if (here && box.type === 'R') {
    const aim = here.aim === 'astern' ? ('ahead' as const) : ('astern' as const)
    return set(now.map((primary) => (primary === here ? { ...primary, aim } : primary)))
  }
  if (here) return now.length > 1 ? set(now.filter((primary) => primary !== here)) : design
  const fresh = { at, aim: box.type === 'R' ? ('ahead' as const) : null }
  return set(many ? [...now, fresh] : [fresh])
}

/** The boxes between two systems: empty when they touch, undefined when no chain exists. */
export function linkBetween({ boxes }: Pick<Design, 'boxes'>, from: string, to: string): readonly Hex[] | undefined {
  const systems = new Map(boxes.map(({ at, system }) => [hexKey(at), system]))
  // An empty list has no type of its own.
  const starts = boxes.flatMap(({ at, system }) => (system === from ? [{ at, through: [] as readonly Hex[] }] : []))
  const seen = new Set(starts.map(({ at }) => hexKey(at)))
  for (const { at, through } of starts)
    for (const next of neighbours(at)) {
      const key = hexKey(next)
      if (seen.has(key) || !systems.has(key)) continue
      if (systems.get(key) === to) return through
      seen.add(key)
      starts.push({ at: next, through: [...through, next] })
    }
  return undefined
}
/** EE-LAR-01: joins all lasers that boxes connect to the first into one array; a second click separates them. */
export function arrayed(design: Design): Design {
  if (design.arrays.length > 0) return { ...design, arrays: [] }
  const [first, ...others] = lasersOf(design)
  if (first === undefined) return design
  const links = others.flatMap((laser) => {
    const through = linkBetween(design, laser, first)
    return through ? [{ laser, to: first, through }] : []
  })
  const lasers = [first, ...links.map(({ laser }) => laser)].slice(0, MOST_LASERS)
  if (lasers.length < 2) return design
  return { ...design, arrays: [{ id: 'X1', lasers, first, links: links.slice(0, MOST_LASERS - 1) }] }
}
const MOST_LASERS = 12

/** The mirror image of a side at the middle column. */
export const mirroredSide = (side: Direction): Direction => DIRECTIONS[(6 - side) % 6] ?? 0
