// W7 and W8: the battles of fleets are fought, and the field has a holder.
import type { Dice } from '@admiralty/kernel'
import { changeShips, loseShips } from '../changes.ts'
import type { Context } from '../chapter.ts'
import type { CampaignShip } from '../holdings.ts'
import { inMapOrder } from '../land/geometry.ts'
import { holdingsOf, playing } from '../lookup.ts'
import type { Color } from '../shapes.ts'
import type { State } from '../state.ts'
import { TURNS_FOR_A_WEEK, typesById } from '../supply/endurance.ts'
import { type BattleGame, statusOf } from '../tactics-port.ts'
import { hasPact } from '../treaties/pacts.ts'
import type { WeekEvent } from '../week/events.ts'
import type { FieldBattle } from '../week/shapes.ts'
import { type AbstractResult, type EndedShip, type FleetSide, FORCE_FOR_A_HIT, fightAbstractly } from './abstract.ts'
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
/** CR-3.7a: a ship after combat turns. Weaponry is due after every five; the remainder counts in its next battle. */
function afterTurns(state: State, ship: CampaignShip, { condition, turns }: Pick<EndedShip, 'condition' | 'turns'>): CampaignShip {
  const all = ship.turns + turns
  const due = Math.floor(all / TURNS_FOR_A_WEEK) - Math.floor(ship.turns / TURNS_FOR_A_WEEK)
  const triggers = state.setup.settings.weaponry === 'combat' ? ship.triggers + due : ship.triggers // CR-3.6b
  return { ...ship, condition, turns: all, triggers, fought: state.week }
}
/** Ships that their owner has no more: destroyed ones, and those adrift on a field that a hostile empire holds (CR-O.60). */
const isLost = (state: State, { seat, fate }: EndedShip, holder: Color | null): boolean =>
  fate === 'destroyed' || (fate === 'drifting' && holder !== null && holder !== seat && !hasPact(state, holder, seat))

/** Books what a battle has done to the ships of an empire. */
function bookShips(ctx: Context, seat: Color, ended: readonly EndedShip[], holder: Color | null): void {
  const byId = new Map(ended.map((one) => [one.id, one]))
  const lost = ended.filter((one) => isLost(ctx.state, one, holder)).map(({ id }) => id)
  const isGone = new Set(lost)
  const ships = holdingsOf(ctx.state, seat).ships.flatMap((ship) => {
    const end = isGone.has(ship.id) ? undefined : byId.get(ship.id)
    return end ? [afterTurns(ctx.state, ship, end)] : []
  })
  changeShips(ctx, seat, 'CR-14.2', ships)
  loseShips(ctx, seat, 'CR-14.2', lost)
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
