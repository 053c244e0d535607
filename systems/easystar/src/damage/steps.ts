// Critical hits (ES-CRT), the choice of what is lost, and the end of a turn (ES-WIN, ES-SCN).
import { die, explained, together } from '@admiralty/kernel'
import { CRITICALS, type Critical } from '../../data/tables.ts'
import type { StepOf, StepsOf, Telling } from '../chapter.ts'
import { isWeapon } from '../design/units.ts'
import type { Ship } from '../state.ts'
import { allied, flying, sheetOf, shipOf, topSpeed } from '../table.ts'
import { inflict, score } from './inflict.ts'
import { hasFired, losable } from './losable.ts'
import { end, verdict } from './victory.ts'
import { lossWorth } from './worth.ts'

type Struck = StepOf<'critical'>

/** ES-CRT-02, ES-CRT-03: T6. A row that cannot happen to this ship is ignored (ES-CRT-05). */
const EFFECT: Readonly<Record<Critical, (ship: Ship, step: Struck, story: Telling) => void>> = {
  nav: ({ id, seat, navHit }, _, story) => {
    if (!navHit) story.tell({ type: 'navHit', ship: id, seat })
  },
  ownerLoses: ({ id, seat }, { combat }, story) => story.next({ step: 'loseItem', ship: id, chooser: seat, combat }),
  attackerTakes: (ship, { against, combat }, story) => {
    // Who is to choose must see; a friend has seen already.
    if (!allied(story.state, ship.seat, against))
      story.tell({ type: 'sheetShown', ship: ship.id, seat: ship.seat, items: losable(story.state, ship), chooser: against })
    story.next({ step: 'loseItem', ship: ship.id, chooser: against, combat })
  },
  slow1: (ship, _, story) => slow(ship, 1, story),
  slow2: (ship, _, story) => slow(ship, 2, story),
  /** R-ES-78: past shield and armour; it may be the last. */
  damage: ({ id }, { against, combat }, story) =>
    inflict(story, id, explained(['critical hit', 1, 'ES-CRT-02']), { combat, by: against, reason: 'ES-CRT-02' }),
}

/** ES-CRT-07, R-ES-81: no more than there is. */
function slow({ id, seat }: Ship, speeds: number, story: Telling): void {
  const by = Math.min(speeds, topSpeed(story.state, shipOf(story.state, id)).total)
  if (by > 0) story.tell({ type: 'slowed', ship: id, seat, by })
}

const isIgnored = (ship: Ship, result: Critical, top: number): boolean =>
  // ES-CRT-05
  (result === 'nav' && ship.navHit) || ((result === 'slow1' || result === 'slow2') && top === 0)

export const damageSteps: StepsOf<'critical' | 'loseItem' | 'turnEnd'> = {
  critical: {
    play(step, story) {
      const ship = shipOf(story.state, step.ship)
      if (!flying(ship)) return
      const face = die(story.dice, 6, `critical hit on ${ship.id}`)
      const result = CRITICALS[story.state.setup.options.criticals][face - 1] ?? 'nav'
      const ignored = isIgnored(ship, result, topSpeed(story.state, ship).total)
      story.tell({ type: 'criticalRolled', ship: ship.id, seat: ship.seat, die: face, result, ignored })
      EFFECT[result](ship, step, story)
    },
  },

  /** Always asked: whether there is anything to lose is the owner's secret. */
  loseItem: {
    asks: ({ chooser }) => together(chooser),
    play({ ship: id, chooser, combat }, story, orders) {
      const order = orders[chooser]
      const ship = shipOf(story.state, id)
      const item = order?.order === 'lose' ? losable(story.state, ship).find((thing) => thing.id === order.item) : undefined
      if (!item) return
      const fighters = (sheetOf(story.state, ship)?.fighters ?? []) // ES-AUX-BAY-02
        .filter(({ bay }) => bay === item.id)
        .map(({ id: lost, kind }) => ({ id: lost, kind }))
      const owed = combat && isWeapon(item) && !hasFired(ship, item)
      story.tell({ type: 'itemLost', ship: id, seat: ship.seat, item, chooser, owed, fighters })
      if (combat) score(story, ship.seat, lossWorth(ship.hull, item, fighters))
    },
  },

  turnEnd: {
    play(_, story) {
      const outcome = verdict(story.state)
      if (outcome) end(story, outcome)
      else story.next({ step: 'turnStart' })
    },
  },
}
