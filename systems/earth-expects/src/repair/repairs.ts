// The Repairs step (EE-REP, EE-VRP): light damage clears, crews that did not manoeuvre repair boxes and reload launchers.
import { askTogether, die, type GameSteps, likely, pick } from '@admiralty/kernel'
import { CREWS, type Level } from '../../data/tables.ts'
import { byShip, commanded, judgeShips } from '../ask.ts'
import { unless } from '../at-most.ts'
import { type Context, callRules, type RuleTypes } from '../chapter.ts'
import { showsItself } from '../hiding/disguise.ts'
import { findHidden } from '../hiding/finding.ts'
import { type OrderOf, orderOf } from '../orders.ts'
import type { Ship } from '../state.ts'
import {
  allShips,
  audienceOf,
  eventAbout,
  flying,
  isDisguised,
  ownSeats,
  policyOf,
  seatsOn,
  seatsWithShips,
  shipOf,
  sideOf,
} from '../table.ts'
import { cannotRepair, isBusy, MENDED, mendable, ROLLED, repairsOf, usefulRepairs, workable } from './hands.ts'

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

/** EE-DAM-02, EE-REP-01: clears light damage; with variable repairs each box needs a die of 2 or more (EE-VRP-02). */
function clearLight(ctx: Context, ship: Ship): void {
  const light = Object.keys(ship.levels).filter((box) => ship.levels[box] === 'light')
  if (light.length === 0) return
  // A passenger ship has no light damage, so only the owner's side learns of light damage to a disguised ship.
  const own = ownSeats(ctx.state, ship)
  const to = isDisguised(ctx.state, ship) ? own : audienceOf(ctx.state, ship.id)
  if (!ctx.state.setup.options.variableRepairs) {
    ctx.emit({ type: 'lightCleared', ship: ship.id, seat: ship.seat, to, boxes: light })
    return
  }
  for (const box of light) {
    const face = die(ctx.dice, CREWS[ship.crew].sides, `light damage of ${ship.id}`)
    const worked = face >= 2
    const level = worked ? 'sound' : 'light'
    const seen = ctx.state.ships[ship.id]?.levels[box] ?? level
    const beneath = isDisguised(ctx.state, ship) ? level : null
    const about = { ship: ship.id, seat: ship.seat, to, own }
    ctx.emit({ type: 'repaired', ...about, box, level: beneath ? seen : level, die: face, worked, beneath })
  }
}
/** `by`: the crew, or a control box that repairs itself (EE-VRP-05). */
function mend(ctx: Context, ship: Ship, box: string, by: 'crew' | 'itself'): void {
  const rolls = ctx.state.setup.options.variableRepairs
  const face = rolls ? die(ctx.dice, CREWS[ship.crew].sides, `repair of ${ship.id}`) : null // EE-CRQ-02
  const after = (level: Level): Level | undefined => (face === null ? MENDED[level] : ROLLED[by](level, face))
  const trueLevel = ship.levels[box] ?? 'sound'
  const shown = ctx.state.ships[ship.id]?.levels[box] ?? trueLevel
  const seen = isDisguised(ctx.state, ship) ? shown : trueLevel
  ctx.emit({
    type: 'repaired',
    ...eventAbout(ctx.state, ship),
    own: ownSeats(ctx.state, ship),
    box,
    level: after(seen) ?? seen,
    die: face,
    worked: after(seen) !== undefined,
    beneath: isDisguised(ctx.state, ship) ? (after(trueLevel) ?? trueLevel) : null,
  })
}
/** EE-GEN-25, EE-REP-06: reloads the launchers of a ship without manoeuvre power. */
function reload(ctx: Context, ship: Ship): void {
  if (isBusy(ctx.state, ship) || !ctx.state.secret[ship.seat]?.empty[ship.id]?.length) return
  ctx.emit({ type: 'reloaded', ship: ship.id, seat: ship.seat, own: seatsOn(ctx.state, sideOf(ctx.state, ship.seat)) })
}

const NONE: OrderOf<'repair'> = { order: 'repair', ships: {} }
const repair = callRules('repair', ['repair'], {
  wants: ['EE-REP-02', 'choose the boxes to repair'],
  of: (view, me) => commanded(view, me).flatMap((ship) => workable(view, ship).map((box) => `${ship.id}/${box}`)),
  check: (view, me, { ships }) => judgeShips(view, me, ships, cannotRepair),
  forcedOrder: (view, seat) => unless(view, seat, (known) => commanded(known, seat).some((ship) => workable(known, ship).length > 0), NONE),
  others: ['EE-REP-02', 'your ships have nothing to repair, or nobody who could: choose no box'],
  randomOrder: (view, me, dice) => ({
    order: 'repair',
    ships: byShip(commanded(view, me), (ship) => {
      const able = mendable(view, ship)
      const first = able.length > 0 ? pick(dice, able) : undefined
      return likely(dice, 1, 2) && first !== undefined && repairsOf(view, ship) > 0 ? [first] : usefulRepairs(view, ship)
    }),
  }),
  defaultOrder: (view, me) => ({ order: 'repair', ships: byShip(commanded(view, me), (ship) => usefulRepairs(view, ship)) }),
})
export const repairQuestions = { repair }
