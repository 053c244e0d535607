// Default systems (EE-GEN-13): engines and railguns by column, other weapons by contact, numbered in reading order.
import { ahead, DIRECTIONS, type Direction, type Hex, hexKey } from '@admiralty/space'
import type { BoxType } from '../../data/tables.ts'
import { sideId } from '../record/box.ts'
import type { Armour, BoxDesign } from './design.ts'

type Plain = Pick<BoxDesign, 'at' | 'type'>
/** Types that form a system together, and the directions in which they join. */
export const JOINS: Readonly<Partial<Record<BoxType, { readonly name: string; readonly ways: readonly Direction[] }>>> = {
  E: { name: 'E', ways: [0, 3] },
  e: { name: 'E', ways: [0, 3] },
  R: { name: 'R', ways: [0, 3] },
  I: { name: 'I', ways: DIRECTIONS },
  L: { name: 'L', ways: DIRECTIONS },
}
/** Top to bottom, then left to right. */
export const readingOrder = (a: { readonly at: Hex }, b: { readonly at: Hex }): number =>
  a.at[0] + 2 * a.at[1] - b.at[0] - 2 * b.at[1] || a.at[0] - b.at[0]

/** Boxes in reading order with their systems. `given`: the ids of systems that are already known, by hex. */
export function grouped(boxes: readonly Plain[], armour: readonly Armour[], given: ReadonlyMap<string, string>): readonly BoxDesign[] {
  const plated = new Set(armour.map(({ at, side }) => sideId(at, side)))
  const ordered = [...boxes].sort(readingOrder)
  const byHex = new Map(ordered.map((box) => [hexKey(box.at), box]))
  const systems = new Map(given)
  for (const start of ordered) {
    const join = JOINS[start.type]
    if (!join || systems.has(hexKey(start.at))) continue
    const id = freshId(join.name, [...systems.values()])
    systems.set(hexKey(start.at), id)
    const reached = [start]
    for (const { at } of reached)
      for (const way of join.ways) {
        const next = byHex.get(hexKey(ahead(at, way)))
        if (!next || JOINS[next.type]?.name !== join.name || systems.has(hexKey(next.at)) || plated.has(sideId(at, way))) continue
        systems.set(hexKey(next.at), id)
        reached.push(next)
      }
  }
  return ordered.map(({ at, type }) => ({ at, type, system: JOINS[type] ? (systems.get(hexKey(at)) ?? null) : null }))
}
/** The first id of this letter that is not taken. */
export function freshId(letter: string, taken: readonly (string | null)[]): string {
  for (let number = 1; ; number += 1) if (!taken.includes(`${letter}${number}`)) return `${letter}${number}`
}
