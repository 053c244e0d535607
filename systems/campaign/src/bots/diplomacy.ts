// With whom a bot wants pacts: with neighbours that are no stronger, while another empire is stronger than both.
import { playing, secretOf, worldsOfEmpire } from '../lookup.ts'
import type { Color } from '../shapes.ts'
import { totalBase } from '../start/income.ts'
import type { View } from '../state.ts'
import { jumpsFrom } from './ways.ts'

/** Jumps between the nearest worlds of neighbours. */
const NEAR = 3
/** How much stronger a new partner may be, a partner of old, and how much stronger a third empire must be than both. */
const [EQUAL, STILL_EQUAL, STRONGER] = [1.1, 1.4, 1.1]
/** Pacts of an empire at once. */
const MOST = 2

/** CR-X.4: the empires with which a pact is wanted; it holds if the other wants it too. Strength is the sum of base incomes, which all see. */
export function wantedPacts(view: View, seat: Color): readonly Color[] {
  const strength = new Map(playing(view).map((one) => [one, totalBase(view, one).total]))
  const of = (one: Color): number => strength.get(one) ?? 0
  const jumps = jumpsFrom(view, ...worldsOfEmpire(view, seat))
  const isNear = (other: Color): boolean => worldsOfEmpire(view, other).some((at) => (jumps.get(at) ?? NEAR + 1) <= NEAR)
  const partners = new Set(secretOf(view, seat).consents.pacts.flatMap((pact) => (pact.until === null ? [pact.with] : [])))
  const isWanted = (other: Color): boolean => {
    const most = of(seat) * (partners.has(other) ? STILL_EQUAL : EQUAL)
    const both = Math.max(of(seat), of(other))
    const isThreatened = playing(view).some((third) => third !== seat && third !== other && of(third) > both * STRONGER)
    return other !== seat && of(other) <= most && isThreatened && isNear(other)
  }
  return playing(view)
    .filter(isWanted)
    .toSorted((a, b) => Number(partners.has(b)) - Number(partners.has(a)) || of(b) - of(a))
    .slice(0, MOST)
}
