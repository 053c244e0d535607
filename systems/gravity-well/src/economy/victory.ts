// The end of a turn and of the match (GW-SCN).
import { type Explained, explained, type Outcome, when } from '@admiralty/kernel'
import { MODULE_KINDS, type UnitKind } from '../../data/units.ts'
import type { Context } from '../chapter.ts'
import { hasOrbit } from '../impulse/arrivals.ts'
import { planOf } from '../setting/scenarios.ts'
import type { Color } from '../shapes.ts'
import type { Table } from '../state.ts'
import { isCraft, isSatellite, isStation, priceOf, seatsInPlay, unitsOf, unitsOfSeat } from '../table.ts'

/** GW-SCN-06: prices of the modules, craft and satellites of a seat, less 1 for each point of damage. Loads of boosters are secret. */
export function worthOf(table: Table, seat: Color): Explained {
  const own = unitsOfSeat(table, seat)
  const flying = own.filter(({ kind }) => isSatellite(kind) || isCraft(kind))
  const fitted = own.flatMap(({ modules }) =>
    MODULE_KINDS.flatMap((kind) => (modules[kind] ? [{ kind, damage: modules[kind].damage }] : [])),
  )
  const priceOfAll = (all: readonly { readonly kind: UnitKind }[]): number => all.reduce((sum, { kind }) => sum + priceOf(kind), 0)
  const [price, more] = [priceOfAll(fitted), priceOfAll(flying)]
  const damage = [...own, ...fitted].reduce((sum, { damage: points }) => sum + points, 0)
  return explained(
    ['price of the modules', price, 'GW-SCN-06'],
    when(more > 0, 'price of craft and satellites', more, 'GW-SCN-06'),
    when(damage > 0, 'damage', -damage, 'GW-SCN-06'),
  )
}
/** The seats with the highest of some numbers. */
function best(seats: readonly Color[], of: (seat: Color) => number): readonly Color[] {
  const most = Math.max(...seats.map(of))
  return seats.filter((seat) => of(seat) === most)
}
/** Several winners are a draw (R-GW-81, R-GW-83, R-GW-88). */
const decided = (winners: readonly Color[], why: Outcome['why'], scores: Outcome['scores']): Outcome => ({
  winners: winners.length === 1 ? winners : [],
  why,
  scores,
})
/**
 * R-GW-88: of several seats in a first orbit, the one that came first; of equals, the one that has spent less thrust.
 * A position may begin in an orbit.
 */
function firstInOrbit(table: Table, seats: readonly Color[]): readonly Color[] {
  const craft = unitsOf(table).filter((unit) => hasOrbit(table, unit))
  const arrival = (seat: Color): number => Math.min(...craft.flatMap((unit) => (unit.seat === seat ? [table.orbits[unit.id] ?? 0] : [])))
  const arrived = seats.filter((seat) => craft.some((unit) => unit.seat === seat))
  return best(
    best(arrived, (seat) => -arrival(seat)),
    (seat) => -(table.thrustSpent[seat] ?? 0),
  )
}
/** How the match ends after this turn; null if it goes on. */
function outcomeOf(table: Table): Outcome | null {
  const { setup, gas, turn } = table
  const inPlay = seatsInPlay(table)
  if (inPlay.length < 2) return decided(inPlay, inPlay.length === 0 ? 'GW-SCN-05' : 'GW-SCN-09', null)
  const { aim } = planOf(setup)
  const gasOf = (seat: Color): number => gas[seat] ?? 0
  const rich = inPlay.filter((seat) => gasOf(seat) >= setup.lost.gasGoal)
  if (aim === 'gas' && rich.length > 0) {
    const scores = Object.fromEntries(setup.seats.map((seat) => [seat, explained(['RU from gas', gasOf(seat), 'GW-SCN-03'])]))
    return decided(best(rich, gasOf), 'GW-SCN-03', scores)
  }
  const inOrbit = aim === 'orbit' ? firstInOrbit(table, inPlay) : []
  if (inOrbit.length > 0) return decided(inOrbit, 'GW-SCN-07', null)
  if (turn < setup.turns) return null
  const worth = Object.fromEntries(setup.seats.map((seat) => [seat, worthOf(table, seat)]))
  return decided(
    best(inPlay, (seat) => worthOf(table, seat).total),
    'GW-SCN-06',
    worth,
  )
}
/** R-GW-80: the fourth phase. A seat without a station is out, and its units with it. */
export function endTurn(ctx: Context): void {
  const outcome = outcomeOf(ctx.state)
  if (outcome) {
    ctx.emit({ type: 'ended', outcome })
    return
  }
  for (const seat of ctx.state.setup.seats) {
    const own = unitsOf(ctx.state).filter((unit) => unit.seat === seat)
    if (own.length > 0 && !own.some(isStation)) ctx.emit({ type: 'seatOut', seat, units: own.map(({ id }) => id) })
  }
  ctx.next({ step: 'turn' })
}
