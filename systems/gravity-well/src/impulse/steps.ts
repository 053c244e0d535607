// The steps of an impulse in the order of operations (GW-MOV-02 to GW-MOV-13), and the gravity impulse (GW-GRV).

import { askNobody, askTogether, type GameSteps } from '@admiralty/kernel'
import { GRAVITY } from '../../data/rings.ts'
import type { RuleTypes } from '../chapter.ts'
import type { CargoAction } from '../orders.ts'
import { attempt, legal } from '../refusal.ts'
import type { State } from '../state.ts'
import { seatsInOrder, unitOf } from '../table.ts'
import { noteOrbits } from './arrivals.ts'
import { cargoEvent, mayHandle } from './cargo.ts'
import { checkControl } from './control.ts'
import { deployed, deployList, landers, mayDeploy, moonFor } from './deploying.ts'
import { type ImpulseEvent, impulseChapter } from './events.ts'
import { moveUnits } from './flight.ts'

export const impulseSteps: GameSteps<RuleTypes, 'impulse' | 'gravity' | 'cargo' | 'land' | 'deploy' | 'control'> = {
  impulse: {
    play({ impulse }, ctx) {
      moveUnits(ctx, impulse as 1) // every impulse of the schema is one of the chart
      const seats = seatsInOrder(ctx.state)
      // GW-MOV-08, GW-MOV-10: these steps are for all units, moved or not, and lasers come before warheads.
      ctx.next(
        ...seats.map((seat) => ({ step: 'cargo', seat }) as const),
        ...seats.map((seat) => ({ step: 'land', seat }) as const),
        ...seats.map((seat) => ({ step: 'deploy', seat }) as const),
        { step: 'aim' },
        { step: 'pulse' },
        { step: 'arm' },
        { step: 'control' },
      )
    },
  },
  /** GW-MOV-12 */
  gravity: {
    play(_, ctx) {
      moveUnits(ctx, GRAVITY)
      checkControl(ctx)
      noteOrbits(ctx)
      ctx.emit({ type: 'impulseBegan', impulse: 0 })
    },
  },
  cargo: {
    asks: ({ seat }, state) => (mayHandle(state, seat) ? askTogether(seat) : askNobody),
    play({ seat }, ctx, orders) {
      const order = orders[seat]
      if (order?.order !== 'cargo') return
      const make = (state: State, action: CargoAction, earlier: readonly ImpulseEvent[]) => cargoEvent(state, seat, action, earlier)
      for (const event of legal(attempt(ctx.state, order.actions, { make, records: impulseChapter.records }))) ctx.emit(event)
    },
  },
  land: {
    asks: ({ seat }, state) => (landers(state, seat).length > 0 ? askTogether(seat) : askNobody),
    play({ seat }, ctx, orders) {
      const order = orders[seat]
      if (order?.order !== 'land') return
      for (const unit of order.units) {
        const moon = moonFor(ctx.state, unitOf(ctx.state, unit))
        if (moon) ctx.emit({ type: 'landed', unit, moon: moon.id })
      }
    },
  },
  deploy: {
    asks: ({ seat }, state) => (mayDeploy(state, seat).length > 0 ? askTogether(seat) : askNobody),
    play({ seat }, ctx, orders) {
      const order = orders[seat]
      if (order?.order !== 'deploy') return
      const make = (state: State, unit: string) => deployed(state, seat, unit)
      for (const event of legal(attempt(ctx.state, deployList(ctx.state, seat, order), { make, records: impulseChapter.records })))
        ctx.emit(event)
    },
  },
  control: {
    play(_, ctx) {
      checkControl(ctx)
      noteOrbits(ctx)
    },
  },
}
