// The start of a turn: announcements (EE-SEQ-09), then power (EE-POW), which is sealed and stays secret.
import { askTogether, type GameSteps } from '@admiralty/kernel'
import type { Context, RuleTypes } from '../chapter.ts'
import { showsItself, type Used, unmask } from '../hiding/disguise.ts'
import { findHidden } from '../hiding/finding.ts'
import { type Announcement, orderOf } from '../orders.ts'
import type { Color } from '../shapes.ts'
import type { Ship, State } from '../state.ts'
import { audienceOf, eventAbout, isActive, openShips, seatsOf, seatsOn, seatsWithShips, shipOf, shipsOf, sideOf } from '../table.ts'
import { allocationSteps, turnSteps } from '../turn.ts'
import { cannotAllocate } from './check.ts'
import { cannotBegin, cannotUndock, consentsFor, finishDocking, wereStill } from './docking.ts'
import { pointsOf } from './points.ts'
import { setPolicy } from './policy.ts'
import { asBefore } from './questions.ts'
import { NO_POWER, totalOf, usableBoxes } from './supply.ts'

/** Dockings that have begun. */
const dockingsIn = (state: State): readonly { readonly ship: string; readonly with: string }[] =>
  openShips(state).flatMap(({ id: ship, docking }) =>
    Object.entries(docking).flatMap(([other, { phase }]) => (phase === 'docking' ? [{ ship, with: other }] : [])),
  )
const own = (state: State, seat: Color): readonly Color[] => seatsOn(state, sideOf(state, seat))

export const powerSteps: GameSteps<RuleTypes, 'turnStart' | 'announce' | 'consent' | 'powerOrder' | 'power' | 'powered'> = {
  turnStart: {
    play(_, ctx) {
      finishDocking(ctx)
      ctx.emit({ type: 'turnBegan', turn: ctx.state.turn + 1 })
      ctx.next(...turnSteps(ctx.state))
    },
  },

  /** Every seat is asked, because asking only some would reveal information. */
  announce: {
    asks: (_, state) => askTogether(...seatsWithShips(state)),
    play(_, ctx, orders) {
      for (const seat of seatsOf(ctx.state)) {
        const order = orderOf(orders, seat, 'announce')
        if (!order) continue
        setPolicy(ctx, seat, order.policy)
        for (const ship of shipsOf(ctx.state, seat)) announced(ctx, ship, order.ships[ship.id] ?? asBefore(ship))
      }
      ctx.next({ step: 'consent', asked: consentsFor(ctx.state, dockingsIn(ctx.state)) })
    },
  },

  consent: {
    asks: ({ asked }, state) =>
      askTogether(...seatsOf(state).filter((seat) => asked.some(({ ship }) => shipOf(state, ship).seat === seat))),
    play({ asked }, ctx, orders) {
      for (const { ship: id, by } of asked) {
        const { seat } = shipOf(ctx.state, id)
        if (orderOf(orders, seat, 'consent')?.accept[by] === true) continue
        const asking = shipOf(ctx.state, by)
        ctx.emit({ type: 'dockingRefused', ship: by, seat: asking.seat, to: null, with: id })
        ctx.emit({ type: 'dockingFailed', ship: by, seat: asking.seat, to: null, with: id })
      }
      // EE-DOC-01: checked after all answers, so that the question itself reveals nothing about engines.
      for (const { ship, with: other } of dockingsIn(ctx.state))
        if (!wereStill(ctx.state, ship, other))
          ctx.emit({ type: 'dockingFailed', ...eventAbout(ctx.state, shipOf(ctx.state, ship)), with: other })
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
          const about = { ship: ship.id, seat, to: audienceOf(ctx.state, ship.id), own: own(ctx.state, seat) }
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

function announced(ctx: Context, ship: Ship, announcement: Announcement): void {
  const about = eventAbout(ctx.state, ship)
  if (announcement.unmask) unmask(ctx, ship.id, 'EE-DIS-03')
  if (announcement.dock) {
    // If both ships of a pair ask, the second request fails.
    const fails = cannotBegin(ctx.state, ship, announcement.dock) !== undefined
    ctx.emit({
      type: 'dockingBegun',
      ...about,
      with: announcement.dock.to,
      offset: announcement.dock.offset,
      active: announcement.dock.active,
    })
    if (fails) ctx.emit({ type: 'dockingFailed', ...about, with: announcement.dock.to })
  }
  if (announcement.undock !== null) undock(ctx, ship, announcement.undock)
  roll(ctx, ship, announcement.roll)
  if (announcement.reverse !== ship.reversing) ctx.emit({ type: 'turnedRound', ...about, reversing: announcement.reverse }) // EE-REV-03
  if (announcement.ftl !== (ship.ftl !== null)) ctx.emit({ type: 'ftlAnnounced', ...about, announced: announcement.ftl })
}
/** EE-DOC-10: recorded once per pair. If the other ship's engines ran, undocking fails now. */
function undock(ctx: Context, { id, seat }: Ship, from: string): void {
  if (Object.hasOwn(shipOf(ctx.state, from).docking, id)) return
  const about = { ship: id, seat, to: audienceOf(ctx.state, id), with: from }
  const fails = cannotUndock(ctx.state, shipOf(ctx.state, id), from) !== undefined
  ctx.emit({ type: 'undockingBegun', ...about })
  if (fails) ctx.emit({ type: 'dockingFailed', ...about })
}
/** EE-ROL-01: a roll takes three turns. The ship may abort in the second turn, but not in the third. */
function roll(ctx: Context, { id, seat, rolling }: Ship, goesOn: boolean): void {
  const turns = rolling === 2 ? 3 : goesOn ? (rolling % 3) + 1 : 0
  if (turns !== rolling) ctx.emit({ type: 'rolling', ship: id, seat, to: audienceOf(ctx.state, id), turns })
}
