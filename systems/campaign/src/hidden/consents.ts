// Random consents of empires in the weeks. What a viewer has agreed on, its partners have too.
import { type Dice, likely } from '@admiralty/kernel'
import { playing, secretOf } from '../lookup.ts'
import type { Color, WorldPair } from '../shapes.ts'
import type { Table } from '../state.ts'
import { type Consents, NO_CONSENTS } from '../week/shapes.ts'

const samePair = ([a, b]: WorldPair, [c, d]: WorldPair): boolean => a === c && b === d
const unique = (pairs: readonly WorldPair[]): readonly WorldPair[] =>
  pairs.filter((pair, index) => pairs.findIndex((other) => samePair(other, pair)) === index)

/** The consents of each hidden empire: those with viewers, the links that everybody sees, and some pacts among themselves (CR-X.11). */
export function hiddenConsents(table: Table, hidden: readonly Color[], dice: Dice): ReadonlyMap<Color, Consents> {
  const known = playing(table).filter((seat) => !hidden.includes(seat))
  const found = new Map(hidden.map((seat) => [seat, sharedWith(table, known, seat)] as const))
  hidden.forEach((one, index) => {
    for (const other of hidden.slice(index + 1)) if (likely(dice, 1, 5) && !areFighting(table, one, other)) pact(found, one, other)
  })
  return found
}
const areFighting = ({ battles }: Table, one: Color, other: Color): boolean =>
  battles.some(({ seats }) => seats.includes(one) && seats.includes(other))
function pact(found: Map<Color, Consents>, one: Color, other: Color): void {
  for (const [seat, partner] of [
    [one, other],
    [other, one],
  ] as const) {
    const before = found.get(seat) ?? NO_CONSENTS
    found.set(seat, { ...before, pacts: [...before.pacts, { with: partner, until: null }] })
  }
}
/** The agreements of an empire with the viewers, and its links. */
function sharedWith(table: Table, known: readonly Color[], seat: Color): Consents {
  const isOwn = (at: string): boolean => table.land.worlds[at]?.owner === seat
  const theirs = known.map((viewer) => [viewer, secretOf(table, viewer).consents] as const)
  const all = theirs.map(([, consents]) => consents)
  return {
    pacts: theirs.flatMap(([viewer, { pacts }]) => pacts.filter((one) => one.with === seat).map(({ until }) => ({ with: viewer, until }))),
    shares: all.flatMap(({ shares }) => shares.filter(({ link }) => link.some(isOwn))),
    bases: all.flatMap(({ bases }) => bases.filter(({ at, user }) => user === seat || isOwn(at))),
    helps: all.flatMap(({ helps }) => helps.filter(({ helper, damaged }) => isOwn(helper) || isOwn(damaged))),
    links: unique([...table.links.map(({ worlds }) => worlds), ...all.flatMap(({ links }) => links)]).filter((pair) => pair.some(isOwn)),
  }
}
