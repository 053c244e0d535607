// The question where a seat's groups enter.
import { die, pick } from '@admiralty/kernel'
import { callRules } from '../chapter.ts'
import { entryAt } from '../found.ts'
import type { EntryPlan, OrderOf } from '../orders.ts'
import type { Color } from '../shapes.ts'
import type { EntryGroup } from '../state.ts'
import type { KnownTable } from '../table.ts'
import { entryFault, frozenSpeed, groupsToEnter, standingPlace, standingShips } from './entering.ts'

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

export const enter = callRules('enter', ['enter'], {
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
