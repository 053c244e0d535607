// The Movement step: moving bodies, engine failure, announcements to tailers, plots, movement and terrain.

import { askTogether, type GameSteps } from '@admiralty/kernel'
import { add } from '@admiralty/space'
import type { RuleTypes } from '../chapter.ts'
import { removeEmpty } from '../fire/severing.ts'
import { findHidden } from '../hiding/finding.ts'
import { allShips, eventAbout, flying, isActive, openShips, seatsWithShips, shipOf } from '../table.ts'
import { carried, isInside } from '../terrain/terrain.ts'
import { darken } from './darkening.ts'
import { failEngines, tearOff } from './failing.ts'
import { hasOverreached, opened } from './impossible.ts'
import { move } from './moving.ts'
import { deemedPairs } from './same-hex.ts'
import { listenersTo } from './tailing.ts'
import { overrun, radiation } from './terrain-effects.ts'

export const movementSteps: GameSteps<RuleTypes, 'planets' | 'failure' | 'tailing' | 'plot' | 'darken' | 'move' | 'moved'> = {
  /** EE-ROL-01, EE-PLA-04, EE-IFC-04. */
  planets: {
    play(_, ctx) {
      for (const ship of allShips(ctx.state))
        if (flying(ship) && ship.rolling === 2) ctx.emit({ type: 'rolledOver', ...eventAbout(ctx.state, ship) })
      for (const body of ctx.state.setup.bodies) {
        if (body.motion[0] === 0 && body.motion[1] === 0) continue
        const inside = allShips(ctx.state).filter((ship) => flying(ship) && isInside(ctx.state, body, ship.hex))
        const ahead = allShips(ctx.state).filter((ship) => flying(ship) && isActive(ship) && !inside.includes(ship))
        ctx.emit({ type: 'bodyMoved', body: body.id, centre: carried(ctx.state, body) })
        for (const ship of inside)
          ctx.emit({ type: 'shipCarried', ...eventAbout(ctx.state, ship), hex: add(ship.hex, body.motion), facing: ship.facing })
        for (const ship of ahead) if (isInside(ctx.state, body, ship.hex)) overrun(ctx, ship, body.motion)
      }
    },
  },

  /** EE-EFA-01, EE-DOC-08; postponed where power must first be corrected (EE-IMP-02). */
  failure: {
    play(_, ctx) {
      const able = allShips(ctx.state).filter((ship) => !hasOverreached(ctx.state, ship))
      for (const ship of able) failEngines(ctx, ship)
      for (const ship of able) tearOff(ctx, ship)
      removeEmpty(ctx)
    },
  },

  /** EE-TAI-02, EE-TAI-03: once for each ship with allocated power. */
  tailing: {
    play(_, ctx) {
      for (const ship of openShips(ctx.state)) {
        const points = ctx.state.secret[ship.seat]?.points[ship.id]
        const listeners = listenersTo(ctx.state, ship)
        if (!points || listeners.length === 0) continue
        const { unspent: _, ...heard } = points
        ctx.emit({ type: 'powerAnnounced', ship: ship.id, seat: ship.seat, listeners, points: heard })
      }
    },
  },

  plot: {
    asks: (_, state) => askTogether(...seatsWithShips(state)), // EE-MOV-09
    play(_, ctx, orders) {
      const { plots, dark } = opened(ctx, orders)
      for (const { ship, plot } of plots) {
        const now = shipOf(ctx.state, ship.id)
        if (flying(now)) move(ctx, now, plot)
      }
      ctx.next(...dark.filter(({ ship }) => flying(shipOf(ctx.state, ship))))
    },
  },

  darken: {
    asks: ({ seat }) => askTogether(seat),
    play: darken,
  },

  /** EE-SHX: after all ships have moved. */
  move: {
    play(_, ctx) {
      removeEmpty(ctx)
      ctx.emit({ type: 'deemed', pairs: deemedPairs(ctx.state) })
    },
  },

  moved: {
    play(_, ctx) {
      for (const ship of allShips(ctx.state)) {
        if (flying(ship)) radiation(ctx, ship)
      }
      removeEmpty(ctx)
      findHidden(ctx)
    },
  },
}
