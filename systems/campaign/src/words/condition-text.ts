// The condition of a ship in words.
import { plural } from '@admiralty/kernel'
import type { CampaignShip, Holdings } from '../holdings.ts'
import { type BattleGame, statusOf } from '../tactics-port.ts'
import { factsOf } from './book/texts.ts'

/** Lost parts that are named one by one. */
const MOST_PARTS = 3
/** The condition of a ship without damage and losses. */
export const AS_NEW = 'as new'
/** The damage, the lost parts and the repair of a ship: 'hull 17 of 20, beam 2 lost'; 'as new' without any. */
export function conditionText(game: BattleGame, holdings: Pick<Holdings, 'types'>, ship: CampaignShip): string {
  const design = holdings.types.find(({ id }) => id === ship.type)?.design
  const { hull, armour, parts: all } = factsOf(holdings, ship)
  const { hullLost, armourLost, parts } = statusOf(game, { design, condition: ship.condition })
  const lost = all.flatMap(({ id, title }) => (parts[id] === 'damaged' || parts[id] === 'destroyed' ? [title] : []))
  const said = [
    ...(hullLost > 0 ? [`hull ${hull - hullLost} of ${hull}`] : []),
    ...(armourLost > 0 ? [`armour ${armour - armourLost} of ${armour}`] : []),
    ...(lost.length > MOST_PARTS ? [`${plural(lost.length, 'part')} lost`] : lost.map((title) => `${title} lost`)),
    ...(ship.jobs.length > 0 ? ['in repair'] : []),
  ]
  return said.length === 0 ? AS_NEW : said.join(', ')
}
