// The Movement step: bodies, engines that fail, who is told what, plots, and what comes of where ships have gone.

import { die, together } from '@admiralty/kernel'
import { add, type Hex, turned } from '@admiralty/space'
import type { StepsOf, Telling } from '../chapter.ts'
import { radiationDamage } from '../damage/debris.ts'
import { engineFailure } from '../damage/failure.ts'
import { shieldsOf } from '../fire/factors.ts'
import { removeEmpty } from '../fire/severing.ts'
import { findHidden } from '../hiding/finding.ts'
import type { Ship } from '../state.ts'
import { allShips, befalling, flying, isActive, openShips, sailing, seatsOf, shipOf, sideOf } from '../table.ts'
import { carried, isInside, isTerrain } from '../terrain/terrain.ts'
import { failEngines, tearOff } from './failing.ts'
import { darken, hasOverreached, opened } from './impossible.ts'
import { pointsHad } from './means.ts'
import { move, speedOfMeeting } from './moving.ts'
import { deemedPairs } from './same-hex.ts'
import { tailersOf } from './tailing.ts'

export const movementSteps: StepsOf<'planets' | 'failure' | 'tailing' | 'plot' | 'darken' | 'move' | 'moved'> = {
  /** EE-ROL-01, EE-PLA-04, EE-IFC-04. */
  planets: {
    play(_, story) {
      for (const ship of allShips(story.state))
        if (flying(ship) && ship.rolling === 2) story.tell({ type: 'rolledOver', ...befalling(story.state, ship) })
      for (const body of story.state.setup.bodies) {
        if (body.motion[0] === 0 && body.motion[1] === 0) continue
        const inside = allShips(story.state).filter((ship) => flying(ship) && isInside(story.state, body, ship.hex))
        const ahead = allShips(story.state).filter((ship) => flying(ship) && isActive(ship) && !inside.includes(ship))
        story.tell({ type: 'bodyMoved', body: body.id, centre: carried(story.state, body) })
        for (const ship of inside)
          story.tell({ type: 'shipCarried', ...befalling(story.state, ship), hex: add(ship.hex, body.motion), facing: ship.facing })
        for (const ship of ahead) if (isInside(story.state, body, ship.hex)) overrun(story, ship, body.motion)
      }
    },
  },

  /** EE-EFA-01, EE-DOC-08; where power is yet to be mended, with that (EE-IMP-02). */
  failure: {
    play(_, story) {
      const able = allShips(story.state).filter((ship) => !hasOverreached(story.state, ship))
      for (const ship of able) failEngines(story, ship)
      for (const ship of able) tearOff(story, ship)
      removeEmpty(story)
    },
  },

  /** EE-TAI-02, EE-TAI-03: once for each who has allocated. */
  tailing: {
    play(_, story) {
      for (const ship of openShips(story.state)) {
        const points = story.state.secret[ship.seat]?.points[ship.id]
        // A side plans at one table: what one of it is told all of it hear.
        const sides = tailersOf(story.state, ship).map((seat) => sideOf(story.state, seat))
        const listeners = seatsOf(story.state).filter(
          // EE-GEN-23
          (seat) => sides.includes(sideOf(story.state, seat)) && !story.state.secret[seat]?.heard[ship.id],
        )
        if (!points || listeners.length === 0) continue
        const { unspent: _, ...told } = points
        story.tell({ type: 'powerAnnounced', ship: ship.id, seat: ship.seat, listeners, points: told })
      }
    },
  },

  plot: {
    asks: (_, state) => together(...sailing(state)), // EE-MOV-09
    play(_, story, orders) {
      const { plots, dark } = opened(story, orders)
      for (const { ship, plot } of plots) {
        const now = shipOf(story.state, ship.id)
        if (flying(now)) move(story, now, plot)
      }
      story.next(...dark.filter(({ ship }) => flying(shipOf(story.state, ship))))
    },
  },

  darken: {
    asks: ({ seat }) => together(seat),
    play: darken,
  },

  /** EE-SHX: where all have gone. */
  move: {
    play(_, story) {
      removeEmpty(story)
      story.tell({ type: 'deemed', pairs: deemedPairs(story.state) })
    },
  },

  moved: {
    play(_, story) {
      for (const ship of allShips(story.state)) {
        if (flying(ship)) radiation(story, ship)
      }
      removeEmpty(story)
      findHidden(story)
    },
  },
}

/** EE-IFC-04: it stops a ship as if that had run into it; nothing of its manoeuvre points is spent yet. */
function overrun(story: Telling, ship: Ship, motion: Hex): void {
  const { speed, unspent } = pointsHad(story.state, ship)
  const dice = 4 * Math.max(0, speedOfMeeting(ship, motion, speed) - unspent)
  story.tell({ type: 'halted', ...befalling(story.state, ship), hex: ship.hex, why: 'EE-IFC-04', dice })
  engineFailure(story, ship.id, dice)
}

/** EE-RAD-01, EE-RAD-02, EE-RAD-03: a direction and a die for each hex entered, then direction by direction. */
function radiation(story: Telling, ship: Ship): void {
  const entered = ship.deeds.path.slice(1).filter((hex) => isTerrain(story.state, hex, 'radiation'))
  const rolls = entered.map(() => ({ from: die(story.dice, 6, 'where it comes from') - 1, points: die(story.dice, 6, 'radiation') })) // EE-CRQ-06
  for (const from of [0, 1, 2, 3, 4, 5] as const) {
    const faces = rolls.flatMap((roll) => (roll.from === from ? [roll.points] : []))
    if (faces.length === 0) continue
    const now = shipOf(story.state, ship.id)
    const damage = Math.max(0, faces.reduce((sum, face) => sum + face, 0) - (1 + shieldsOf(story.state, now)) ** 2)
    story.tell({ type: 'radiationRolled', ...befalling(story.state, now), from, dice: faces, damage })
    radiationDamage(story, now, turned(from, 3), damage)
  }
}
