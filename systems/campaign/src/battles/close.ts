// W7 and W8: the battles of fleets are fought, and the field has a holder.
import type { Dice } from '@admiralty/kernel'
import type { Context } from '../chapter.ts'
import { inMapOrder } from '../land/geometry.ts'
import { holdingsOf, playing } from '../lookup.ts'
import type { Color } from '../shapes.ts'
import type { State } from '../state.ts'
import { typesById } from '../supply/endurance.ts'
import { type BattleGame, statusOf } from '../tactics-port.ts'
import { hasPact } from '../treaties/pacts.ts'
import type { WeekEvent } from '../week/events.ts'
import type { FieldBattle } from '../week/shapes.ts'
import { type AbstractResult, type EndedShip, type FleetSide, FORCE_FOR_A_HIT, fightAbstractly } from './abstract.ts'
import { bookShips } from './book-ships.ts'
import { fightersOf } from './fighters.ts'
import { forceOf, typeOf } from './force.ts'
import { placeLeavers } from './leaving.ts'

const sidesOf = (state: State, { at, seats }: FieldBattle): readonly FleetSide[] => {
  const inGame = new Set(playing(state))
  return seats
    .filter((seat) => inGame.has(seat))
    .map((seat) => {
      const here = holdingsOf(state, seat).groups.filter((group) => group.at === at)
      return { seat, ships: fightersOf(state, seat, here) }
    })
}

/** FT-END-09: who holds the field: nobody if hostile empires could; the strongest of partners. */
function fieldOf(game: BattleGame, state: State, { holding, ships }: AbstractResult): Pick<FieldBattle, 'holder' | 'contested'> {
  if (holding.some((a) => holding.some((b) => a !== b && !hasPact(state, a, b)))) return { holder: null, contested: true }
  const forceLeft = (seat: Color): number => {
    const present = ships.filter((ship) => ship.seat === seat && ship.fate === 'present').map(({ id }) => id)
    return forceOf(game, holdingsOf(state, seat), present)
  }
  const [first] = holding.map((seat) => [seat, forceLeft(seat)] as const).toSorted(([, a], [, b]) => b - a)
  return { holder: first?.[0] ?? null, contested: false }
}
type FoughtShips = Extract<WeekEvent, { readonly type: 'fought' }>['ships'][Color]
/** The ships of an empire as all learn of them who fought there. */
function named(game: BattleGame, state: State, seat: Color, ended: readonly EndedShip[]): NonNullable<FoughtShips> {
  const holdings = holdingsOf(state, seat)
  const types = typesById(holdings)
  const ships = new Map(holdings.ships.map((ship) => [ship.id, ship]))
  return ended.flatMap(({ id, fate, condition }) => {
    const ship = ships.get(id)
    if (!ship) return []
    const { design, facts } = typeOf(types, ship)
    return [{ name: ship.name, shipClass: facts.shipClass, fate, rowsWhole: statusOf(game, { design, condition }).rowsWhole }]
  })
}
/** CR-14.2: fights a battle with the dice of its hex, and returns the ships that have left it. */
function fight(game: BattleGame, ctx: Context, battle: FieldBattle, dice: Dice): readonly EndedShip[] {
  const { state } = ctx
  const sides = sidesOf(state, battle)
  const areEnemies = (a: Color, b: Color): boolean => !hasPact(state, a, b)
  const result = fightAbstractly({ game, sides, areEnemies, dice, forceForHit: FORCE_FOR_A_HIT })
  const field = fieldOf(game, state, result)
  const own = sides.map(({ seat }) => [seat, result.ships.filter((ship) => ship.seat === seat)] as const)
  const ships = Object.fromEntries(own.map(([seat, ended]) => [seat, named(game, state, seat, ended)]))
  ctx.emit({ type: 'fought', battle: { ...battle, ...field }, rounds: result.rounds, ships })
  for (const [seat, ended] of own) bookShips(ctx, seat, ended, field.holder)
  return result.ships.filter(({ fate }) => fate === 'jumped')
}
/** CR-X.2: fights all battles of fleets, each with the dice of its hex, and places those who have left (CR-18.2a). */
export function closeBattles(game: BattleGame, ctx: Context): void {
  const battles = ctx.state.battles.filter(({ batch }) => batch === 1).toSorted((a, b) => inMapOrder(a.at, b.at))
  const jumped = battles.flatMap((battle) => fight(game, ctx, battle, ctx.dice.at('W7').at(battle.at)))
  placeLeavers(ctx, 'battles', jumped)
}
