// The income of worlds and the starting capital that follows from it, with reasons, in hundredths of a credit.
import { type Explained, explained, once, type Reason, sum, when } from '@admiralty/kernel'
import { worldAt } from '../land/geometry.ts'
import { mayTrade } from '../land/lanes.ts'
import type { Land, Lane, World } from '../land/world.ts'
import { beginning, worldsOfEmpire } from '../lookup.ts'
import { credits, incomeShare } from '../money.ts'
import type { Color, HexAddress } from '../shapes.ts'
import type { Table } from '../state.ts'

/** CR-4.2: weeks of income in the starting capital. */
const WEEKS = 50

/** The fixed income of a world before anything was destroyed. */
export const originalBase = ({ rolled, extra, linked }: Pick<World, 'rolled' | 'extra' | 'linked'>): number => rolled + extra + linked
/** The income of a world this week without trade, with its reasons, in credits. */
export const incomeOf = ({ rolled, extra, linked, base, luxury }: World): Explained =>
  explained(
    ['two dice', rolled, 'CR-2.6a'],
    when(extra > 0, 'its resource', extra, 'CR-2.6b'),
    when(linked > 0, 'worlds linked to this hub alone', linked, 'CR-2.7'),
    when(base !== rolled + extra + linked, 'destroyed', base - rolled - extra - linked, 'CR-2.6a'),
    when(luxury > 0, 'luxuries this week', luxury, 'CR-2.6c'),
  )
const incomeAt = (land: Land, at: HexAddress): number => incomeOf(worldAt(land, at)).total
/** CR-4.2: each world of a pair gains the income of the other. */
const gainOf = (land: Land, [a, b]: Lane): number => incomeAt(land, a) + incomeAt(land, b)
export const gainsOf = (land: Land, partners: readonly Lane[]): number => partners.reduce((total, pair) => total + gainOf(land, pair), 0)

/** The pairing of worlds with the greatest gains. Each world is in one pair at most. */
export function bestPairing(land: Land, worlds: readonly HexAddress[]): readonly Lane[] {
  const known = new Map<number, Pairing>([[0, { gains: 0, pairs: [] }]])
  const best = (left: number): Pairing => {
    const before = known.get(left)
    if (before) return before
    const first = 31 - Math.clz32(left)
    const others = left & ~(1 << first)
    let found = best(others)
    worlds.forEach((at, index) => {
      const home = worlds[first]
      if (home === undefined || (others & (1 << index)) === 0 || !mayTrade(land, home, at)) return
      const rest = best(others & ~(1 << index))
      const gains = rest.gains + gainOf(land, [at, home])
      if (gains > found.gains) found = { gains, pairs: [...rest.pairs, [at, home]] }
    })
    known.set(left, found)
    return found
  }
  return best(2 ** worlds.length - 1).pairs
}
interface Pairing {
  readonly gains: number
  readonly pairs: readonly Lane[]
}
type CapitalTable = Pick<Table, 'setup' | 'land' | 'empires' | 'week'>
/** The best pairings of the empires that begin. */
const pairings = once((table: CapitalTable): ReadonlyMap<Color, readonly Lane[]> => {
  return new Map(beginning(table).map((seat) => [seat, bestPairing(table.land, worldsOfEmpire(table, seat))]))
})
/** The pairing of an empire's own worlds with the greatest gains; none where trade does not count (CR-4.2). */
export const proposedPartners = (table: CapitalTable, seat: Color): readonly Lane[] =>
  table.setup.settings.capital === 'trade' ? (pairings(table).get(seat) ?? []) : []

/** CR-4.2: the initial weekly income of an empire with these pairs of worlds, in credits. */
export function initialIncome(table: CapitalTable, seat: Color, partners: readonly Lane[]): Explained {
  const { land, setup } = table
  const bases: readonly Reason[] = worldsOfEmpire(table, seat).map((at) => [`world ${at}`, incomeAt(land, at), 'CR-2.6a'])
  const gains = partners.map((pair): Reason => [`trade of ${pair[0]} and ${pair[1]}`, gainOf(land, pair), 'CR-4.2'])
  return explained(...bases, ...(setup.settings.capital === 'trade' ? gains : [])) // CR-4.2
}
const incomeWithBest = (table: CapitalTable, seat: Color): number => initialIncome(table, seat, proposedPartners(table, seat)).total

/** The starting capital of an empire with these pairs of worlds, in hundredths (CR-4.2, CR-X.14). */
export function capitalOf(table: CapitalTable, seat: Color, partners: readonly Lane[]): Explained {
  const { total } = initialIncome(table, seat, partners)
  const own = explained([`${WEEKS} times the income`, credits(total * WEEKS), 'CR-4.2'])
  const help = levelling(table, seat)
  return sum(own, explained(when(help > 0, 'levelled start', help, 'CR-X.14')))
}
/** CR-X.14: what an empire below the mean of those that begin gets, from public facts, rounded down. */
function levelling(table: CapitalTable, seat: Color): number {
  if (table.setup.settings.start !== 'levelled') return 0
  const all = beginning(table).map((one) => credits(incomeWithBest(table, one) * WEEKS))
  const mean = incomeShare(
    all.reduce((total, one) => total + one, 0),
    1,
    all.length,
  )
  return Math.max(0, mean - credits(incomeWithBest(table, seat) * WEEKS))
}
/** CR-O.7: the score of an empire: its initial income by public facts. */
export const scoreOf = (table: CapitalTable, seat: Color): Explained => initialIncome(table, seat, proposedPartners(table, seat))
/** CR-O.9: the score of an empire in the weeks: the sum of the fixed incomes of its worlds. */
export const totalBase = (table: CapitalTable, seat: Color): Explained =>
  explained(...worldsOfEmpire(table, seat).map((at): Reason => [`world ${at}`, worldAt(table.land, at).base, 'CR-O.9']))
/** CR-O.7, CR-O.9: the score of an empire as it is now: in the draft its initial income, in the weeks its fixed incomes. */
export const scoreNow = (table: Table, seat: Color): Explained => (table.stage === 'weeks' ? totalBase : scoreOf)(table, seat)
