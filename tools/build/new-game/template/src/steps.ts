// The sequence of play: supplies, then turns in which both ships act at once. A step asks seats, rolls dice and emits events.
import { askTogether, type ChapterTypes, type ContextOf, die, explained, type GameSteps } from '@admiralty/kernel'
import type { Observation, OwnEvent } from './events.ts'
import type { Order } from './orders.ts'
import { type Color, enemyOf, LAST_TURN, type Position, SEATS, type State, SUPPLIES, type View } from './state.ts'

/** The types of this game, for the contract. */
export interface Template extends Omit<ChapterTypes<State, View, Order, OwnEvent, Observation>, 'offer'> {
  readonly position: Position
  readonly offer: readonly Order[]
}
type Context = ContextOf<Template>

/** The least face that hits (TP-GUN-01, TP-TOR-01). */
export const NEEDED = { guns: 4, torpedo: 3 } as const

export const steps: GameSteps<Template> = {
  load: {
    asks: () => askTogether(...SEATS),
    play(_, ctx, orders) {
      for (const seat of SEATS) {
        const order = orders[seat]
        const torpedoes = order?.order === 'load' ? order.torpedoes : 0
        ctx.emit({ type: 'loaded', seat, torpedoes, repairs: SUPPLIES - torpedoes })
      }
      beginTurn(ctx, 1)
    },
  },
  /** TP-SEQ-01: repairs come first, and both ships fire, even one that is hit. */
  act: {
    asks: () => askTogether(...SEATS),
    play(_, ctx, orders) {
      for (const seat of SEATS) if (orders[seat]?.order === 'repair') repair(ctx, seat)
      const damage = SEATS.map((seat) => [enemyOf(seat), fire(ctx, seat, orders[seat]?.order)] as const)
      for (const [seat, points] of damage)
        if (points > 0) ctx.emit({ type: 'damaged', seat, damage: explained(['hits', points, 'TP-GUN-01']) })
      ctx.next({ step: 'turnEnd' })
    },
  },
  turnEnd: {
    play(_, ctx) {
      const { ships, turn } = ctx.state
      const sunk = SEATS.filter((seat) => ships[seat].hull === 0)
      if (sunk.length === 0 && turn < LAST_TURN) return beginTurn(ctx, turn + 1)
      const most = Math.max(ships.yellow.hull, ships.blue.hull)
      const best = SEATS.filter((seat) => ships[seat].hull === most)
      const why = sunk.length > 0 ? 'TP-END-01' : 'TP-END-02'
      ctx.emit({ type: 'ended', outcome: { winners: best.length === 1 ? best : [], why, scores: null } })
    },
  },
}

function beginTurn(ctx: Context, turn: number): void {
  ctx.emit({ type: 'turnBegan', turn })
  ctx.next({ step: 'act' })
}
function repair(ctx: Context, seat: Color): void {
  const { hull } = ctx.state.ships[seat]
  const more = Math.min(2, ctx.state.setup.hull - hull)
  ctx.emit({ type: 'repaired', seat, hull: explained(['hull', hull, 'TP-GEN-01'], ['a repair', more, 'TP-REP-01']) })
}
/** Rolls for the ship's fire, and returns the points of damage that it causes. */
function fire(ctx: Context, seat: Color, order: Order['order'] | undefined): number {
  if (order === 'guns') {
    const dice = ctx.dice.roll(2, 6, `guns of ${seat}`)
    const hits = dice.filter((face) => face >= NEEDED.guns).length
    ctx.emit({ type: 'gunsFired', seat, dice, hits })
    return hits
  }
  if (order !== 'torpedo') return 0
  const face = die(ctx.dice, 6, `torpedo of ${seat}`)
  const hit = face >= NEEDED.torpedo
  ctx.emit({ type: 'torpedoFired', seat, die: face, hit })
  return hit ? 3 : 0
}
