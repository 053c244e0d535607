// W12: the incomes of worlds and the payments from links, as lines of the statements.
import { worldAt } from '../land/geometry.ts'
import { playing, secretOf, worldsOfEmpire } from '../lookup.ts'
import { credits, incomeShare } from '../money.ts'
import type { Color, HexAddress, WorldPair } from '../shapes.ts'
import type { State } from '../state.ts'
import { missedConsents, missedLines } from '../treaties/missed.ts'
import type { Share, StatementLine, TradeLink } from '../week/shapes.ts'
import { helpsNow } from '../worlds/reconstruction.ts'
import { grossGain } from './gains.ts'
import { pairKey, partnerIn } from './links.ts'
import { leftBy } from './neutrals.ts'
import { tradeRoute } from './reach.ts'

/** The gain of a world by its link, with the clause that decides it. */
interface Gain {
  readonly link: WorldPair
  readonly amount: number
  readonly rule: string
}
/** All that incomes follow from, found once for a week. */
interface Trade {
  readonly state: State
  readonly links: ReadonlyMap<HexAddress, TradeLink>
  readonly helpers: ReadonlyMap<HexAddress, HexAddress>
}
const tradeOf = (state: State): Trade => ({
  state,
  links: new Map(state.links.flatMap((link) => link.worlds.map((at) => [at, link] as const))),
  helpers: new Map([...helpsNow(state)].map(([damaged, helper]) => [helper, damaged])),
})

/** CR-10.1c: what a world gains by its link; null without one. */
function gainOf({ state, links, helpers }: Trade, seat: Color, at: HexAddress): Gain | null {
  const found = links.get(at)
  if (!found) return null
  const link = found.worlds
  if (helpers.has(at)) return { link, amount: 0, rule: 'CR-9.1b' }
  if (!found.flows) return { link, amount: 0, rule: 'CR-10.1a' }
  const gross = grossGain(state, link, at)
  const other = partnerIn(link, at)
  if (worldAt(state.land, other).owner !== null)
    return { link, amount: gross, rule: tradeRoute(state, ...link) === 'lane' ? 'CR-2.3c' : 'CR-2.3a' }
  const left = leftBy(state, other, seat)
  return left ? { link, amount: incomeShare(gross, left.part, left.of), rule: left.rule } : { link, amount: 0, rule: 'CR-10.1e' }
}
/** CR-2.3b, CR-2.6c: the base of a world, and its luxuries apart. */
function baseLines({ state, helpers }: Trade, at: HexAddress): readonly StatementLine[] {
  const { base, luxury } = worldAt(state.land, at)
  const helped = helpers.get(at)
  if (helped !== undefined) return [{ what: `${at} gives its income to ${helped}`, amount: 0, rule: 'CR-9.1b' }]
  const fixed = { what: `Income of ${at}`, amount: credits(base), rule: 'CR-2.3b' }
  return luxury > 0 && base > 0 ? [fixed, { what: `Luxuries of ${at}`, amount: credits(luxury), rule: 'CR-2.6c' }] : [fixed]
}
/** CR-2.3b, CR-10.1c: the lines of the worlds of an empire. */
function worldLines(trade: Trade, seat: Color): readonly StatementLine[] {
  return worldsOfEmpire(trade.state, seat).flatMap((at) => {
    const gain = gainOf(trade, seat, at)
    const lines = baseLines(trade, at)
    return gain ? [...lines, { what: `Trade of ${at} with ${partnerIn(gain.link, at)}`, amount: gain.amount, rule: gain.rule }] : lines
  })
}
/** CR-X.11: links that an empire has named and that have not come about. Nobody else is told. */
function missedLinks({ state, links }: Trade, seat: Color): readonly StatementLine[] {
  const missed = (secretOf(state, seat).book?.links ?? []).flatMap((pair) => {
    const own = pair.find((at) => state.land.worlds[at]?.owner === seat) ?? pair[0]
    const link = links.get(own)
    return link && pairKey(link.worlds) === pairKey(pair) ? [] : [`${own} with ${partnerIn(pair, own)}`]
  })
  return missedLines('trade', missed)
}

/** CR-10.1d: the amount of a payment. It is never above what the payer has gained by the link. */
export function shareAmount({ terms }: Pick<Share, 'terms'>, gained: number): number {
  return terms.by === 'sum' ? Math.min(terms.amount, gained) : incomeShare(gained, terms.part, 100)
}
/** CR-10.1d: the lines of the payments that an empire makes and receives. */
function shareLines(trade: Trade, seat: Color): readonly StatementLine[] {
  const { state } = trade
  return secretOf(state, seat).consents.shares.flatMap((share) => {
    const at = share.link.find((end) => state.land.worlds[end]?.owner !== share.payee)
    const payer = at === undefined ? null : worldAt(state.land, at).owner
    if (at === undefined || payer === null) return []
    const amount = shareAmount(share, gainOf(trade, payer, at)?.amount ?? 0)
    const what = `Payment of ${payer} to ${share.payee} from the trade of ${share.link[0]} with ${share.link[1]}`
    return [{ what, amount: seat === share.payee ? amount : -amount, rule: 'CR-10.1d' }]
  })
}
/** CR-2.5: the lines of each empire for this week's incomes and payments. */
export function incomeLines(state: State): ReadonlyMap<Color, readonly StatementLine[]> {
  const trade = tradeOf(state)
  return new Map(
    playing(state).map((seat) => [
      seat,
      [...worldLines(trade, seat), ...missedLinks(trade, seat), ...missedConsents(state, seat), ...shareLines(trade, seat)],
    ]),
  )
}
