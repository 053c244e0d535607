// Systems of several boxes (EE-GEN-13) and their strength under damage (EE-GEN-06, EE-DAM-06, EE-LAR).
import type { Hex } from '@admiralty/space'
import { hexKey } from '@admiralty/space'
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

const found = new WeakMap<Layout, readonly System[]>()
/** Engines, ion cannon, lasers and railguns, ordered by their first boxes. Every other box is a system by itself. */
export function systemsOf(layout: Layout): readonly System[] {
  const known = found.get(layout)
  if (known) return known
  const systems = layout.parts.flatMap(({ ship, design }) => systemsOfShip(layout, ship, design))
  found.set(layout, systems)
  return systems
}
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

/** EE-LAR-02, EE-LAR-05: the strength of each laser of the array that can fire now, in the array's order, on the ship's own record. */
export function arrayStrengths(
  layout: Layout,
  levels: Levels,
  usable: (box: BoxId) => boolean,
  array: Design['arrays'][number],
): readonly number[] {
  const strength = (id: string): number => {
    const laser = systemsOf(layout).find((system) => system.id === id)
    const primary = laser?.primaries[0]
    if (!laser || !primary) throw new Error(`no laser ${id} for ${array.id}`)
    return strengthOf(layout, levels, usable, firedFrom(laser, primary.box))
  }
  if (strength(array.first) === 0) return []
  const holds = (through: readonly Hex[]): boolean => through.every((hex) => connects(levels, hexKey(hex)))
  const linked = linkedTo(
    array,
    array.links.filter(({ through }) => holds(through)),
  )
  return array.lasers
    .filter((id) => linked.has(id))
    .map(strength) // EE-LAR-07
    .filter((boxes) => boxes > 0)
}
/** The lasers that intact links connect to the first. */
export function linkedTo({ first }: Design['arrays'][number], links: Design['arrays'][number]['links']): ReadonlySet<string> {
  const linked = new Set([first])
  for (let grew = true; grew; ) {
    const onward = links.filter(({ laser, to }) => linked.has(to) !== linked.has(laser))
    for (const { laser, to } of onward) linked.add(laser).add(to)
    grew = onward.length > 0
  }
  return linked
}
