// The condition of a ship in words.
import type { CampaignShip, Holdings } from '../../src/holdings.ts'
import { type BattleGame, statusOf } from '../../src/tactics-port.ts'
import { factsOf } from '../../src/words/book/texts.ts'

/** The condition of a ship without damage and losses. */
export const AS_NEW = 'as new'
/** The damage and the losses in words; 'as new' if nothing is. */
export function conditionText(game: BattleGame, holdings: Holdings, ship: CampaignShip): string {
  const design = holdings.types.find(({ id }) => id === ship.type)?.design
  const { hull } = factsOf(holdings, ship)
  const { hullLost, armourLost, parts } = statusOf(game, { design, condition: ship.condition })
  const broken = Object.values(parts).filter((state) => state === 'damaged' || state === 'destroyed').length
  const said = [
    ...(hullLost > 0 ? [`hull ${hull - hullLost} of ${hull}`] : []),
    ...(armourLost > 0 ? [`armour −${armourLost}`] : []),
    ...(broken > 0 ? [`${broken} parts out`] : []),
    ...(ship.jobs.length > 0 ? ['in repair'] : []),
  ]
  return said.length === 0 ? AS_NEW : said.join(', ')
}
