// The steps of the set-up: sealed ships, order of play, anomalies, ships on the board (SF-SET).
import { askTogether, die, type GameSteps, hasSurrendered } from '@admiralty/kernel'
import type { Context, RuleTypes } from '../chapter.ts'
import type { Side } from '../shapes.ts'
import type { Step } from '../steps.ts'
import { admiralOf, sidesOf } from '../table.ts'
import { newShip, unplaced } from './fleets.ts'

/** SF-SET-07: the side with the highest die. Tied highest sides roll again among themselves. */
function highest(ctx: Context, sides: readonly Side[]): Side {
  const rolls = sides.map((side) => ({ side, face: die(ctx.dice, 6, `order of play, ${side}`) }))
  ctx.emit({ type: 'orderRolled', rolls })
  const best = Math.max(...rolls.map(({ face }) => face))
  const [first, ...tied] = rolls.flatMap(({ side, face }) => (face === best ? [side] : []))
  if (first === undefined) throw new Error('no side rolls for the order of play')
  return tied.length > 0 ? highest(ctx, [first, ...tied]) : first
}
/** SF-SET-08: as many tiles as the die shows, for each side or for the board, side after side. */
function tileSteps(order: readonly Side[], face: number, of: 'each' | 'board'): readonly Step[] {
  const tiles = of === 'each' ? face * order.length : face
  return Array.from({ length: tiles }, (_, index) => ({ step: 'anomaly', side: order[index % order.length] ?? 'sol' }))
}

export const settingSteps: GameSteps<RuleTypes, 'ships' | 'orderRoll' | 'anomalyRoll' | 'anomaly' | 'placements' | 'placement'> = {
  ships: {
    asks: (_, state) => askTogether(...state.setup.seats.map(({ seat }) => seat)),
    play(_, ctx, orders) {
      const choosing = ctx.state.setup.seats.filter(({ seat }) => !hasSurrendered(ctx.state, seat))
      const fleets = choosing.map(({ seat }) => {
        const order = orders[seat]
        if (order?.order !== 'ships') throw new Error(`${seat} hands in no ships`)
        return [seat, order.ships.map(({ design }) => design)] as const
      })
      ctx.emit({ type: 'shipsRevealed', fleets: Object.fromEntries(fleets) })
    },
  },
  orderRoll: {
    play(_, ctx) {
      const sides = sidesOf(ctx.state).filter((side) => !ctx.state.out.includes(side))
      const first = sides.indexOf(highest(ctx, sides))
      ctx.emit({ type: 'orderSet', order: [...sides.slice(first), ...sides.slice(0, first)] })
    },
  },
  anomalyRoll: {
    play(_, ctx) {
      const { order, setup } = ctx.state
      const [side] = order
      if (setup.anomalies === 'none') return
      if (side === undefined) throw new Error('no side has the first turn')
      const face = die(ctx.dice, 6, 'number of anomalies')
      ctx.emit({ type: 'anomaliesRolled', side, face })
      ctx.next(...tileSteps(order, face, setup.anomalies))
    },
  },
  /** SF-TEAM-04 */
  anomaly: {
    asks: ({ side }, state) => askTogether(admiralOf(state, side)),
    play({ side }, ctx, orders) {
      if (ctx.state.out.includes(side)) return
      const order = orders[admiralOf(ctx.state, side)]
      if (order?.order === 'tile') ctx.emit({ type: 'tilePlaced', side, tile: order.tile })
      else ctx.emit({ type: 'tilePassed', side })
    },
  },
  placements: {
    play(_, ctx) {
      const sides = ctx.state.order.filter((side) => !ctx.state.out.includes(side) && unplaced(ctx.state, side).length > 0)
      if (sides.length > 0) ctx.next(...sides.map((side) => ({ step: 'placement', side }) as const), { step: 'placements' })
    },
  },
  /** SF-SET-10: a one side after the other places a ship, until all are on the board. */
  placement: {
    asks: ({ side }, state) => askTogether(admiralOf(state, side)),
    play({ side }, ctx, orders) {
      if (ctx.state.out.includes(side)) return
      const order = orders[admiralOf(ctx.state, side)]
      if (order?.order !== 'place') throw new Error(`${side} places no ship`)
      const ship = unplaced(ctx.state, side).find(({ id }) => id === order.ship)
      if (!ship) throw new Error(`${order.ship} cannot be placed`)
      ctx.emit({ type: 'shipPlaced', ship: newShip(ship, side, { hex: order.hex, facing: order.facing }) })
    },
  },
}
