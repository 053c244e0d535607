// W10 to W12: luxuries, links, shares and income.
import { type Dice, die } from '@admiralty/kernel'
import type { Context } from '../chapter.ts'
import { inMapOrder, worldsOf } from '../land/geometry.ts'
import type { Land } from '../land/world.ts'
import { playing, secretOf } from '../lookup.ts'
import type { HexAddress, WorldPair } from '../shapes.ts'
import type { State } from '../state.ts'
import type { TradeLink } from '../week/shapes.ts'
import { incomeLines } from './income.ts'
import { pairKey } from './links.ts'
import { neutralLinks } from './neutrals.ts'
import { tradeRoute } from './reach.ts'

/** CR-2.6c: sides of the weekly die of luxuries. */
const LUXURY_SIDES = 10
/** CR-2.6c: the die of each world of luxuries that has a fixed base. */
const luxuries = (land: Land, dice: Dice): Readonly<Record<HexAddress, number>> =>
  Object.fromEntries(
    worldsOf(land)
      .filter(({ resource, base }) => resource === 'luxuries' && base > 0)
      .map(({ at }) => [at, die(dice.at(at), LUXURY_SIDES, `luxuries of ${at}`)]),
  )
/** CR-X.11: whether the owners of both worlds have named a link. */
const hasConsent = (state: State, link: WorldPair): boolean =>
  link.every((at) => {
    const owner = state.land.worlds[at]?.owner
    return owner != null && secretOf(state, owner).consents.links.some((one) => pairKey(one) === pairKey(link))
  })
/** CR-10.1b, CR-8.4d: all links of this week, and whether they flow: in reach, and neither end is under an undecided attack. */
function linksOf(state: State, dice: Dice): readonly TradeLink[] {
  // A neutral world that an empire has taken this week trades with others when its owner has named them too.
  const agreed = playing(state).flatMap((seat) => secretOf(state, seat).consents.links.filter((link) => hasConsent(state, link)))
  const all = new Map<string, WorldPair>([...agreed, ...neutralLinks(state, dice)].map((link) => [pairKey(link), link]))
  const isQuiet = (at: HexAddress): boolean => (state.land.worlds[at]?.undecided ?? []).length === 0
  return [...all.values()]
    .toSorted(([a], [b]) => inMapOrder(a, b))
    .map((worlds) => ({ worlds, flows: tradeRoute(state, ...worlds) !== null && worlds.every(isQuiet) }))
}

/** W10: luxuries are rolled, and the links of the week are set (CR-2.6c, CR-10.1b). */
export function openTrade(ctx: Context): void {
  const dice = ctx.dice.at('W10')
  ctx.emit({ type: 'luxuriesRolled', faces: luxuries(ctx.state.land, dice) })
  ctx.emit({ type: 'linksSet', links: linksOf(ctx.state, dice) })
}
/** W12: incomes and standing payments (CR-2.5, CR-10.1d). */
export function payIncomes(ctx: Context): void {
  for (const [seat, lines] of incomeLines(ctx.state)) if (lines.length > 0) ctx.emit({ type: 'accounted', seat, lines })
}
