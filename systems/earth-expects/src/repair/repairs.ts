// The Repairs step (EE-REP, EE-VRP): light damage clears, crews that did not manoeuvre repair boxes and reload launchers.
import { askTogether, type GameSteps } from '@admiralty/kernel'
import type { RuleTypes } from '../chapter.ts'
import { showsItself } from '../hiding/disguise.ts'
import { findHidden } from '../hiding/finding.ts'
import { orderOf } from '../orders.ts'
import { allShips, flying, policyOf, seatsWithShips, shipOf } from '../table.ts'
import { repairsOf, usefulRepairs } from './hands.ts'
import { clearLight, mend, reload } from './rolls.ts'

export const repairSteps: GameSteps<RuleTypes, 'repair'> = {
  repair: {
    asks: (_, state) => askTogether(...seatsWithShips(state).filter((seat) => policyOf(state, seat).repairs === 'asked')),
    play(_, ctx, orders) {
      for (const ship of allShips(ctx.state)) {
        if (!flying(ship)) continue
        const order = orderOf(orders, ship.seat, 'repair')
        const boxes = order ? (order.ships[ship.id] ?? []) : usefulRepairs(ctx.state, ship)
        showsItself(ctx, ship.id, { boxes: [], control: boxes.length })
        const hands = repairsOf(ctx.state, ship)
        clearLight(ctx, ship) // EE-REP-04: before repairs make other boxes light
        for (const [at, box] of boxes.entries()) mend(ctx, shipOf(ctx.state, ship.id), box, at < hands ? 'crew' : 'itself')
        reload(ctx, ship)
      }
      findHidden(ctx)
    },
  },
}
