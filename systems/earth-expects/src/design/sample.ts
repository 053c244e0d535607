// Random legal ships, for fuzz tests and the designer's dice: a shape, engines at the stern, other boxes spread over it.

import { type Dice, die, likely, pick } from '@admiralty/kernel'
import { ahead, DIRECTIONS, type Hex, hexKey, mirrored } from '@admiralty/space'
import { type BoxType, CLASS_CODES, hullClass, KINDS, type Kind } from '../../data/tables.ts'
import { sideId } from '../record/box.ts'
import { isLegal, type Limits, PLAIN_RULES } from './check.ts'
import { isCivilian } from './costs.ts'
import { BLANK, type BoxDesign, type Design } from './design.ts'
import { readingOrder } from './grouped.ts'
import { linkBetween } from './link.ts'
import { isEngine, lasersOf, plateOn, primariesOf } from './primaries.ts'
import { READY_SHIPS } from './ready.ts'

/** A random legal design. Sometimes it is a ready ship, so that tests include good ships. */
export function sampleDesign(dice: Dice, limits: Limits = PLAIN_RULES): Design {
  for (let tries = 0; tries < 8; tries += 1) {
    const design = likely(dice, 1, 6) ? pick(dice, READY_SHIPS).design : grownShip(dice, limits)
    if (isLegal(design, limits)) return design
  }
  return hulk(dice)
}
/** Hull, power and one gun: legal under every option. */
function hulk(dice: Dice): Design {
  const types: readonly BoxType[] = ['L', 'H', 'P', 'C']
  const boxes = types.map((type, r): BoxDesign => ({ at: [0, r], type, system: type === 'L' ? 'L1' : null }))
  return { ...untitled(dice, 'CT', 'warship'), boxes, primaries: { L1: [{ at: [0, 0], aim: null }] } }
}
const untitled = (dice: Dice, hull: string, kind: Kind): Design => ({ ...BLANK, name: pick(dice, NAMES), hull, kind, boxes: [] })
const NAMES = 'Ajax Bramble Cutlass Dauntless Emerald Falcon Griffin Heron Ibis Jackdaw Kestrel Linnet'.split(' ')

function grownShip(dice: Dice, limits: Limits): Design {
  const hull = likely(dice, 1, 12) ? `BS-${die(dice, 3, 'level')}` : pick(dice, CLASS_CODES)
  const title = untitled(dice, hull, likely(dice, 1, 2) ? 'warship' : pick(dice, KINDS))
  const most = hullClass(hull).boxes
  const size = Math.max(4, Math.ceil(most / 2) + die(dice, Math.floor(most / 2), 'size') - 1)
  const plates = die(dice, 5, 'armour') - 1
  const shape = grownShape(dice, Math.max(4, size - plates))
  const stern = enginesOn(shape, title, die(dice, 4, 'engines') - 1)
  const boxes = filledIn(dice, title, shape, stern)
  const bare = { ...title, boxes, base: likely(dice, 1, 8) }
  const sound = limits.exposedByArmour || limits.exposedBySpace ? exposed(bare, limits) : bare
  const arrays = limits.laserArrays && likely(dice, 1, 2) ? arraysOn(sound) : []
  return plated(dice, { ...sound, primaries: primariesFor(dice, sound, limits), arrays }, plates * 6)
}
/** A random shape of that many hexes, symmetrical except for at most one. */
function grownShape(dice: Dice, size: number): readonly Hex[] {
  const hexes: Hex[] = [[0, 0]]
  const filled = new Set(['0,0'])
  const fill = (hex: Hex): void => {
    if (filled.size === size || filled.has(hexKey(hex))) return
    filled.add(hexKey(hex))
    hexes.push(hex)
  }
  while (filled.size < size) {
    const next = ahead(pick(dice, hexes), pick(dice, DIRECTIONS))
    fill(next)
    fill(mirrored(next))
  }
  return hexes
    .map((at) => ({ at }))
    .sort(readingOrder)
    .map(({ at }) => at)
}

type Mounts = ReadonlyMap<string, Pick<BoxDesign, 'type' | 'system'>>
/** Engines run up from the lowest boxes of some columns, as long as the class and its hull boxes allow. */
function enginesOn(shape: readonly Hex[], { hull }: Design, count: number): Mounts {
  const mounts = new Map<string, Pick<BoxDesign, 'type' | 'system'>>()
  const { halves } = hullClass(hull)
  const filled = new Set(shape.map(hexKey))
  const lowest = new Map(shape.map(([q, r]) => [q, r])) // the shape is in reading order
  const sterns = shape.filter(([q, r]) => lowest.get(q) === r).slice(-count)
  for (const [index, stern] of (count === 0 ? [] : sterns).entries()) {
    let left = Math.min(halves, 2 * (Math.floor(shape.length / 3) - mounts.size))
    for (let at = stern; left > 0 && filled.has(hexKey(at)) && at[1] > stern[1] - 12; at = ahead(at, 0)) {
      mounts.set(hexKey(at), { type: left > 1 ? 'E' : 'e', system: `E${index + 1}` })
      left -= 2
    }
  }
  return mounts
}

const ANY: readonly BoxType[] = ['A', 'C', 'C', 'G', 'I', 'L', 'L', 'M', 'P', 'P', 'P', 'P', 'R', 'S', 'S']
const CIVIL: readonly BoxType[] = ['C', 'L', 'P', 'P', 'S', 'H', 'H']
const CARGO: readonly BoxType[] = ['P', 'H', 'H']
const STORES: Readonly<Record<Kind, readonly BoxType[]>> = {
  warship: ANY,
  auxiliary: ANY,
  passenger: CIVIL,
  freighter: CIVIL,
  lightFreighter: CARGO,
}

/** A third of the boxes is hull, since engines and launchers need it. A weapon sometimes gets a second box. */
function filledIn(dice: Dice, { kind }: Design, shape: readonly Hex[], engines: Mounts): readonly BoxDesign[] {
  const mounts = new Map(engines)
  const free = shape.filter((at) => !mounts.has(hexKey(at)))
  const isFree = new Set(free.map(hexKey))
  const third = Math.ceil(shape.length / 3)
  const hull = new Set(Array.from({ length: third }, () => hexKey(pick(dice, free))))
  for (const at of free) if (hull.size < third) hull.add(hexKey(at))
  let number = 0
  for (const at of free) {
    if (mounts.has(hexKey(at)) || hull.has(hexKey(at))) continue
    const type = pick(dice, STORES[kind])
    const weapon = type === 'I' || type === 'L' || type === 'R'
    number += 1
    mounts.set(hexKey(at), { type, system: weapon ? `${type}${number}` : null })
    if (!weapon || kind === 'passenger' || kind === 'freighter') continue
    const onward = type === 'R' ? ahead(at, 3) : ahead(at, pick(dice, DIRECTIONS))
    const room = isFree.has(hexKey(onward)) && !mounts.has(hexKey(onward)) && !hull.has(hexKey(onward))
    if (room && third > 1) mounts.set(hexKey(onward), { type, system: `${type}${number}` })
  }
  return shape.map((at) => ({ at, ...(mounts.get(hexKey(at)) ?? { type: 'H', system: null }) }))
}

/** With exposed engines, plates separate engines from other boxes. Boxes that still touch an engine become hull. */
function exposed(design: Design, limits: Limits): Design {
  const parted = limits.exposedByArmour ? { ...design, armour: platesRound(design) } : design
  if (isLegal({ ...parted, primaries: primariesOf(parted) }, limits)) return parted
  return { ...design, base: false, boxes: design.boxes.map((box) => (isEngine(box) ? { at: box.at, type: 'H', system: null } : box)) }
}
function platesRound({ boxes }: Design): Design['armour'] {
  const filled = new Map(boxes.map((box) => [hexKey(box.at), box]))
  const plates = boxes.filter(isEngine).flatMap(({ at, system }) =>
    DIRECTIONS.flatMap((side) => {
      const next = filled.get(hexKey(ahead(at, side)))
      return next && next.system !== system ? [plateOn(at, side)] : []
    }),
  )
  return [...new Map(plates.map((plate) => [plateKey(plate), plate])).values()]
}
type Plate = Design['armour'][number]
const plateKey = ({ at, side }: Plate): string => sideId(at, side)

/** The box with the widest arc and, with the option, sometimes a second one. */
function primariesFor(dice: Dice, design: Design, limits: Limits): Design['primaries'] {
  const first = primariesOf(design)
  if (!limits.manyPrimaries || likely(dice, 1, 2)) return first
  return Object.fromEntries(
    Object.entries(first).map(([id, primaries]) => {
      const other = design.boxes.find(({ at, system }) => system === id && primaries.every((one) => hexKey(one.at) !== hexKey(at)))
      return [id, other ? [...primaries, { at: other.at, aim: other.type === 'R' ? ('astern' as const) : null }] : primaries]
    }),
  )
}

/** Two linked lasers, unless the ship is civilian or has fewer. */
function arraysOn(design: Design): Design['arrays'] {
  const [first, laser] = lasersOf(design)
  if (first === undefined || laser === undefined || isCivilian(design)) return []
  const through = linkBetween(design, laser, first)
  return through ? [{ id: 'X', lasers: [first, laser], first, links: [{ laser, to: first, through }] }] : []
}

/** Adds random armour to outer sides, but never behind or ahead of an engine. */
function plated(dice: Dice, design: Design, count: number): Design {
  const filled = new Set(design.boxes.map(({ at }) => hexKey(at)))
  const driven = new Set(design.boxes.filter(isEngine).map(({ at }) => at[0]))
  const sides = design.boxes
    .filter((box) => !isEngine(box))
    .flatMap(({ at }) => DIRECTIONS.filter((side) => !filled.has(hexKey(ahead(at, side)))).map((side) => ({ at, side })))
    .filter(({ at, side }) => side % 3 !== 0 || !driven.has(at[0]))
  const armour = new Map(design.armour.map((plate) => [plateKey(plate), plate]))
  for (let plate = armour.size; plate < count && sides.length > 0; plate += 1) {
    const { at, side } = pick(dice, sides)
    const named = plateOn(at, side)
    armour.set(plateKey(named), named)
  }
  return { ...design, armour: [...armour.values()] }
}
