// CR-X.10: who is asked at meetings.
import { seatsOf } from '../lookup.ts'
import type { Color, HexAddress } from '../shapes.ts'
import type { Table } from '../state.ts'

/**
 * CR-X.10: the seats that are asked, by public counters and owners alone: owners of counters in a hex with a counter of another, and the owner of a
 * world where a foreign counter is. Pacts, compositions and withdrawals of last week change nothing.
 */
export function askedToMeet(table: Pick<Table, 'counters' | 'land' | 'setup'>): readonly Color[] {
  const owners = new Map<HexAddress, Set<Color>>()
  for (const { at, owner } of table.counters) {
    if (at === null) continue
    const here = owners.get(at) ?? new Set<Color>()
    owners.set(at, here.add(owner))
  }
  const asked = new Set<Color>()
  for (const [at, here] of owners) {
    const ruler = table.land.worlds[at]?.owner
    const all = ruler ? [...here, ruler] : [...here]
    if (new Set(all).size > 1) for (const seat of all) asked.add(seat)
  }
  return seatsOf(table).filter((seat) => asked.has(seat))
}
