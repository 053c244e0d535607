// CR-3.6e: the drives of ships that are too long away from a base.
import { die, isRefusal } from '@admiralty/kernel'
import { changeShips } from '../changes.ts'
import type { Context } from '../chapter.ts'
import type { CampaignShip, ShipType } from '../holdings.ts'
import { holdingsOf } from '../lookup.ts'
import type { Color } from '../shapes.ts'
import type { State } from '../state.ts'
import { type BattleGame, conditionAfter } from '../tactics-port.ts'
import { placesOf } from './bases.ts'
import { enduranceLeft, typesById } from './endurance.ts'

/** CR-3.6e: the highest face on which a drive of a ship that is away too long holds. */
const DRIVE_HOLDS = 5
/** CR-3.6e: ships beyond their endurance check their drives; one that fails stops until it is repaired. Each hex and seat has its own dice. */
export function checkDrives(game: BattleGame, ctx: Context, seat: Color): void {
  const places = placesOf(holdingsOf(ctx.state, seat))
  const changed = lateShips(ctx.state, seat).flatMap(([ship, { design, facts }]): readonly CampaignShip[] => {
    const dice = ctx.dice
      .at('W13')
      .at(places.get(ship.id)?.at ?? 'FTL')
      .at(seat)
    let { condition } = ship
    for (const { id, title } of facts.parts.filter(({ kind }) => kind === 'drive' || kind === 'ftl')) {
      if (die(dice, 6, `${title} of ${ship.name}`) <= DRIVE_HOLDS) continue
      const failed = conditionAfter(game, design, condition, { do: 'strip', id })
      if (!isRefusal(failed)) condition = failed
    }
    return condition === ship.condition ? [] : [{ ...ship, condition }]
  })
  changeShips(ctx, seat, 'CR-3.6e', changed)
}

/** CR-3.6e: the ships of an empire that are beyond their endurance. */
function lateShips(state: State, seat: Color): readonly (readonly [CampaignShip, ShipType])[] {
  const { ships, types } = holdingsOf(state, seat)
  const known = typesById({ types })
  return ships.flatMap((ship) => {
    const type = known.get(ship.type)
    return type && ship.away > 0 && enduranceLeft(ship, type.facts) < 0 ? [[ship, type] as const] : []
  })
}
