// What an attack on a neutral world may gain and lose, by its die.
import type { World } from '../land/world.ts'
import { neutralDefence } from '../start/neutrals.ts'
import { lastWeekOf } from '../start/settings.ts'
import type { View } from '../state.ts'
import { attackModifier, attackResult, defenceAgainst, hitsOfRepulse } from '../worlds/attack-table.ts'

const FACES = [1, 2, 3, 4, 5, 6] as const
/** CR-1.6e: the attitude of a client of an outside power, one that stands for all others, and the chance of the first if it is not known. */
const [CLIENT, OTHER, CLIENT_CHANCE] = [4, 1, 1 / 6]
/** Points of ships that a point of income is worth. */
const POINT = 100
/** Weeks of reconstruction for a point of income (CR-9.1a). */
const REBUILD = 4
/** Weeks before the end from which on ships are worth less and less, because worlds alone decide (CR-O.9). */
const LATE = 20
/** The weeks that a campaign without a last week is played on, as far as bots look. */
const OPEN_WEEKS = 30

/** Weeks that are left of a campaign. */
export const weeksLeft = ({ setup, week }: Pick<View, 'setup' | 'week'>): number => {
  const last = lastWeekOf(setup.settings)
  return last === null ? OPEN_WEEKS : Math.max(0, last - week)
}
/** Ships that may attack. */
export interface Strength {
  /** Points of force (CR-X.13). */
  readonly force: number
  /** Boxes of hull and armour. */
  readonly boxes: number
}
/** The chance that the world surrenders to an attack, and the points of ships that it is likely to cost. */
interface Odds {
  readonly chance: number
  readonly cost: number
}
function oddsAgainst(defence: number, base: number, { force, boxes }: Strength, attitude: number): Odds {
  const modifier = attackModifier(force, defenceAgainst(defence, attitude))
  if (modifier === null) return { chance: 0, cost: 0 }
  const results = FACES.map((face) => attackResult(face, modifier, attitude))
  const share = (result: (typeof results)[number]): number => results.filter((one) => one === result).length / FACES.length
  const lost = force * Math.min(1, hitsOfRepulse(base, attitude) / Math.max(1, boxes))
  return { chance: share('surrender'), cost: share('repelled') * lost }
}
/** CR-8.4a: the odds of an attack on a neutral world. An attitude that is not known may be that of a client. */
export function oddsOf({ setup }: Pick<View, 'setup'>, world: World, strength: Strength, attitude: number | undefined): Odds {
  const defence = neutralDefence(setup, world).total
  if (attitude !== undefined) return oddsAgainst(defence, world.base, strength, attitude)
  const [client, other] = [CLIENT, OTHER].map((one) => oddsAgainst(defence, world.base, strength, one))
  if (!client || !other) return { chance: 0, cost: 0 }
  const mean = (of: keyof Odds): number => client[of] * CLIENT_CHANCE + other[of] * (1 - CLIENT_CHANCE)
  return { chance: mean('chance'), cost: mean('cost') }
}
/**
 * What a week of attack gains on the average, in points of ships: half of the income is left and comes back, and ships count less near the end.
 * `caution` is the weight of the ships that it is likely to cost.
 */
export function gainOf(view: Pick<View, 'setup' | 'week'>, { base }: World, { chance, cost }: Odds, caution: number): number {
  const left = weeksLeft(view)
  const income = Math.min(base, base / 2 + left / REBUILD)
  return chance * income * POINT - caution * cost * Math.min(1, left / LATE)
}
