import { seededDice } from '@admiralty/kernel'
import { describe, expect, test } from 'vitest'
import { row as along, rowSet, type TestBattle } from '../battle-for-tests.ts'
import { rowsIn } from '../fire/aim.ts'
import { type Damage, midShot } from '../fire/chase-for-tests.ts'
import { view } from '../game.ts'
import { shipOf } from '../table.ts'
import { BOX_WORTH, LEVEL_WORTH } from './evaluate.ts'
import { policy } from './policy.ts'

/** The only proposal of the bot. */
function only({ state }: TestBattle, seat: string) {
  const [order, ...others] = policy.propose(view(state, seat), seededDice(1))
  expect(others).toEqual([])
  return order
}
const FACES = [1, 2, 3, 4, 5, 6]
const leftOf = ({ state }: TestBattle): number => {
  const { design, levels } = shipOf(state, 'i')
  return design.boxes.reduce((sum, { at, type }) => sum + BOX_WORTH[type] * LEVEL_WORTH[levels[at.join()] ?? 'sound'], 0)
}
/** The worth left of the Icarus for each row, averaged over all 36 rolls. */
const byRow = (shot: TestBattle): ReadonlyMap<number, number> =>
  new Map(
    rowsIn(view(shot.state, 'yellow')).map((row) => [
      row,
      FACES.reduce((all, one) => all + FACES.reduce((sum, two) => sum + leftOf(shot.go(along(row, 'right'), one, two)), 0), 0) / 36,
    ]),
  )
const least = (of: ReadonlyMap<number, number>): number => Math.min(...of.values())

const HALF_GONE: Damage = { Ll: 'destroyed', el: 'destroyed', Hl: 'critical', E: 'critical', C: 'moderate' }
const HEADINGS = [0, 1, 2, 3, 4, 5] as const

describe('the row of a shot', () => {
  test.each(['laser', 'ion'] as const)('EE-POI-01, EE-POI-04: a point of %s fire takes the row with the largest expected loss', (kind) => {
    for (const heading of HEADINGS)
      for (const damage of [{}, HALF_GONE]) {
        const shot = midShot({ kind, points: 1, headings: [heading] }, damage)
        const order = only(shot, 'yellow')
        const worths = byRow(shot)
        expect(order?.order === 'row' && worths.get(order.row)).toBeCloseTo(least(worths))
      }
  })
  test('EE-POI-01: the best row is not always the middle one', () => {
    const chosen = HEADINGS.map((heading) => {
      const shot = midShot({ kind: 'laser', points: 1, headings: [heading] }, HALF_GONE)
      const rows = rowsIn(view(shot.state, 'yellow'))
      const order = only(shot, 'yellow')
      return order?.order === 'row' && order.row === rows[Math.floor(rows.length / 2)]
    })
    expect(chosen).toContain(false)
  })
  test('EE-MIS-14, EE-POI-01: a missile does not take an outermost row', () => {
    const shot = midShot({ kind: 'missile', points: null, headings: [0], weapon: 'm1' })
    const order = only(shot, 'yellow')
    expect(order?.order === 'row' && rowsIn(view(shot.state, 'yellow')).slice(1, -1)).toContain(order?.order === 'row' && order.row)
  })
  test('EE-POI-02: the defender chooses the direction of rows with the smaller loss', () => {
    for (const headings of [
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 4],
    ] as const) {
      const shot = midShot({ kind: 'laser', points: 1, headings }, HALF_GONE)
      const left = headings.map((heading) => least(byRow(shot.go(rowSet(heading)))))
      const order = only(shot, 'blue')
      const chosen = headings.findIndex((heading) => order?.order === 'rowSet' && order.heading === heading)
      expect(left[chosen]).toBeCloseTo(Math.max(...left))
    }
  })
})
