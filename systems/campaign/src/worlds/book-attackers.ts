// The ships of a party after its attack on a neutral world.
import { isDestroyed } from '../battles/abstract.ts'
import { changeShips, loseShips } from '../changes.ts'
import type { Context } from '../chapter.ts'
import { holdingsOf } from '../lookup.ts'
import type { BattleGame } from '../tactics-port.ts'
import type { Attacker, Party } from './parties.ts'

interface EndedAttack {
  readonly game: BattleGame
  readonly ctx: Context
  readonly party: Party
}
/** Books what an attack has done to the ships of the party. All have fought this week (CR-11.1). */
export function bookAttackers({ game, ctx, party }: EndedAttack, after: readonly Attacker[]): void {
  for (const seat of party.seats) {
    const own = new Map(after.filter((ship) => ship.seat === seat).map((ship) => [ship.id, ship]))
    const lost = [...own.values()].filter((ship) => isDestroyed(game, ship)).map(({ id }) => id)
    const ships = holdingsOf(ctx.state, seat).ships.flatMap((ship) => {
      const now = own.get(ship.id)
      return now && !lost.includes(ship.id) ? [{ ...ship, condition: now.condition, fought: ctx.state.week }] : []
    })
    changeShips(ctx, seat, 'CR-8.4a', ships)
    loseShips(ctx, seat, 'CR-8.4c', lost)
  }
}
