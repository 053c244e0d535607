// Critical hits (ES-CRT), the choice of the lost item, and the end of a turn (ES-WIN, ES-SCN).

import { askTogether, die, explained, type GameSteps } from '@admiralty/kernel'
import { CRITICALS, type Critical } from '../../data/tables.ts'
import type { Context, RuleTypes } from '../chapter.ts'
import { isWeapon } from '../design/units.ts'
import { hasFired } from '../fire/slots.ts'
import type { Ship } from '../state.ts'
import type { StepOf } from '../steps.ts'
import { allied, flying, sheetOf, shipOf, topSpeed } from '../table.ts'
import { inflict, score } from './inflict.ts'
import { losable } from './losable.ts'
import { end, verdict } from './victory.ts'
import { lossWorth } from './worth.ts'

type Struck = StepOf<'critical'>

/** ES-CRT-02, ES-CRT-03: table T6. A row that is impossible for this ship is ignored (ES-CRT-05). */
const EFFECT: Readonly<Record<Critical, (ship: Ship, step: Struck, ctx: Context) => void>> = {
  nav: ({ id, seat, navHit }, _, ctx) => {
    if (!navHit) ctx.emit({ type: 'navHit', ship: id, seat })
  },
  ownerLoses: ({ id, seat }, { combat }, ctx) => ctx.next({ step: 'loseItem', ship: id, chooser: seat, combat }),
  attackerTakes: (ship, { against, combat }, ctx) => {
    // The chooser must see the items; an ally sees the sheet anyway.
    if (!allied(ctx.state, ship.seat, against))
      ctx.emit({ type: 'sheetShown', ship: ship.id, seat: ship.seat, items: losable(ctx.state, ship), chooser: against })
    ctx.next({ step: 'loseItem', ship: ship.id, chooser: against, combat })
  },
  slow1: (ship, _, ctx) => slow(ship, 1, ctx),
  slow2: (ship, _, ctx) => slow(ship, 2, ctx),
  /** R-ES-78: ignores shield and armour and may destroy the ship. */
  damage: ({ id }, { against, combat }, ctx) =>
    inflict(ctx, id, explained(['critical hit', 1, 'ES-CRT-02']), { combat, by: against, reason: 'ES-CRT-02' }),
}

/** ES-CRT-07, R-ES-81: top speed never falls below 0. */
function slow({ id, seat }: Ship, speeds: number, ctx: Context): void {
  const by = Math.min(speeds, topSpeed(ctx.state, shipOf(ctx.state, id)).total)
  if (by > 0) ctx.emit({ type: 'slowed', ship: id, seat, by })
}

const isIgnored = (ship: Ship, result: Critical, top: number): boolean =>
  // ES-CRT-05
  (result === 'nav' && ship.navHit) || ((result === 'slow1' || result === 'slow2') && top === 0)

export const damageSteps: GameSteps<RuleTypes, 'critical' | 'loseItem' | 'turnEnd'> = {
  critical: {
    play(step, ctx) {
      const ship = shipOf(ctx.state, step.ship)
      if (!flying(ship)) return
      const face = die(ctx.dice, 6, `critical hit on ${ship.id}`)
      const result = CRITICALS[ctx.state.setup.options.criticals][face - 1] ?? 'nav'
      const ignored = isIgnored(ship, result, topSpeed(ctx.state, ship).total)
      ctx.emit({ type: 'criticalRolled', ship: ship.id, seat: ship.seat, die: face, result, ignored })
      EFFECT[result](ship, step, ctx)
    },
  },

  /** The chooser is always asked, because it is secret whether there is anything to lose. */
  loseItem: {
    asks: ({ chooser }) => askTogether(chooser),
    play({ ship: id, chooser, combat }, ctx, orders) {
      const order = orders[chooser]
      const ship = shipOf(ctx.state, id)
      const item = order?.order === 'lose' ? losable(ctx.state, ship).find((thing) => thing.id === order.item) : undefined
      if (!item) return
      const fighters = (sheetOf(ctx.state, ship)?.fighters ?? []) // ES-AUX-BAY-02
        .filter(({ bay }) => bay === item.id)
        .map(({ id: lost, kind }) => ({ id: lost, kind }))
      const owed = combat && isWeapon(item) && !hasFired(ship, item)
      ctx.emit({ type: 'itemLost', ship: id, seat: ship.seat, item, chooser, owed, fighters })
      if (combat) score(ctx, ship.seat, lossWorth(ship.hull, item, fighters))
    },
  },

  turnEnd: {
    play(_, ctx) {
      const outcome = verdict(ctx.state)
      if (outcome) end(ctx, outcome)
      else ctx.next({ step: 'turnStart' })
    },
  },
}
