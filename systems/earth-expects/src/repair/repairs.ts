// The Repairs step (EE-REP, EE-VRP): light damage is gone, crews that did not manoeuvre mend more, launchers are loaded again.
import { die, likely, pick, together } from '@admiralty/kernel'
import { CREWS, type Level } from '../../data/tables.ts'
import { commanded, firstRefusal, notMine, refuse } from '../ask.ts'
import type { QuestionsOf, StepsOf, Telling } from '../chapter.ts'
import { showsItself } from '../hiding/disguise.ts'
import { findHidden } from '../hiding/finding.ts'
import type { OrderOf } from '../orders.ts'
import type { Ship } from '../state.ts'
import { allShips, audienceOf, flying, isDisguised, ownSeats, policyOf, sailing, seatsOn, shipOf, sideOf } from '../table.ts'
import { cannotRepair, isBusy, MENDED, mendable, ROLLED, repairsOf, usefulRepairs, workable } from './hands.ts'

export const repairSteps: StepsOf<'repair'> = {
  repair: {
    asks: (_, state) => together(...sailing(state).filter((seat) => policyOf(state, seat).repairs === 'asked')),
    play(_, story, orders) {
      for (const ship of allShips(story.state)) {
        if (!flying(ship)) continue
        const order = orders[ship.seat]
        const boxes = order?.order === 'repair' ? (order.ships[ship.id] ?? []) : usefulRepairs(story.state, ship)
        showsItself(story, ship.id, { boxes: [], control: boxes.length })
        const hands = repairsOf(story.state, ship)
        clearLight(story, ship) // EE-REP-04: before the crew makes more of it light
        for (const [at, box] of boxes.entries()) mend(story, shipOf(story.state, ship.id), box, at < hands ? 'crew' : 'itself')
        reload(story, ship)
      }
      findHidden(story)
    },
  },
}

/** EE-DAM-02, EE-REP-01; with variable repairs each on 2 or more (EE-VRP-02). */
function clearLight(story: Telling, ship: Ship): void {
  const light = Object.keys(ship.levels).filter((box) => ship.levels[box] === 'light')
  if (light.length === 0) return
  // A passenger ship's boxes are never lightly damaged: under a disguise nobody else sees the mark, nor that it goes.
  const own = ownSeats(story.state, ship)
  const to = isDisguised(story.state, ship) ? own : audienceOf(story.state, ship.id)
  if (!story.state.setup.options.variableRepairs) {
    story.tell({ type: 'lightCleared', ship: ship.id, seat: ship.seat, to, boxes: light })
    return
  }
  for (const box of light) {
    const face = die(story.dice, CREWS[ship.crew].sides, `light damage of ${ship.id}`)
    const worked = face >= 2
    const level = worked ? 'sound' : 'light'
    const seen = story.state.ships[ship.id]?.levels[box] ?? level
    const beneath = isDisguised(story.state, ship) ? level : null
    story.tell({
      type: 'repaired',
      ship: ship.id,
      seat: ship.seat,
      to,
      own,
      box,
      level: beneath ? seen : level,
      die: face,
      worked,
      beneath,
    })
  }
}
/** `by`: the crew, or a control box that works on itself (EE-VRP-05). */
function mend(story: Telling, ship: Ship, box: string, by: 'crew' | 'itself'): void {
  const rolls = story.state.setup.options.variableRepairs
  const face = rolls ? die(story.dice, CREWS[ship.crew].sides, `repair of ${ship.id}`) : null // EE-CRQ-02
  const after = (level: Level): Level | undefined => (face === null ? MENDED[level] : ROLLED[by](level, face))
  const truly = ship.levels[box] ?? 'sound'
  const shown = story.state.ships[ship.id]?.levels[box] ?? truly
  const seen = isDisguised(story.state, ship) ? shown : truly
  story.tell({
    type: 'repaired',
    ship: ship.id,
    seat: ship.seat,
    to: audienceOf(story.state, ship.id),
    own: ownSeats(story.state, ship),
    box,
    level: after(seen) ?? seen,
    die: face,
    worked: after(seen) !== undefined,
    beneath: isDisguised(story.state, ship) ? (after(truly) ?? truly) : null,
  })
}
/** EE-GEN-25, EE-REP-06. */
function reload(story: Telling, ship: Ship): void {
  if (isBusy(story.state, ship) || !story.state.secret[ship.seat]?.empty[ship.id]?.length) return
  story.tell({ type: 'reloaded', ship: ship.id, seat: ship.seat, own: seatsOn(story.state, sideOf(story.state, ship.seat)) })
}

const NONE: OrderOf<'repair'> = { order: 'repair', ships: {} }
export const repairQuestions: QuestionsOf<'repair'> = {
  repair: {
    offer: (view, me) => ({
      kind: 'repair',
      orders: ['repair'],
      of: commanded(view, me).flatMap((ship) => workable(view, ship).map((box) => `${ship.id}/${box}`)),
    }),
    check(view, me, order) {
      if (order.order !== 'repair') return refuse('EE-REP-02', 'say which boxes are mended')
      return (
        notMine(view, me, Object.keys(order.ships)) ??
        firstRefusal(Object.entries(order.ships), ([ship, boxes]) => cannotRepair(view, shipOf(view, ship), boxes))
      )
    },
    only: (view, seat) =>
      view.secret[seat] && commanded(view, seat).every((ship) => workable(view, ship).length === 0) ? NONE : undefined,
    sample: (view, me, dice) => ({
      order: 'repair',
      ships: Object.fromEntries(
        commanded(view, me).map((ship) => {
          const able = mendable(view, ship)
          const first = able.length > 0 ? pick(dice, able) : undefined
          return [ship.id, likely(dice, 1, 2) && first !== undefined && repairsOf(view, ship) > 0 ? [first] : usefulRepairs(view, ship)]
        }),
      ),
    }),
    standing: (view, me) => ({
      order: 'repair',
      ships: Object.fromEntries(commanded(view, me).map((ship) => [ship.id, usefulRepairs(view, ship)])),
    }),
  },
}
