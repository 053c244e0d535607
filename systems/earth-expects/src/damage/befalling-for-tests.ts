// For tests: something befalls a ship by itself, with every die as it is thrown, and what is told of it.
import { scriptedDice } from '@admiralty/kernel'
import { type Placed, setupWith } from '../battle-for-tests.ts'
import type { Context } from '../chapter.ts'
import type { Design } from '../design/design.ts'
import { evolve, type GameEvent } from '../events.ts'
import { ship } from '../fire/ships-for-tests.ts'
import { stateOf } from '../position.ts'
import type { Ship } from '../state.ts'
import { shipOf } from '../table.ts'

/** What is told when this befalls a ship, all faces used. */
export function told(of: Design, befalls: (ctx: Context, ship: Ship) => void, faces: readonly number[], more: Partial<Placed> = {}) {
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
  befalls(ctx, shipOf(state, 'a'))
  if (dice.left().length > 0) throw new Error(`left over: ${dice.left().join()}`)
  return events.flatMap((event) => (event.type === 'boxesHit' ? [event] : []))
}
/** Where points fell in order, and how many found nothing. */
export function falls(...[of, befalls, faces, more]: Parameters<typeof told>): {
  readonly boxes: readonly string[]
  readonly wasted: number
} {
  const events = told(of, befalls, faces, more)
  return {
    boxes: events.flatMap(({ hits }) => hits.map(({ box }) => box)),
    wasted: events.reduce((sum, { wasted }) => sum + wasted, 0),
  }
}
