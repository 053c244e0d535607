// The start of a turn: what is announced (EE-SEQ-09), then power (EE-POW), sealed by everybody and told to nobody.
import { together } from '@admiralty/kernel'
import type { StepsOf, Telling } from '../chapter.ts'
import { showsItself, type Used, unmask } from '../hiding/disguise.ts'
import { findHidden } from '../hiding/finding.ts'
import type { Announcement } from '../orders.ts'
import type { Color } from '../shapes.ts'
import type { Ship, State } from '../state.ts'
import { audienceOf, befalling, isActive, openShips, policyOf, sailing, seatsOf, seatsOn, shipOf, shipsOf, sideOf } from '../table.ts'
import { allocationSteps, turnSteps } from '../turn.ts'
import { cannotAllocate } from './check.ts'
import { cannotBegin, cannotUndock, consentsFor, finishDocking, wereStill } from './docking.ts'
import { pointsOf } from './points.ts'
import { asBefore } from './questions.ts'
import { NO_POWER, totalOf, usableBoxes } from './supply.ts'

/** Dockings that have been begun. */
const dockingsIn = (state: State): readonly { readonly ship: string; readonly with: string }[] =>
  openShips(state).flatMap(({ id: ship, docking }) =>
    Object.entries(docking).flatMap(([other, { phase }]) => (phase === 'docking' ? [{ ship, with: other }] : [])),
  )
const own = (state: State, seat: Color): readonly Color[] => seatsOn(state, sideOf(state, seat))

export const powerSteps: StepsOf<'turnStart' | 'announce' | 'consent' | 'powerOrder' | 'power' | 'powered'> = {
  turnStart: {
    play(_, story) {
      finishDocking(story)
      story.tell({ type: 'turnBegan', turn: story.state.turn + 1 })
      story.next(...turnSteps(story.state))
    },
  },

  /** Everybody is asked, whatever there may be to announce: to be left out would tell. */
  announce: {
    asks: (_, state) => together(...sailing(state)),
    play(_, story, orders) {
      for (const seat of seatsOf(story.state)) {
        const order = orders[seat]
        if (order?.order !== 'announce') continue
        if (JSON.stringify(order.policy) !== JSON.stringify(policyOf(story.state, seat)))
          story.tell({ type: 'policySet', seat, policy: order.policy })
        for (const ship of shipsOf(story.state, seat)) announced(story, ship, order.ships[ship.id] ?? asBefore(ship))
      }
      story.next({ step: 'consent', asked: consentsFor(story.state, dockingsIn(story.state)) })
    },
  },

  consent: {
    asks: ({ asked }, state) => together(...seatsOf(state).filter((seat) => asked.some(({ ship }) => shipOf(state, ship).seat === seat))),
    play({ asked }, story, orders) {
      for (const { ship: id, by } of asked) {
        const { seat } = shipOf(story.state, id)
        const order = orders[seat]
        if (order?.order === 'consent' && order.accept[by] === true) continue
        const asking = shipOf(story.state, by)
        story.tell({ type: 'dockingRefused', ship: by, seat: asking.seat, to: null, with: id })
        story.tell({ type: 'dockingFailed', ship: by, seat: asking.seat, to: null, with: id })
      }
      // EE-DOC-01: whether engines ran is found out when all have answered, so that who is asked does not tell.
      for (const { ship, with: other } of dockingsIn(story.state))
        if (!wereStill(story.state, ship, other))
          story.tell({ type: 'dockingFailed', ...befalling(story.state, shipOf(story.state, ship)), with: other })
    },
  },

  powerOrder: {
    play(_, story) {
      story.next(...allocationSteps(story.state))
    },
  },

  power: {
    asks: ({ seats }, state) => together(...sailing(state).filter((seat) => seats.includes(seat))), // EE-SEQ-02
    play({ seats }, story, orders) {
      for (const seat of seats) {
        const order = orders[seat]
        for (const ship of shipsOf(story.state, seat)) {
          const allocation = (order?.order === 'power' && isActive(ship) ? order.ships[ship.id] : undefined) ?? NO_POWER // EE-POW-03
          const points = pointsOf(story.state, ship, allocation)
          const whose = { ship: ship.id, seat, to: audienceOf(story.state, ship.id), own: own(story.state, seat) }
          story.tell({ type: 'powerAllocated', ...whose, allocation, points })
          const wrong = story.state.setup.options.adjudicated && isActive(ship) ? cannotAllocate(story.state, ship, allocation) : undefined
          if (wrong) story.tell({ type: 'overreached', ship: ship.id, seat, own: whose.own, why: wrong.rule })
        }
      }
    },
  },

  /** EE-HID-03: engine power is seen at the end of the step. */
  powered: {
    play(_, story) {
      findHidden(story)
      for (const { id } of openShips(story.state)) showsItself(story, id, runs(story.state, id))
    },
  },
}

/** EE-DIS-03: engines and generators work as soon as they have power; each engine that makes manoeuvre takes a control box. */
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

function announced(story: Telling, ship: Ship, said: Announcement): void {
  const whose = befalling(story.state, ship)
  if (said.unmask) unmask(story, ship.id, 'EE-DIS-03')
  if (said.dock) {
    // Who asks second is found out now.
    const fails = cannotBegin(story.state, ship, said.dock) !== undefined
    story.tell({ type: 'dockingBegun', ...whose, with: said.dock.to, offset: said.dock.offset, active: said.dock.active })
    if (fails) story.tell({ type: 'dockingFailed', ...whose, with: said.dock.to })
  }
  if (said.undock !== null) undock(story, ship, said.undock)
  roll(story, ship, said.roll)
  if (said.reverse !== ship.reversing) story.tell({ type: 'turnedRound', ...whose, reversing: said.reverse }) // EE-REV-03
  if (said.ftl !== (ship.ftl !== null)) story.tell({ type: 'ftlAnnounced', ...whose, announced: said.ftl })
}
/** EE-DOC-10: begun once for a pair, whoever says so first; whether the other's engines ran, its owner finds out now. */
function undock(story: Telling, { id, seat }: Ship, from: string): void {
  if (Object.hasOwn(shipOf(story.state, from).docking, id)) return
  const whose = { ship: id, seat, to: audienceOf(story.state, id), with: from }
  const fails = cannotUndock(story.state, shipOf(story.state, id), from) !== undefined
  story.tell({ type: 'undockingBegun', ...whose })
  if (fails) story.tell({ type: 'dockingFailed', ...whose })
}
/** EE-ROL-01: three turns. It breaks off in the second, or turns over in its Movement step; the third it sees through. */
function roll(story: Telling, { id, seat, rolling }: Ship, goesOn: boolean): void {
  const turns = rolling === 2 ? 3 : goesOn ? (rolling % 3) + 1 : 0
  if (turns !== rolling) story.tell({ type: 'rolling', ship: id, seat, to: audienceOf(story.state, id), turns })
}
