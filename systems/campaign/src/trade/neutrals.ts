// Neutral worlds as partners in trade: what they keep, with whom they deal, and whom they choose.
import { type Dice, pick, type RuleId, UMPIRE } from '@admiralty/kernel'
import { playing, secretOf } from '../lookup.ts'
import type { Color, HexAddress, WorldPair } from '../shapes.ts'
import type { State } from '../state.ts'
import { baseNow } from './gains.ts'
import { pairKey, partnerIn } from './links.ts'
import { tradeRoute } from './reach.ts'

/** The part of a gain that is left to the empire: `part` of `of`. */
export interface Left {
  readonly part: number
  readonly of: number
  readonly rule: RuleId
}
const HALF = { part: 1, of: 2 } as const
/** CR-1.6b to CR-1.6f: what each attitude leaves. Attitude 6 does not trade. */
const LEFT: readonly Left[] = [
  { ...HALF, rule: 'CR-1.6b' },
  { ...HALF, rule: 'CR-1.6c' },
  { ...HALF, rule: 'CR-1.6d' },
  { ...HALF, rule: 'CR-1.6e' },
  { part: 1, of: 3, rule: 'CR-1.6f' },
]
const ALL_LEFT: Left = { part: 1, of: 1, rule: 'CR-1.6c' }
const [FRIEND, FOE] = [2, 3]

/** The part of a gain that a neutral world leaves to an empire; null if it does not trade with it. */
export function leftBy(state: State, at: HexAddress, seat: Color): Left | null {
  const { attitudes = {}, nearest = {} } = state.secret[UMPIRE] ?? {}
  const attitude = attitudes[at] ?? 1
  if (state.land.worlds[at]?.hostile.includes(seat)) return null // CR-1.6h
  if (secretOf(state, seat).attitudes[at] === undefined) return null // CR-1.6h
  const isNearest = nearest[at] === seat
  if (attitude === FRIEND && isNearest) return ALL_LEFT // CR-1.6c
  if (attitude === FOE && isNearest) return null // CR-1.6d
  return LEFT[attitude - 1] ?? null // CR-1.6g: none at war with itself
}

/** An empire that asks a neutral world for trade. */
interface Asker {
  readonly seat: Color
  readonly link: WorldPair
}
/** The empires that ask each neutral world, by its address. */
function askers(state: State): ReadonlyMap<HexAddress, readonly Asker[]> {
  const found = new Map<HexAddress, Asker[]>()
  for (const seat of playing(state))
    for (const link of secretOf(state, seat).consents.links) {
      const at = link.find((end) => state.land.worlds[end]?.owner === null)
      if (at === undefined) continue
      const before = found.get(at)
      if (before) before.push({ seat, link })
      else found.set(at, [{ seat, link }])
    }
  return found
}
/** CR-1.6h: a neutral world keeps its partner, or takes the world with the highest base, or decides by a die. */
function chosen(state: State, at: HexAddress, dealt: readonly Asker[], dice: Dice): Asker | undefined {
  const present = new Set(state.links.map(({ worlds }) => pairKey(worlds)))
  const kept = dealt.find(({ link }) => present.has(pairKey(link)))
  if (kept) return kept
  const baseOf = ({ link }: Asker): number => baseNow(state.land, partnerIn(link, at))
  const highest = Math.max(...dealt.map(baseOf))
  const best = dealt.filter((one) => baseOf(one) === highest)
  return best.length > 1 ? pick(dice.at(at), best, `the partner of ${at}`) : best[0]
}
/** The links with neutral worlds. `dice` are those of W10, with a stream for each hex. */
export const neutralLinks = (state: State, dice: Dice): readonly WorldPair[] =>
  [...askers(state)].flatMap(([at, all]) => {
    const dealt = all.filter(({ seat, link }) => leftBy(state, at, seat) !== null && tradeRoute(state, ...link) !== null)
    const one = chosen(state, at, dealt, dice)
    return one ? [one.link] : []
  })
