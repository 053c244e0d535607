// Test helpers: apply damage to a single ship with scripted dice, and read the hits.
import { type Dice, type RuleId, scriptedDice } from '@admiralty/kernel'
import { type Placed, setupWith } from '../battle-for-tests.ts'
import type { Context, GameEvent } from '../chapter.ts'
import type { Design } from '../design/design.ts'
import { ship } from '../fire/ships-for-tests.ts'
import { evolve } from '../game.ts'
import { stateOf } from '../position.ts'
import type { Ship } from '../state.ts'
import { shipOf } from '../table.ts'
import { emitHits, type Placing, placingOn } from './placing.ts'

/** The `boxesHit` events of one cause of damage. Throws if faces are left over. */
export function hitsFrom(of: Design, damage: (ctx: Context, ship: Ship) => void, faces: readonly number[], more: Partial<Placed> = {}) {
  const dice = scriptedDice(...faces)
  const events: GameEvent[] = []
  let state = stateOf(setupWith(), { ships: { a: ship('yellow', of, more) } })
  const nothingNext = (): never => {
    throw new Error('damage has no steps')
  }
  const ctx: Context = {
    get state() {
      return state
    },
    dice,
    emit(event) {
      events.push(event)
      state = evolve(state, event)
    },
    next: nothingNext,
    drop: nothingNext,
  }
  damage(ctx, shipOf(state, 'a'))
  if (dice.left().length > 0) throw new Error(`left over: ${dice.left().join()}`)
  return events.flatMap((event) => (event.type === 'boxesHit' ? [event] : []))
}
/** The boxes hit in order, and the number of wasted points. */
export function resultOf(...[of, damage, faces, more]: Parameters<typeof hitsFrom>): {
  readonly boxes: readonly string[]
  readonly wasted: number
} {
  const events = hitsFrom(of, damage, faces, more)
  return {
    boxes: events.flatMap(({ hits }) => hits.map(({ box }) => box)),
    wasted: events.reduce((sum, { wasted }) => sum + wasted, 0),
  }
}
/** Damage that only places its hits, as a cause of damage that emits them. */
export const emitted =
  (place: (dice: Dice, placing: Placing, ship: string) => void, why: RuleId) =>
  (ctx: Context, of: Ship): void => {
    const placing = placingOn(ctx.state, of)
    place(ctx.dice, placing, of.id)
    emitHits(ctx, placing, why)
  }
