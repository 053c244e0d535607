// The Weapons step (EE-WEP-01): missile flight, revealed fire, shots, missile impacts, severed parts.

import { askNobody, askTogether, type GameSteps } from '@admiralty/kernel'
import type { RuleTypes } from '../chapter.ts'
import { showsWeapon } from '../hiding/disguise.ts'
import { findHidden } from '../hiding/finding.ts'
import { orderOf } from '../orders.ts'
import { isActive, isHidden, policyOf, seatsOf, seatsWithShips, shipsOf } from '../table.ts'
import { impact } from './impact.ts'
import { launchMissile, shotsOf } from './launch.ts'
import { flyMissile, nextSalvo, toGuide, underWay } from './missiles.ts'
import { inPieces, keep, removeEmpty } from './severing.ts'
import { shoot } from './shooting.ts'

export const fireSteps: GameSteps<RuleTypes, 'guide' | 'commit' | 'shoot' | 'impacts' | 'sever' | 'keep'> = {
  guide: {
    asks: ({ seat }, state) => (toGuide(state, seat).length > 0 ? askTogether(seat) : askNobody),
    play({ seat }, ctx, orders) {
      const choices = orderOf(orders, seat, 'guide')?.missiles ?? {}
      for (const missile of underWay(ctx.state, seat)) flyMissile(ctx, missile, choices[missile.id] ?? 0)
    },
  },

  commit: {
    asks: (_, state) => askTogether(...seatsWithShips(state)),
    play(_, ctx, orders) {
      const shots = seatsOf(ctx.state).flatMap((seat) => {
        const order = orderOf(orders, seat, 'commit')
        return order ? shotsOf(ctx.state, seat, order) : []
      })
      // A hidden ship that fires is found (EE-HID-03).
      findHidden(ctx, ({ id }) => shots.some(({ shot }) => shot.from === id))
      for (const { shot } of shots) showsWeapon(ctx, shot.from, shot.weapon)
      const ships = Object.values(ctx.state.ships)
      const stood = {
        levels: Object.fromEntries(ships.map(({ id, levels }) => [id, levels])),
        dark: Object.fromEntries(ships.map(({ id, dark }) => [id, dark])),
      }
      ctx.emit({ type: 'fireRevealed', shots: shots.map(({ shot }) => shot), stood }) // EE-WEP-02
      for (const { shot, launch } of shots) if (shot.kind === 'missile') launchMissile(ctx, shot, launch)
    },
  },

  shoot: {
    play(_, ctx) {
      const [shot] = ctx.state.shots
      if (!shot) return
      ctx.next({ step: 'shoot' })
      shoot(ctx, shot)
    },
  },

  /** EE-MIS-09. */
  impacts: {
    asks({ next = [] }, state) {
      const salvo = nextSalvo(state)
      if (!salvo || salvo.missiles.length < 2 || policyOf(state, salvo.seat).rows === 'middle') return askNobody
      return salvo.missiles.some(({ id }) => next.includes(id)) ? askNobody : askTogether(salvo.seat)
    },
    play({ next = [] }, ctx, orders) {
      const salvo = nextSalvo(ctx.state)
      if (!salvo) return
      const listed = orderOf(orders, salvo.seat, 'impacts')?.missiles ?? next
      const missile = salvo.missiles.find(({ id }) => id === listed[0]) ?? salvo.missiles[0]
      if (!missile) return
      ctx.next({ step: 'impacts', next: listed.slice(1) })
      impact(ctx, missile)
    },
  },

  sever: {
    play(_, ctx) {
      ctx.next(...seatsOf(ctx.state).map((seat) => ({ step: 'keep', seat }) as const))
    },
  },
  keep: {
    asks: ({ seat }, state) => (inPieces(state, seat).some(({ id }) => !isHidden(state, id)) ? askTogether(seat) : askNobody),
    play({ seat }, ctx, orders) {
      const boxes = orderOf(orders, seat, 'keep')?.ships ?? {}
      for (const ship of shipsOf(ctx.state, seat).filter(isActive)) keep(ctx, ship, boxes[ship.id])
      if (seat === seatsOf(ctx.state).at(-1)) {
        removeEmpty(ctx)
        findHidden(ctx)
      }
    },
  },
}
