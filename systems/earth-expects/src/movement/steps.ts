// The Movement step: moving bodies, engine failure, announcements to tailers, plots, movement and terrain.

import { askTogether, die, type GameSteps } from '@admiralty/kernel'
import { add, type Hex, turned } from '@admiralty/space'
import type { Context, RuleTypes } from '../chapter.ts'
import { radiationDamage } from '../damage/debris.ts'
import { engineFailure } from '../damage/failure.ts'
import { shieldsOf } from '../fire/factors.ts'
import { removeEmpty } from '../fire/severing.ts'
import { findHidden } from '../hiding/finding.ts'
import type { Ship } from '../state.ts'
import { allShips, eventAbout, flying, isActive, openShips, seatsOf, seatsWithShips, shipOf, sideOf } from '../table.ts'
import { carried, isInside, isTerrain } from '../terrain/terrain.ts'
import { failEngines, tearOff } from './failing.ts'
import { darken, hasOverreached, opened } from './impossible.ts'
import { pointsHad } from './means.ts'
import { move, speedOfMeeting } from './moving.ts'
import { deemedPairs } from './same-hex.ts'
import { tailersOf } from './tailing.ts'

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
        // A side plans together, so its seats receive the same announcements.
        const sides = tailersOf(ctx.state, ship).map((seat) => sideOf(ctx.state, seat))
        const listeners = seatsOf(ctx.state).filter(
          // EE-GEN-23
          (seat) => sides.includes(sideOf(ctx.state, seat)) && !ctx.state.secret[seat]?.heard[ship.id],
        )
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

/** EE-IFC-04: a moving interface stops a ship like one that the ship enters. No manoeuvre points are spent yet. */
function overrun(ctx: Context, ship: Ship, motion: Hex): void {
  const { speed, unspent } = pointsHad(ctx.state, ship)
  const dice = 4 * Math.max(0, speedOfMeeting(ship, motion, speed) - unspent)
  ctx.emit({ type: 'halted', ...eventAbout(ctx.state, ship), hex: ship.hex, why: 'EE-IFC-04', dice })
  engineFailure(ctx, ship.id, dice)
}

/** EE-RAD-01, EE-RAD-02, EE-RAD-03: a direction and a die per hex entered, then placed by direction. */
function radiation(ctx: Context, ship: Ship): void {
  const entered = ship.deeds.path.slice(1).filter((hex) => isTerrain(ctx.state, hex, 'radiation'))
  const rolls = entered.map(() => ({ from: die(ctx.dice, 6, 'where it comes from') - 1, points: die(ctx.dice, 6, 'radiation') })) // EE-CRQ-06
  for (const from of [0, 1, 2, 3, 4, 5] as const) {
    const faces = rolls.flatMap((roll) => (roll.from === from ? [roll.points] : []))
    if (faces.length === 0) continue
    const now = shipOf(ctx.state, ship.id)
    const damage = Math.max(0, faces.reduce((sum, face) => sum + face, 0) - (1 + shieldsOf(ctx.state, now)) ** 2)
    ctx.emit({ type: 'radiationRolled', ...eventAbout(ctx.state, now), from, dice: faces, damage })
    radiationDamage(ctx, now, turned(from, 3), damage)
  }
}
