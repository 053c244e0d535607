// CR-17.7: initiative.
import { UMPIRE } from '@admiralty/kernel'
import { describe, expect, test } from 'vitest'
import { battleAt, closed } from '../battles/war-for-tests.ts'
import { attacking, byLane, eventsOf, groupOf, jumpTo, seatWith, week, weekOf, weeksFor } from '../groups/groups-for-tests.ts'
import type { Position } from '../position.ts'
import { after, worldsWith } from '../table-for-tests.ts'
import type { GroupOrder } from '../week/book.ts'

const LAND: Partial<Position> = { worlds: worldsWith({ '0505': 4, '0901': 4 }), lanes: [['0505', '0901']] }
/** The initiative of red, which has been at 0505, and of blue and gold, which come. */
function rolledBy(faces: readonly number[], moves: Readonly<Record<'blue' | 'gold', GroupOrder['move']>>) {
  const state = weekOf(
    {
      ...LAND,
      seats: {
        red: seatWith([groupOf('group-1', '0505', ['Roc'])]),
        blue: seatWith([groupOf('group-1', '0901', ['Roc'])]),
        gold: seatWith([groupOf('group-1', '0506', ['Roc'])]),
      },
    },
    weeksFor(3),
  )
  const met = week(state, {
    red: [attacking('group-1', ['fleet-1'])],
    blue: [attacking('group-1', ['fleet-1'], { move: moves.blue })],
    gold: [attacking('group-1', ['fleet-1'], { move: moves.gold })],
  }).state
  const called = after(met, { [UMPIRE]: { order: 'battle', by: 'abstract' } }).state
  const [found] = eventsOf(after(called, { [UMPIRE]: { order: 'close', batch: 1 } }, { 'W7/initiative/0505': faces }), 'initiative')
  return found
}
const rolls = (faces: readonly number[]) => rolledBy(faces, { blue: byLane('0505'), gold: jumpTo('0505') })

describe('initiative', () => {
  test('CR-17.7: a die, and 2 for who was there from the start or 1 for who came by lane', () => {
    expect(rolls([3, 5, 6])?.rolls).toEqual([
      { seat: 'red', faces: [3], bonus: 2 },
      { seat: 'blue', faces: [5, 6], bonus: 1 },
      { seat: 'gold', faces: [6, 6], bonus: 0 },
    ])
    expect(rolls([1, 4, 6])?.rolls.map(({ faces }) => faces)).toEqual([[1], [4], [6]])
  })
  test('CR-17.7: equal fleets roll again', () => {
    expect(rolls([3, 4, 6, 1, 2])?.rolls.map(({ faces }) => faces)).toEqual([[3, 1, 6], [4, 2, 6], [6]])
  })
  test('CR-17.7: initiative is rolled in the battles of the first batch alone', () => {
    const [first, second] = [battleAt('0505', ['red', 'blue']), { ...battleAt('0901', ['red', 'blue']), batch: 2 as const }]
    const { all } = closed({ steps: [], part: { ...LAND, battles: [first, second] } }, 1)
    expect(all('initiative').map(({ at }) => at)).toEqual(['0505'])
  })
  test('CR-17.9a: a change of entry for each two points of a lead', () => {
    expect(rolls([6, 2, 1])?.leads).toEqual([
      { seat: 'red', over: 'blue', lead: 5, changes: 2 },
      { seat: 'red', over: 'gold', lead: 7, changes: 3 },
      { seat: 'blue', over: 'gold', lead: 2, changes: 1 },
    ])
  })
  test('CR-17.7: dice that always show one face leave the fleets equal', () => {
    const found = rolledBy(
      Array.from({ length: 90 }, () => 4),
      { blue: jumpTo('0506'), gold: jumpTo('0505') },
    )
    expect(found?.seats).toEqual(['red', 'gold'])
    expect(found?.leads).toMatchObject([{ seat: 'red', over: 'gold', lead: 2, changes: 1 }])
  })
})
