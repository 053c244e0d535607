// The end of a turn and of the match (GW-SCN).
import { type Explained, explained, type Outcome, when } from '@admiralty/kernel'
import { MODULE_KINDS, type UnitKind } from '../../data/units.ts'
import type { Context } from '../chapter.ts'
import { initiative } from '../fight/steps.ts'
import { orbitSense, ringOf } from '../orbit/motion.ts'
import { planOf } from '../setting/scenarios.ts'
import type { Color } from '../shapes.ts'
import type { Table, Unit } from '../state.ts'
import { isCraft, isSatellite, isStation, priceOf, seatsInPlay, stationsOf, unitsOf, unitsOfSeat } from '../table.ts'

/** GW-SCN-06: prices of the modules, craft and satellites of a seat, less 1 for each point of damage. Loads of boosters are secret. */
function worthOf(table: Table, seat: Color): Explained {
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
/** Several winners are a draw (R-GW-81, R-GW-83). */
const decided = (winners: readonly Color[], why: Outcome['why'], scores: Outcome['scores']): Outcome => ({
  winners: winners.length === 1 ? winners : [],
  why,
  scores,
})
/** GW-SCN-07: a bus, gunship or scoopship on a circular orbit of another ring than its station. */
function hasOrbit(table: Table, unit: Unit): boolean {
  const circles = orbitSense({ at: unit.at, vector: unit.vector, velocity: unit.velocity }) !== null
  return (
    isCraft(unit.kind) && unit.dive === null && circles && stationsOf(table, unit.seat).every(({ at }) => ringOf(at) !== ringOf(unit.at))
  )
}
/** How the match ends after this turn; null if it goes on. `first`: the first of several seats, by dice. */
function outcomeOf(table: Table, first: (seats: readonly Color[]) => readonly Color[]): Outcome | null {
  const { setup, gas, turn } = table
  const inPlay = seatsInPlay(table)
  if (inPlay.length < 2) return decided(inPlay, inPlay.length === 0 ? 'GW-SCN-05' : 'GW-SCN-01', null)
  const { aim } = planOf(setup)
  const gasOf = (seat: Color): number => gas[seat] ?? 0
  const rich = inPlay.filter((seat) => gasOf(seat) >= setup.lost.gasGoal)
  if (aim === 'gas' && rich.length > 0) {
    const scores = Object.fromEntries(setup.seats.map((seat) => [seat, explained(['RU from gas', gasOf(seat), 'GW-SCN-03'])]))
    return decided(best(rich, gasOf), 'GW-SCN-03', scores)
  }
  const inOrbit = inPlay.filter((seat) => unitsOfSeat(table, seat).some((unit) => hasOrbit(table, unit)))
  if (aim === 'orbit' && inOrbit.length > 0) return decided(first(inOrbit).slice(0, 1), 'GW-SCN-07', null)
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
  const outcome = outcomeOf(ctx.state, (seats) => initiative(ctx, seats))
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
