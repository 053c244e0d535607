// Flat-topped hexes in axial coordinates [q, r], integers only. Directions 0 to 5 run clockwise; 0 is up the page.
// Coordinates are read by index, because taking a pair apart allocates in code that runs often.

/** Axial coordinates, as JSON. */
export type Hex = readonly [q: number, r: number]
/** 0 is up the page; the others follow clockwise. */
export type Direction = 0 | 1 | 2 | 3 | 4 | 5

export const DIRECTIONS = [0, 1, 2, 3, 4, 5] as const satisfies readonly Direction[]
/** The step to the neighbour in each direction. */
export const STEPS: Readonly<Record<Direction, Hex>> = { 0: [0, -1], 1: [1, -1], 2: [1, 0], 3: [0, 1], 4: [-1, 1], 5: [-1, 0] }

export const sameHex = (a: Hex, b: Hex): boolean => a[0] === b[0] && a[1] === b[1]
export const add = (a: Hex, b: Hex): Hex => [a[0] + b[0], a[1] + b[1]]
export const subtract = (a: Hex, b: Hex): Hex => [a[0] - b[0], a[1] - b[1]]
/** Adding 0 turns minus zero into 0, because JSON loses minus zero. */
export const scale = (hex: Hex, by: number): Hex => [hex[0] * by + 0, hex[1] * by + 0]

/** Distance in hexes. */
export function distance(a: Hex, b: Hex): number {
  const q = a[0] - b[0]
  const r = a[1] - b[1]
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r))
}

/** The direction `sides` steps clockwise; negative is anticlockwise. */
export const turned = (direction: Direction, sides: number): Direction => ((((direction + sides) % 6) + 6) % 6) as Direction
export const opposite = (direction: Direction): Direction => turned(direction, 3)

/** The hex `steps` away in a direction. */
export function ahead(from: Hex, direction: Direction, steps = 1): Hex {
  const step = STEPS[direction]
  return [from[0] + step[0] * steps, from[1] + step[1] * steps]
}
/** The six neighbours, clockwise from the top. */
export const neighbours = (of: Hex): readonly Hex[] => DIRECTIONS.map((direction) => ahead(of, direction))

/** The direction from a hex to another one exactly on one of its six rows; undefined if it is on none. */
export function rowTo(from: Hex, to: Hex): Direction | undefined {
  const far = distance(from, to)
  return far === 0 ? undefined : DIRECTIONS.find((direction) => sameHex(ahead(from, direction, far), to))
}

/** Writes `to - from` as a · `direction` + b · the next direction clockwise. Exactly one direction gives a > 0 and b ≥ 0. Undefined for the hex itself. */
export function bearing(from: Hex, to: Hex): { readonly direction: Direction; readonly along: number; readonly aside: number } | undefined {
  const q = to[0] - from[0]
  const r = to[1] - from[1]
  const s = q + r
  if (q >= 0 && s < 0) return { direction: 0, along: -s, aside: q }
  if (s >= 0 && r < 0) return { direction: 1, along: -r, aside: s }
  if (r >= 0 && q > 0) return { direction: 2, along: q, aside: r }
  if (q <= 0 && s > 0) return { direction: 3, along: s, aside: Math.abs(q) }
  if (s <= 0 && r > 0) return { direction: 4, along: r, aside: Math.abs(s) }
  if (r <= 0 && q < 0) return { direction: 5, along: -q, aside: Math.abs(r) }
  return undefined
}

/** Whether a hex is in the 60° wedge between the row `first` and the next row clockwise, rows included, the hex itself excluded. */
export function inWedge(from: Hex, to: Hex, first: Direction): boolean {
  const found = bearing(from, to)
  if (!found) return false
  return found.direction === first || (found.direction === turned(first, 1) && found.aside === 0)
}

/** A course in steps of 30°, clockwise from 0 up the page. Even ones run along the rows, odd ones through corners. */
export type Heading = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11

/** Whether a hex is in the wedge of `sixths` × 60° that is centred on a heading, edges included, the hex itself excluded. */
export function inCentredWedge(from: Hex, to: Hex, heading: Heading, sixths: 1 | 2 | 3 | 4 | 5 | 6): boolean {
  const found = bearing(from, to)
  if (!found) return false
  const { direction, along, aside } = found
  // In steps of 15°: an even number is exactly on a heading, an odd one is anywhere between two.
  const beside = aside === 0 ? 0 : aside < along ? 1 : aside === along ? 2 : 3
  const afterFirstEdge = (direction * 4 + beside - heading * 2 + sixths * 2 + 24) % 24
  return sixths === 6 || afterFirstEdge <= sixths * 4
}

/** A hex turned clockwise around [0, 0] by so many sixths; negative is anticlockwise. */
export function rotated(hex: Hex, sixths: number): Hex {
  let q = hex[0]
  let r = hex[1]
  for (let turns = turned(0, sixths); turns > 0; turns -= 1) {
    const next = -r
    r += q
    q = next
  }
  return [q + 0, r + 0]
}
/** A hex mirrored left to right at the column of [0, 0]. */
export const mirrored = (hex: Hex): Hex => [-hex[0] + 0, hex[0] + hex[1]]

/** All hexes at most `radius` away, nearest ring first. */
export function within(centre: Hex, radius: number): readonly Hex[] {
  const hexes: Hex[] = []
  for (let far = 0; far <= radius; far += 1) hexes.push(...ring(centre, far))
  return hexes
}

/** All hexes exactly `radius` away, clockwise from the top. */
export function ring(centre: Hex, radius: number): readonly Hex[] {
  if (radius === 0) return [centre]
  return DIRECTIONS.flatMap((direction) => {
    const corner = ahead(centre, direction, radius)
    return Array.from({ length: radius }, (_, step) => ahead(corner, turned(direction, 2), step))
  })
}

/** 'q,r': a key for maps and sets. */
export const hexKey = (hex: Hex): string => `${hex[0]},${hex[1]}`
