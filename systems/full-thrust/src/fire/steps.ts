// P10: ships fire in initiative order, one ship at a time (FT-SEQ-03, FT-SEQ-07). Then the checks that were put off.
import { askNobody, askTogether, type GameSteps, isRefusal } from '@admiralty/kernel'
import type { Context, RuleTypes } from '../chapter.ts'
import { addHits } from '../damage/hits.ts'
import { loseSystem, mark, settleFire } from '../damage/marking.ts'
import type { ShotOrder } from '../orders.ts'
import type { Color } from '../shapes.ts'
import type { Table } from '../state.ts'
import { groupOf, present, shipOf } from '../table.ts'
import { firingShips, inDiceOrder } from './firing.ts'
import { gunAt, mayBeNeedled } from './guns.ts'
import { MISS, type ShotResult, throwGun } from './throw-gun.ts'

/** The seat that fires next: the first that has a ship that can. */
const nextToFire = (table: Table, seats: readonly Color[]): Color | undefined => seats.find((seat) => firingShips(table, seat).length > 0)
/** Seats that are skipped stay on the list: what others do may give them a target. */
const afterSeat = (seats: readonly Color[], seat: Color): readonly Color[] => {
  const at = seats.indexOf(seat)
  return [...seats.slice(at + 1), ...seats.slice(0, at)]
}
/** Fires one mount. A group that has evaded, or has no fighters left, is out of reach. */
function fireMount(ctx: Context, id: string, shot: ShotOrder): ShotResult {
  const { mount, target, system } = shot
  const gun = gunAt(ctx.state, shipOf(ctx.state, id), shot)
  const result = isRefusal(gun) ? MISS : throwGun(ctx.dice, gun, `${mount} of ${id} at ${target.id}`)
  const { dice, normal, penetrating, semiPiercing: hits, kills } = result
  ctx.emit({ type: 'mountFired', ship: id, mount, target, system, dice, normal, penetrating, hits, kills })
  return result
}
/** FT-SEQ-08: damage counts at once. FT-DMG-06: the fire of a ship at one target is one event. What needle beams destroy works until all its mounts have fired. */
function fireAll(ctx: Context, id: string): void {
  for (const shots of inDiceOrder(shipOf(ctx.state, id), ctx.state.shots)) {
    const results = shots.map((shot) => fireMount(ctx, id, shot))
    const needled = shots.flatMap(({ system }, index) => (system !== null && results[index]?.needled ? [system] : []))
    const [shot] = shots
    if (shot?.target.kind !== 'ship') continue
    const { id: target } = shot.target
    for (const system of needled) if (mayBeNeedled(shipOf(ctx.state, target), system)) loseSystem(ctx, target, system, 'destroyed')
    mark(ctx, target, addHits(...results), { kind: 'fire', by: id })
  }
}

export const fireSteps: GameSteps<RuleTypes, 'fire' | 'evade' | 'shots' | 'lateChecks'> = {
  fire: {
    asks({ seats }, state) {
      const seat = nextToFire(state, seats)
      return seat ? askTogether(seat) : askNobody
    },
    play({ seats }, ctx, orders) {
      const seat = nextToFire(ctx.state, seats)
      const order = seat && orders[seat]
      if (!order) return
      const others = afterSeat(seats, seat)
      if (order.order !== 'fire') {
        ctx.emit({ type: 'fireEnded', seat })
        ctx.next({ step: 'fire', seats: others })
        return
      }
      const { ship, shots } = order
      ctx.emit({ type: 'fireDeclared', ship, shots, turn: ctx.state.turn })
      const groups = [...new Set(shots.flatMap(({ target }) => (target.kind === 'group' ? [target.id] : [])))]
      const evades = groups.map((group) => ({ step: 'evade', group, by: ship }) as const)
      ctx.next(...evades, { step: 'shots', ship }, { step: 'fire', seats: [...others, seat] })
    },
  },
  /** FT-OPT-03, FT-FTR-07: evading costs one endurance. */
  evade: {
    asks({ group }, state) {
      const { seat, endurance } = groupOf(state, group)
      return endurance > 0 ? askTogether(seat) : askNobody
    },
    play({ group, by }, ctx, orders) {
      const order = orders[groupOf(ctx.state, group).seat]
      const evades = order?.order === 'evade' && order.evade
      if (order) ctx.emit({ type: 'evasionAnswered', group, by, evades, turn: ctx.state.turn })
    },
  },
  shots: { play: ({ ship }, ctx) => fireAll(ctx, ship) },
  lateChecks: {
    play(_, ctx) {
      for (const { id } of present(ctx.state)) settleFire(ctx, id)
    },
  },
}
