// Systems of several boxes (EE-GEN-13) and their strength under damage (EE-GEN-06, EE-DAM-06, EE-LAR).
import { once } from '@admiralty/kernel'
import type { Hex } from '@admiralty/space'
import { distance, hexKey } from '@admiralty/space'
import type { Design } from '../design/design.ts'
import { placesBeside } from './adjacency.ts'
import type { BoxId } from './box.ts'
import { type BoxPlace, jointId, type Layout, type Levels, placeOf } from './layout.ts'

/** EE-GEN-12: a primary box, from which a weapon fires. */
export interface Primary {
  readonly box: BoxId
  /** Set for a railgun; null for other weapons. */
  readonly aim: 'ahead' | 'astern' | null
}
/** An engine or weapon of one or more boxes (EE-GEN-13). */
export interface System {
  readonly id: string
  /** The ship it belongs to; '' on a record of one ship. */
  readonly ship: string
  readonly kind: 'engine' | 'ion' | 'laser' | 'railgun'
  /** In reading order. */
  readonly boxes: readonly BoxId[]
  /** Empty for an engine (EE-GEN-12, EE-MPB-01). */
  readonly primaries: readonly Primary[]
}
const KIND = { E: 'engine', e: 'engine', I: 'ion', L: 'laser', R: 'railgun' } as const // EE-GEN-05, EE-HEN-02
type SystemBox = keyof typeof KIND
export const isSystemBox = (type: string): type is SystemBox => Object.hasOwn(KIND, type)

/** Engines, ion cannon, lasers and railguns, ordered by their first boxes. Every other box is a system by itself. */
export const systemsOf = once((layout: Layout): readonly System[] =>
  layout.parts.flatMap(({ ship, design }) => systemsOfShip(layout, ship, design)),
)
function systemsOfShip(layout: Layout, ship: string, design: Design): readonly System[] {
  const systems = new Map<string, { readonly kind: System['kind']; readonly boxes: BoxId[] }>()
  for (const { box, ship: owner } of layout.places) {
    if (owner !== ship || box.system === null || !isSystemBox(box.type)) continue
    const system = systems.get(box.system) ?? { kind: KIND[box.type], boxes: [] }
    system.boxes.push(box.id)
    systems.set(box.system, system)
  }
  return [...systems].map(([id, { kind, boxes }]) => ({ id, ship, kind, boxes, primaries: primariesOf(design, id, ship) }))
}
const primariesOf = (design: Design, id: string, ship: string): readonly Primary[] =>
  (Object.hasOwn(design.primaries, id) ? (design.primaries[id] ?? []) : []).map(({ at, aim }) => ({ box: jointId(ship, hexKey(at)), aim }))

/** A weapon with the primary box it fires from. */
export interface Fired {
  readonly boxes: readonly BoxId[]
  readonly primary: BoxId
  /** The other primary boxes of the weapon, unused this turn (EE-MPB-01). */
  readonly idle: readonly BoxId[]
}
export const firedFrom = ({ boxes, primaries }: System, primary: BoxId): Fired => ({
  boxes,
  primary,
  idle: primaries.flatMap(({ box }) => (box === primary ? [] : [box])),
})

const connects = (levels: Levels, id: BoxId): boolean => {
  const level = levels[id] ?? 'sound'
  return level === 'sound' || level === 'light' // EE-DAM-03
}
const isSound = (levels: Levels, id: BoxId): boolean => (levels[id] ?? 'sound') === 'sound'

/** EE-GEN-06, EE-DAM-06, EE-DAM-07: usable boxes connected to the primary box through boxes with at most light damage; 0 if the primary box is not usable. */
export function strengthOf(layout: Layout, levels: Levels, usable: (box: BoxId) => boolean, { boxes, primary, idle }: Fired): number {
  const works = (id: BoxId): boolean => isSound(levels, id) && usable(id)
  if (!works(primary)) return 0 // EE-GEN-12, EE-POW-08, EE-MPB-03
  if (boxes.length === 1) return 1
  const mine = new Set(boxes)
  const reached: BoxPlace[] = [placeOf(layout, primary)]
  const seen = new Set<BoxId>([primary])
  for (const place of reached) {
    for (const next of placesBeside(place, levels, 'counts')) {
      const { id } = next.box
      if (!mine.has(id) || seen.has(id) || !connects(levels, id)) continue
      seen.add(id)
      reached.push(next)
    }
  }
  return [...seen].filter((id) => works(id) && !idle.includes(id)).length
}

type LaserArray = Design['arrays'][number]
/** EE-LAR-02, EE-LAR-05: the strength of each laser of the array that can fire now, in the array's order, on the ship's own record. */
export function arrayStrengths(layout: Layout, levels: Levels, usable: (box: BoxId) => boolean, array: LaserArray): readonly number[] {
  const fired = (id: string): Fired => {
    const laser = systemsOf(layout).find((system) => system.id === id)
    const primary = laser?.primaries[0]
    if (!laser || !primary) throw new Error(`no laser ${id} for ${array.id}`)
    return firedFrom(laser, primary.box)
  }
  const strength = (laser: Fired): number => strengthOf(layout, levels, usable, laser)
  const first = fired(array.first)
  if (strength(first) === 0) return []
  const chained = chainedTo(layout, levels, array, first.primary)
  return array.lasers
    .map(fired)
    .filter(({ primary }) => chained.has(primary))
    .map(strength) // EE-LAR-07
    .filter((boxes) => boxes > 0)
}
/** EE-LAR-02: laser boxes that chains without moderate damage connect to the array's primary. Lasers on the way are part of the chain (R-EE-150). */
function chainedTo(layout: Layout, levels: Levels, { links }: LaserArray, primary: BoxId): ReadonlySet<BoxId> {
  const holds = (at: Hex): boolean => connects(levels, hexKey(at))
  const chained = new Set([primary])
  for (const id of chained) {
    const place = placeOf(layout, id)
    const { at, system } = place.box
    const beside = placesBeside(place, levels, 'counts').filter(({ box }) => box.system === system)
    const linked = links.flatMap(({ laser, to, through }) => {
      if (laser !== system && to !== system) return []
      const [other, way] = laser === system ? [to, through] : [laser, through.toReversed()]
      const chain = [at, ...way]
      if (!way.every(holds) || !(way[0] === undefined || distance(at, way[0]) === 1)) return []
      const end = chain.at(-1) ?? at
      return layout.places.filter(({ box }) => box.system === other && distance(end, box.at) === 1)
    })
    for (const { box } of [...beside, ...linked]) if (connects(levels, box.id)) chained.add(box.id)
  }
  return chained
}
/** The lasers that links connect to the first, in an undamaged design. */
export function linkedTo({ first }: LaserArray, links: LaserArray['links']): ReadonlySet<string> {
  const linked = new Set([first])
  for (let grew = true; grew; ) {
    const onward = links.filter(({ laser, to }) => linked.has(to) !== linked.has(laser))
    for (const { laser, to } of onward) linked.add(laser).add(to)
    grew = onward.length > 0
  }
  return linked
}
