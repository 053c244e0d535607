// The call for the worlds of a newcomer.
import { type Dice, die } from '@admiralty/kernel'
import { callRules } from '../chapter.ts'
import { drawn } from '../draft/cards.ts'
import { worldValue } from '../draft/ranking.ts'
import type { OrderOf } from '../orders.ts'
import { verdictOf } from '../start/judged.ts'
import type { View } from '../state.ts'
import { enterFaults, openWorlds } from './newcomers.ts'

/** CR-1.1b: worlds that a newcomer claims at most: as many as twelve cards make pairs. */
export const MOST_CLAIMED = 6
/** CR-O.5: the most valuable worlds of the rim, for a newcomer that comes in. */
export function proposedEntry(view: View): OrderOf<'enter'> {
  const left = [...openWorlds(view)]
  const worlds: string[] = []
  while (left.length > 0 && worlds.length < MOST_CLAIMED) {
    const values = left.map((world) => worldValue(view.land, world, worlds).total)
    const [best] = left.splice(values.indexOf(Math.max(...values)), 1)
    if (best) worlds.push(best.at)
  }
  return { order: 'enter', worlds }
}
function randomEntry(view: View, dice: Dice): OrderOf<'enter'> {
  const free = openWorlds(view).map(({ at }) => at)
  const count = Math.min(free.length, die(dice, MOST_CLAIMED + 1, 'worlds') - 1)
  return { order: 'enter', worlds: drawn(free, count, dice).cards }
}
/** The question of a newcomer. Who does not answer stays out (CR-X.8). */
export const rimQuestions = {
  enter: callRules('enter', ['enter'], {
    wants: ['CR-1.1b', 'a newcomer claims its worlds now'],
    of: (view) => openWorlds(view).map(({ at }) => at),
    check: (view, _, order) => verdictOf(enterFaults(view, order)),
    randomOrder: (view, _, dice) => randomEntry(view, dice),
    defaultOrder: () => ({ order: 'enter', worlds: [] }),
  }),
}
