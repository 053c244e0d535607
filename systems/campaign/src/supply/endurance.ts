// The endurance of ships away from friendly bases, and what its end means for their checks.
import { type Explained, explained, type SupplyMarks, when } from '@admiralty/kernel'
import type { CampaignShip, Holdings, ShipType, TaskGroup } from '../holdings.ts'
import { credits } from '../money.ts'
import type { ShipFacts } from '../tactics-port.ts'

/** CR-3.9, CR-N.3a: weeks of endurance by the highest weekly upkeep, undoubled. A value on a bound has the longer endurance. */
const RATINGS = [
  [credits(2), 6],
  [credits(5), 4],
  [credits(8), 3],
  [credits(12), 2],
] as const
/** CR-3.9: weeks of a ship with a higher upkeep. */
const LEAST = 1
/** CR-3.7a: combat turns that use up a week of endurance, and after which weaponry is due. */
export const TURNS_FOR_A_WEEK = 5

/** CR-3.1: the weekly upkeep of a type in hundredths: fuel, crew and weaponry without doublings. */
export const upkeepOf = ({ upkeep }: Pick<ShipFacts, 'upkeep'>): number => upkeep.fuel + upkeep.crew + upkeep.weaponry
/** CR-3.9: the weeks that a type may be away. */
export const enduranceRating = (facts: Pick<ShipFacts, 'upkeep'>): number => RATINGS.find(([most]) => upkeepOf(facts) <= most)?.[1] ?? LEAST

/** CR-3.6a: the weeks of endurance that a ship has left, with reasons; below 0 for each week that it stays away too long (CR-3.6e). */
export function enduranceOf({ away, turns }: Pick<CampaignShip, 'away' | 'turns'>, facts: Pick<ShipFacts, 'upkeep'>): Explained {
  const fought = Math.floor(turns / TURNS_FOR_A_WEEK)
  return explained(
    ['its rating', enduranceRating(facts), 'CR-3.9'],
    when(away > 0, 'weeks away and strikes', -away, 'CR-3.6a'),
    when(fought > 0, 'five combat turns each', -fought, 'CR-3.7a'),
  )
}
export const enduranceLeft = (ship: Pick<CampaignShip, 'away' | 'turns'>, facts: Pick<ShipFacts, 'upkeep'>): number =>
  enduranceOf(ship, facts).total
/** CR-3.7b, CR-3.6e: what a battle must know of the supply of a ship. */
export const supplyMarks = (ship: Pick<CampaignShip, 'away' | 'turns' | 'triggers'>, facts: ShipFacts): Omit<SupplyMarks, 'worse'> => ({
  weaponSupplyShort: ship.triggers > 0,
  outOfSupply: enduranceLeft(ship, facts) <= 0,
})

/** The types of an empire by id. */
export const typesById = ({ types }: Pick<Holdings, 'types'>): ReadonlyMap<string, ShipType> =>
  new Map(types.map((type) => [type.id, type]))
/** CR-3.6d: the endurance of a group is the smallest of its ships; null for a dummy. */
export function groupEndurance({ types, ships }: Pick<Holdings, 'types' | 'ships'>, group: Pick<TaskGroup, 'ships'>): number | null {
  const members = new Set(group.ships)
  const known = typesById({ types })
  const left = ships.flatMap((ship) => {
    const facts = members.has(ship.id) ? known.get(ship.type)?.facts : undefined
    return facts ? [enduranceLeft(ship, facts)] : []
  })
  return left.length === 0 ? null : Math.min(...left)
}
