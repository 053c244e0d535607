// The start of a turn, then power (EE-POW), which is sealed and stays secret.
import { askTogether, type GameSteps } from '@admiralty/kernel'
import type { RuleTypes } from '../chapter.ts'
import { showsItself, type Used } from '../hiding/disguise.ts'
import { findHidden } from '../hiding/finding.ts'
import { orderOf } from '../orders.ts'
import type { State } from '../state.ts'
import { audienceOf, isActive, openShips, ownSeats, seatsWithShips, shipOf, shipsOf } from '../table.ts'
import { allocationSteps, turnSteps } from '../turn.ts'
import { cannotAllocate } from './check.ts'
import { finishDocking } from './consent.ts'
import { pointsOf } from './points.ts'
import { setPolicy } from './policy.ts'
import { NO_POWER, totalOf, usableBoxes } from './supply.ts'

export const powerSteps: GameSteps<RuleTypes, 'turnStart' | 'powerOrder' | 'power' | 'powered'> = {
  turnStart: {
    play(_, ctx) {
      finishDocking(ctx)
      ctx.emit({ type: 'turnBegan', turn: ctx.state.turn + 1 })
      ctx.next(...turnSteps(ctx.state))
    },
  },

  powerOrder: {
    play(_, ctx) {
      ctx.next(...allocationSteps(ctx.state))
    },
  },

  power: {
    asks: ({ seats }, state) => askTogether(...seatsWithShips(state).filter((seat) => seats.includes(seat))), // EE-SEQ-02
    play({ seats }, ctx, orders) {
      for (const seat of seats) {
        const order = orderOf(orders, seat, 'power')
        if (order?.policy) setPolicy(ctx, seat, order.policy)
        for (const ship of shipsOf(ctx.state, seat)) {
          const allocation = order?.ships[ship.id] ?? NO_POWER // EE-POW-03
          const points = pointsOf(ctx.state, ship, allocation)
          const about = { ship: ship.id, seat, to: audienceOf(ctx.state, ship.id), own: ownSeats(ctx.state, { seat }) }
          ctx.emit({ type: 'powerAllocated', ...about, allocation, points })
          const wrong = ctx.state.setup.options.adjudicated && isActive(ship) ? cannotAllocate(ctx.state, ship, allocation) : undefined
          if (wrong) ctx.emit({ type: 'overreached', ship: ship.id, seat, own: about.own, why: wrong.rule })
        }
      }
    },
  },

  /** EE-HID-03: engine power is seen at the end of the step. */
  powered: {
    play(_, ctx) {
      findHidden(ctx)
      for (const { id } of openShips(ctx.state)) showsItself(ctx, id, runs(ctx.state, id))
    },
  },
}

/** EE-DIS-03: powered engines and generators are visible; each manoeuvring engine uses a control box. */
function runs(state: State, id: string): Used {
  const ship = shipOf(state, id)
  const { lit = [], engines = {} } = state.secret[ship.seat]?.power[id] ?? {}
  const generators = usableBoxes(state, ship, 'G').filter((box) => lit.includes(box))
  const running = Object.values(engines).flatMap(({ makes, boxes }) =>
    totalOf(boxes) > 0 ? [{ makes, boxes: Object.entries(boxes).flatMap(([box, quarters]) => (quarters > 0 ? [box] : [])) }] : [],
  )
  return {
    boxes: [...generators, ...running.flatMap(({ boxes }) => boxes)],
    control: running.filter(({ makes }) => makes === 'manoeuvre').length,
  }
}
