// Systems of several boxes (EE-GEN-13) and what they are worth as damage stands (EE-GEN-06, EE-DAM-06, EE-LAR).
import type { Hex } from '@admiralty/hex'
import { hexKey } from '@admiralty/hex'
import type { Design } from '../design/design.ts'
import { placesBeside } from './adjacency.ts'
import type { BoxId } from './box.ts'
import { jointId, type Layout, type Levels, type Place, placeOf } from './layout.ts'

export interface Primary {
  readonly box: BoxId
  /** Of a railgun; null of every other weapon. */
  readonly aim: 'ahead' | 'astern' | null
}
export interface System {
  readonly id: string
  readonly kind: 'engine' | 'ion' | 'laser' | 'railgun'
  /** In reading order. */
  readonly boxes: readonly BoxId[]
  /** None of an engine (EE-GEN-12, EE-MPB-01). */
  readonly primaries: readonly Primary[]
}
const KIND = { E: 'engine', e: 'engine', I: 'ion', L: 'laser', R: 'railgun' } as const
type SystemBox = keyof typeof KIND
const isSystemBox = (type: string): type is SystemBox => type in KIND

/** Engines, ion cannon, lasers and railguns of a ship, by their first boxes in reading order; every other box stands for itself. */
export function systemsOf(layout: Layout, design: Design, ship = ''): readonly System[] {
  const found = new Map<string, { kind: System['kind']; boxes: BoxId[] }>()
  for (const { box, ship: owner } of layout.places) {
    if (owner !== ship || box.system === null || !isSystemBox(box.type)) continue
    const system = found.get(box.system) ?? { kind: KIND[box.type], boxes: [] }
    system.boxes.push(box.id)
    found.set(box.system, system)
  }
  return [...found].map(([id, { kind, boxes }]) => ({
    id,
    kind,
    boxes,
    primaries: (design.primaries[id] ?? []).map(({ at, aim }) => ({ box: jointId(ship, hexKey(at)), aim })),
  }))
}

/** A weapon fired from one of its primaries. */
export interface Fired {
  readonly boxes: readonly BoxId[]
  readonly primary: BoxId
  /** Its other primaries, which stand idle this turn (EE-MPB-01). */
  readonly idle: readonly BoxId[]
}
export const firedFrom = ({ boxes, primaries }: System, primary: BoxId): Fired => ({
  boxes,
  primary,
  idle: primaries.flatMap(({ box }) => (box === primary ? [] : [box])),
})

const connects = (levels: Levels, id: BoxId): boolean => {
  const level = levels[id] ?? 'sound'
  return level === 'sound' || level === 'light'
}
const isSound = (levels: Levels, id: BoxId): boolean => (levels[id] ?? 'sound') === 'sound'

/** EE-GEN-06, EE-DAM-06, -07: usable boxes joined to the primary through boxes of at most light damage; none while the primary itself is not usable. */
export function strengthOf(layout: Layout, levels: Levels, usable: (box: BoxId) => boolean, { boxes, primary, idle }: Fired): number {
  const works = (id: BoxId): boolean => isSound(levels, id) && usable(id)
  if (!works(primary)) return 0
  const mine = new Set(boxes)
  const reached: Place[] = [placeOf(layout, primary)]
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

/** EE-LAR-02, -05: the strength of each component that can fire now, in the order of the array. */
export function arrayStrengths(
  layout: Layout,
  levels: Levels,
  usable: (box: BoxId) => boolean,
  { design, array, ship = '' }: { readonly design: Design; readonly array: Design['arrays'][number]; readonly ship?: string },
): readonly number[] {
  const lasers = new Map(systemsOf(layout, design, ship).map((system) => [system.id, system]))
  const strength = (id: string): number => {
    const laser = lasers.get(id)
    const primary = laser?.primaries[0]?.box
    return laser && primary !== undefined ? strengthOf(layout, levels, usable, firedFrom(laser, primary)) : 0
  }
  if (strength(array.first) === 0) return []
  const holds = (through: readonly Hex[]): boolean => through.every((hex) => connects(levels, jointId(ship, hexKey(hex))))
  const linked = new Set([array.first])
  for (let grew = true; grew; ) {
    const found = array.links.filter(({ laser, to, through }) => linked.has(to) !== linked.has(laser) && holds(through))
    for (const { laser, to } of found) linked.add(laser).add(to)
    grew = found.length > 0
  }
  return array.lasers
    .filter((id) => linked.has(id))
    .map(strength)
    .filter((boxes) => boxes > 0)
}
