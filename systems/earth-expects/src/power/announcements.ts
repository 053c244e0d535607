// Announcements (EE-SEQ-09), consent to docking, and what follows from them.

import { askTogether, type GameSteps } from '@admiralty/kernel'
import type { Context, RuleTypes } from '../chapter.ts'
import { unmask } from '../hiding/disguise.ts'
import type { Announcement } from '../orders.ts'
import { orderOf } from '../orders.ts'
import type { Ship } from '../state.ts'
import { audienceOf, eventAbout, seatsOf, seatsWithShips, shipOf, shipsOf } from '../table.ts'
import { consentsFor, dockingsIn } from './consent.ts'
import { cannotBegin, cannotUndock, wereStill } from './docking.ts'
import { setPolicy } from './policy.ts'
import { asBefore } from './questions.ts'

export const announcementSteps: GameSteps<RuleTypes, 'announce' | 'consent'> = {
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
