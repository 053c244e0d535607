// The Sensors step (EE-SEN) and unguided missiles (EE-MIS-04, EE-MIS-05).

import { askNobody, askTogether, type GameSteps } from '@admiralty/kernel'
import type { RuleTypes } from '../chapter.ts'
import { loseMissile } from '../fire/missiles.ts'
import { showsItself } from '../hiding/disguise.ts'
import { findHidden } from '../hiding/finding.ts'
import { orderOf } from '../orders.ts'
import { allShips, isHidden, openShips, seatsOf, seatsWithShips, shipsOf } from '../table.ts'
import { attemptLock, type Sensing, type Try, usedBy } from './attempts.ts'
import type { SensorsEvent } from './events.ts'
import { excessOf, flownBy, isGuided } from './guidance.ts'

export const sensorsSteps: GameSteps<RuleTypes, 'sense' | 'release'> = {
  sense: {
    asks: (_, state) => askTogether(...seatsWithShips(state)),
    play(_, ctx, orders) {
      const tries = seatsOf(ctx.state).flatMap((seat): readonly Try[] => {
        const ships = orderOf(orders, seat, 'sense')?.ships ?? {}
        return shipsOf(ctx.state, seat).flatMap(({ id: by }) => (ships[by] ?? []).map((attempt) => ({ ...attempt, by })))
      })
      const inHiding = tries.filter(({ by }) => isHidden(ctx.state, by))
      const open = tries.filter((attempt) => !inHiding.includes(attempt))
      for (const { id: ship } of openShips(ctx.state)) {
        const own = open.filter(({ by }) => by === ship)
        showsItself(ctx, ship, { boxes: own.flatMap(({ sensors }) => sensors), control: own.length })
      }
      ctx.emit({ type: 'sensorsUsed', ships: usedBy(open) })
      const hidden = allShips(ctx.state).filter(({ id: ship }) => isHidden(ctx.state, ship))
      const sensing: Sensing = { found: {}, hidden: hidden.map((ship) => (usedBy(inHiding)[ship.id] ? { ...ship, loud: true } : ship)) }
      for (const attempt of open) attemptLock(ctx, attempt, sensing, (event) => ctx.emit(event))
      // EE-HID-03: ships that try from hiding are found when all dice have fallen, and their tries are shown with them.
      const unseen: SensorsEvent[] = []
      for (const attempt of inHiding) attemptLock(ctx, attempt, sensing, (event) => unseen.push(event))
      findHidden(ctx) // a sensor that tries has power
      if (inHiding.length > 0) ctx.emit({ type: 'sensorsUsed', ships: usedBy(inHiding) })
      for (const event of unseen) ctx.emit(event)
      const { found } = sensing
      ctx.emit({ type: 'locksSet', locks: found }) // EE-SEN-09
      for (const missile of Object.values(ctx.state.missiles)) // EE-SEN-11
        if (!isGuided(ctx.state, missile)) loseMissile(ctx, missile, 'EE-MIS-04')
    },
  },

  /** EE-MIS-05. */
  release: {
    asks: ({ seat }, state) => (excessOf(state, seat).length > 0 ? askTogether(seat) : askNobody),
    play({ seat }, ctx, orders) {
      const named = orderOf(orders, seat, 'release')?.missiles ?? []
      for (const { ship, over } of excessOf(ctx.state, seat)) {
        const own = flownBy(ctx.state, ship)
        const first = own.filter(({ id: missile }) => named.includes(missile))
        const rest = own.filter(({ id: missile }) => !named.includes(missile)).toReversed()
        for (const missile of [...first, ...rest].slice(0, over)) loseMissile(ctx, missile, 'EE-MIS-05')
      }
    },
  },
}
