// Answers before the first turn.
import { type Dice, isRefusal, likely, pick } from '@admiralty/kernel'
import { callRules, PASS } from '../chapter.ts'
import type { Design } from '../design/design.ts'
import { pointsOf } from '../design/price.ts'
import { shipyard } from '../design/shipyard.ts'
import { changedEntries, legalChanges } from './changes.ts'
import { enter } from './enter-question.ts'
import { budgetFor, defaultFleet, fleetFault, MOST_SHIPS } from './fleet.ts'

/** Ready-made ships, now and then one of a random design, while points are left. */
function randomFleet(budget: number, dice: Dice): readonly Design[] {
  const fleet: Design[] = []
  for (let left = budget; fleet.length < MOST_SHIPS; ) {
    const own = likely(dice, 1, 4) ? shipyard.randomDesign(dice) : undefined
    const ships = shipyard.ready.filter((design) => pointsOf(design).total <= left)
    if (ships.length === 0) break
    const next = own && pointsOf(own).total <= left ? own : pick(dice, ships)
    fleet.push(next)
    left -= pointsOf(next).total
    if (likely(dice, 1, 6)) break
  }
  return fleet
}
const fleet = callRules('fleet', ['fleet'], {
  of: () => [],
  check: (view, me, { designs }) => fleetFault(view, me, designs),
  wants: ['FT-SCN-10', 'the fleet is chosen now'],
  randomOrder: (view, me, dice) => ({ order: 'fleet', designs: randomFleet(budgetFor(view, me), dice) }),
  defaultOrder: (view, me) => ({ order: 'fleet', designs: defaultFleet(budgetFor(view, me)) }),
})

const change = callRules('change', ['change', 'pass'], {
  of: ({ entries }) => Object.keys(entries).map((id) => ({ id })),
  check(view, me, { change: wanted }) {
    const changed = changedEntries(view, me, wanted)
    return isRefusal(changed) ? changed : undefined
  },
  wants: ['FT-SET-05', 'entries are changed now'],
  randomOrder(view, me, dice) {
    const changes = legalChanges(view, me)
    return changes.length === 0 || likely(dice, 1, 5) ? PASS : { order: 'change', change: pick(dice, changes) }
  },
  defaultOrder: () => PASS,
})
export const settingQuestions = { fleet, enter, change }
