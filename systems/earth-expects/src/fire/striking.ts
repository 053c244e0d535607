// The impact of an attack (EE-POI) as events: the roll that shifts the row, the damage, the boxes hit. Its rules are in `placement.ts`.
import type { Context } from '../chapter.ts'
import { emitHits, placingOn } from '../damage/placing.ts'
import type { State } from '../state.ts'
import { shipOf } from '../table.ts'
import { attackIn } from './aim.ts'
import { type AimedAttack, PLACED_BY, type PlacementPort, place } from './placement.ts'
import { rollRailgun } from './shooting.ts'
import { strengthSum, weaponIn } from './weapons.ts'

function aimedIn(state: State): AimedAttack {
  const { heading, row, high, ...attack } = attackIn(state)
  if (heading === null || row === null || high === null) throw new Error('the row has not been chosen')
  return { ...attack, heading, row, high }
}

export function strike(ctx: Context): void {
  const attack = aimedIn(ctx.state)
  const placing = placingOn(ctx.state, shipOf(ctx.state, attack.at))
  place(portOf(ctx, attack), attack, placing)
  emitHits(ctx, placing, PLACED_BY[attack.kind])
  if (attack.rapid && attack.rapid.left > 0) {
    const { left, hits } = attack.rapid
    ctx.emit({ type: 'rapidWentOn', by: attack.by, left, hits })
    rollRailgun(ctx, attackIn(ctx.state), left, hits)
    return
  }
  ctx.emit({ type: 'attackEnded', by: attack.by })
}

/** Emits the rolls of an attack as events about its target. */
function portOf(ctx: Context, { kind, by, at, weapon }: AimedAttack): PlacementPort {
  const { state } = ctx
  const { id: ship, seat } = shipOf(state, at)
  return {
    table: state,
    dice: ctx.dice,
    strength: kind === 'railgun' ? strengthSum(weaponIn(state, shipOf(state, by), weapon)) : 0,
    impact: ({ line: { heading, row }, box, dice, turnedAt }) =>
      ctx.emit({ type: 'impactRolled', ship, seat, dice, heading, row, box, turnedAt }),
    damage: (dice, damage) => ctx.emit({ type: 'damageRolled', ship, seat, dice, damage }),
  }
}
