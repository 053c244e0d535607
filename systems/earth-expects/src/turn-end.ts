// The end of a turn: ships leave the battle, and it may be over.
import type { GameSteps, RuleId } from '@admiralty/kernel'
import type { Context, RuleTypes } from './chapter.ts'
import { groupOf } from './hull.ts'
import { reaches } from './setting/losses.ts'
import { outcomeNow } from './setting/victory.ts'
import type { Ship } from './state.ts'
import { openShips, shipOf } from './table.ts'

export const turnEndSteps: GameSteps<RuleTypes, 'turnEnd'> = {
  turnEnd: {
    play(_, ctx) {
      for (const ship of openShips(ctx.state)) if (ship.ftl !== null && ship.ftl >= FTL) leave(ctx, ship, 'EE-FTL-02')
      const outcome = outcomeNow(ctx.state)
      if (!outcome) for (const ship of openShips(ctx.state)) if (reaches(ctx.state, ship)) leave(ctx, ship, 'EE-GEN-20')
      if (outcome) ctx.emit({ type: 'ended', outcome })
      else ctx.next({ step: 'turnStart' })
    },
  },
}

/** EE-FTL-02: hexes to move before leaving. */
const FTL = 12
/** Docked ships leave together (EE-DOC-05). */
function leave(ctx: Context, ship: Ship, why: RuleId): void {
  for (const { id: gone } of groupOf(ctx.state, ship)) ctx.emit({ type: 'shipLeft', ship: gone, seat: shipOf(ctx.state, gone).seat, why })
}
