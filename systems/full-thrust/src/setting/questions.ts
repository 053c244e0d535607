// Answers before the first turn.
import { type Dice, die, isRefusal, likely, pick } from '@admiralty/kernel'
import { callRules, PASS } from '../chapter.ts'
import type { Design } from '../design/design.ts'
import { pointsOf } from '../design/price.ts'
import { shipyard } from '../design/shipyard.ts'
import { entryAt } from '../found.ts'
import type { EntryPlan, OrderOf } from '../orders.ts'
import type { Color } from '../shapes.ts'
import type { EntryGroup } from '../state.ts'
import type { KnownTable } from '../table.ts'
import { changedEntries, legalChanges } from './changes.ts'
import { entryFault, frozenSpeed, groupsToEnter, standingPlace, standingShips } from './entering.ts'
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

/** MU between ships beside each other. */
const APART = 3
const MIDDLE_SPEED = 6
/** Places of ships in a line abreast. The first ship is in the middle. */
const lineOffset = (number: number): EntryPlan['offsets'][string] => ({
  back: 0,
  right: Math.ceil(number / 2) * APART * (number % 2 === 0 ? 1 : -1),
})
/** The order to enter; `entryOf` makes the plan of a group that is not frozen. */
function enterOrder(table: KnownTable, seat: Color, entryOf: (group: EntryGroup) => EntryPlan): OrderOf<'enter'> {
  const groups = groupsToEnter(table, seat).map((group) => {
    const plan = entryOf(group)
    return [group.id, group.frozen ? { ...plan, speed: frozenSpeed(table, group.ships, group.id), offsets: {} } : plan] as const
  })
  const fixed = standingShips(table, seat).map(({ id }, number) => [id, standingPlace(table, number)] as const)
  return { order: 'enter', groups: Object.fromEntries(groups), standing: Object.fromEntries(fixed) }
}
const enter = callRules('enter', ['enter'], {
  of: (view, me) => [...groupsToEnter(view, me), ...standingShips(view, me)],
  check: entryFault,
  wants: ['FT-SET-01', 'entry points are chosen now'],
  randomOrder: (view, me, dice) =>
    enterOrder(view, me, ({ clocks, ships }) => ({
      clock: pick(dice, clocks),
      speed: die(dice, view.setup.settings.maxEntrySpeed + 1, 'speed') - 1,
      offsets: Object.fromEntries(
        ships.map((id, number) => [id, { ...lineOffset(number), back: die(dice, 7, 'place behind the entry point') - 1 }]),
      ),
    })),
  /** In line abreast at the first entry point. */
  defaultOrder: (view, me) =>
    enterOrder(view, me, ({ clocks, ships }) => ({
      clock: entryAt(clocks, 0),
      speed: Math.min(MIDDLE_SPEED, view.setup.settings.maxEntrySpeed),
      offsets: Object.fromEntries(ships.map((id, number) => [id, lineOffset(number)])),
    })),
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
