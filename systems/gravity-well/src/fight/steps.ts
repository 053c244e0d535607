// Steps 6 and 7 of an impulse: lasers, pulses, warheads (GW-LSR-01, GW-PLS-01, GW-WHD-03).
import { askNobody, askTogether, die, type GameSteps } from '@admiralty/kernel'
import { sameHex } from '@admiralty/space'
import { MODULE_KINDS, PULSE_DISABLES } from '../../data/units.ts'
import type { Context, RuleTypes } from '../chapter.ts'
import { destroy } from '../impulse/flight.ts'
import type { Color } from '../shapes.ts'
import type { State, Unit } from '../state.ts'
import { isModule, isStation, isWarhead, seatsInOrder, unitOf, unitsOf } from '../table.ts'
import { hit } from './damage.ts'
import { shooters, shotNeeded, strikeNeeded } from './targets.ts'
import { mayAttack } from './warheads.ts'

type Contest = 'fire' | 'strike'
/** Seats that open facts allow to take part. */
const able = (state: State, what: Contest): readonly Color[] =>
  seatsInOrder(state).filter((seat) => (what === 'fire' ? shooters(state, seat) : mayAttack(state, seat, 'basicWarhead')).length > 0)

/** R-GW-45: one die each; tied seats roll again among themselves. */
function initiative(ctx: Context, seats: readonly Color[]): readonly Color[] {
  if (seats.length < 2) return seats
  const rolls = seats.map((seat) => ({ seat, face: die(ctx.dice, 6, `initiative of ${seat}`) }))
  ctx.emit({ type: 'initiativeRolled', rolls })
  return [6, 5, 4, 3, 2, 1].flatMap((face) =>
    initiative(
      ctx,
      rolls.filter((roll) => roll.face === face).map(({ seat }) => seat),
    ),
  )
}
/** Sets the participants: all seats that join, or the only one that can. */
function begin(ctx: Context, what: Contest, joined: readonly Color[] | null): void {
  const seats = joined ?? able(ctx.state, what)
  if (joined) ctx.emit({ type: 'seatsJoined', what, seats })
  ctx.next({ step: what, seats: initiative(ctx, seats) })
}
const callTogether = (state: State, what: Contest) => (able(state, what).length > 1 ? askTogether(...able(state, what)) : askNobody)
/** The seats after one has acted or passed; those that can do nothing more drop out when it is their turn. */
function goOn(ctx: Context, what: Contest, [first, ...rest]: readonly Color[], again: boolean): void {
  const seats = again && first ? [...rest, first] : rest
  if (seats.length > 0) ctx.next({ step: what, seats })
}

export const fightSteps: GameSteps<RuleTypes, 'aim' | 'fire' | 'pulse' | 'arm' | 'strike'> = {
  aim: {
    asks: (_, state) => callTogether(state, 'fire'),
    play(_, ctx, orders, call) {
      const joins = (seat: Color): boolean => orders[seat]?.order === 'aim' && orders[seat].fire
      begin(ctx, 'fire', call && able(ctx.state, 'fire').filter(joins))
    },
  },
  fire: {
    asks: ({ seats: [seat] }, state) => (seat && shooters(state, seat).length > 0 ? askTogether(seat) : askNobody),
    play({ seats }, ctx, orders) {
      const [seat] = seats
      const order = seat && orders[seat]
      if (order?.order === 'fire') {
        const { unit: id, target } = order
        const unit = unitOf(ctx.state, id)
        const needed = shotNeeded(ctx.state, unit, unitOf(ctx.state, target))
        const face = die(ctx.dice, 6, `${id} at ${target}`)
        ctx.emit({ type: 'shotFired', unit: id, target, shot: unit.shots + 1, needed, face, hit: face <= needed.total })
        if (face <= needed.total) hit(ctx, target, 0)
      } else if (order && seat) ctx.emit({ type: 'seatPassed', seat, what: 'fire' })
      goOn(ctx, 'fire', seats, order?.order === 'fire')
    },
  },
  pulse: {
    asks: (_, state) => askTogether(...seatsInOrder(state).filter((seat) => mayAttack(state, seat, 'pulseWarhead').length > 0)),
    play(_, ctx, orders) {
      const given = seatsInOrder(ctx.state).flatMap((seat) => {
        const order = orders[seat]
        return order?.order === 'pulse' && order.units.length > 0 ? [{ seat, units: order.units }] : []
      })
      if (given.length > 0)
        pulse(
          ctx,
          given.map(({ seat }) => seat),
          given.flatMap(({ units }) => units),
        )
    },
  },
  arm: {
    asks: (_, state) => callTogether(state, 'strike'),
    play(_, ctx, orders, call) {
      const joins = (seat: Color): boolean => orders[seat]?.order === 'arm' && orders[seat].strike
      begin(ctx, 'strike', call && able(ctx.state, 'strike').filter(joins))
    },
  },
  strike: {
    asks: ({ seats: [seat] }, state) => (seat && mayAttack(state, seat, 'basicWarhead').length > 0 ? askTogether(seat) : askNobody),
    play({ seats }, ctx, orders) {
      const [seat] = seats
      const order = seat && orders[seat]
      if (order?.order === 'strike') {
        const { unit: id, target } = order
        const unit = unitOf(ctx.state, id)
        const needed = strikeNeeded(ctx.state, unit, unitOf(ctx.state, target))
        const face = die(ctx.dice, 6, `${id} at ${target}`)
        ctx.emit({ type: 'struck', unit: id, target, booster: unit.kind === 'booster', needed, face, hit: face <= needed.total })
        if (face <= needed.total) hit(ctx, target, 1)
      } else if (order && seat) ctx.emit({ type: 'seatPassed', seat, what: 'strike' })
      goOn(ctx, 'strike', seats, order?.order === 'strike')
    },
  },
}

/** GW-PLS-02, GW-PLS-03, R-GW-51: everything in the hexes of the pulses, friend and foe, but for the warheads that are used up. */
function pulse(ctx: Context, seats: readonly Color[], carriers: readonly string[]): void {
  const { state } = ctx
  const hexes = carriers.map((id) => unitOf(state, id).at)
  const struck = unitsOf(state).filter((unit) => !carriers.includes(unit.id) && hexes.some((hex) => sameHex(hex, unit.at)))
  const isLost = ({ kind }: Unit): boolean => kind === 'booster' || isWarhead(kind)
  const disabled = struck.filter((unit) => !isLost(unit) && !isStation(unit) && !isModule(unit.kind)).map(({ id }) => id)
  // GW-PLS-04, GW-PLS-05: what is aboard is unharmed, and nothing is damaged.
  const until = state.turn + 1
  ctx.emit({ type: 'pulsed', seats, units: carriers, until, disabled })
  for (const { id } of struck.filter(isLost)) destroy(ctx, id, 'pulse')
  for (const station of struck.filter(isStation)) {
    const rolls = MODULE_KINDS.filter((module) => station.modules[module]).map((module) => {
      const face = die(ctx.dice, 6, `pulse on the ${module} of ${station.id}`)
      return { module, face, disabled: face >= PULSE_DISABLES }
    })
    ctx.emit({ type: 'stationPulsed', station: station.id, until, rolls })
  }
}
