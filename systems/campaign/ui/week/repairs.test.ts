import { expect, test } from 'vitest'
import { designNamed } from '../../src/table-for-tests.ts'
import { newCondition } from '../../src/tactics-port.ts'
import { game } from '../../test/battle-game.ts'
import { faultsOfBook, openWeek } from './form-for-tests.ts'
import { brokenShips, orderedBoxes, withAllWork, withBoxes } from './repairs.ts'

const fresh = newCondition(game, designNamed('Osprey')) as Readonly<Record<string, number>> // a condition is a plain object of Full Thrust
const condition = { ...fresh, hull: 5, systems: { 'beam-1': 'lost' } }
const open = openWeek({
  holdings: {
    capital: '0101',
    treasury: 100_000,
    ships: [
      { design: 'Osprey', id: 'broken', at: '0101', condition },
      { design: 'Osprey', id: 'whole', at: '0101' },
      {
        design: 'Osprey',
        id: 'mending',
        at: '0101',
        condition,
        jobs: [
          { work: { do: 'part', id: 'beam-1' }, weeks: 1 },
          { work: { do: 'hull', boxes: 2 }, weeks: 1 },
        ],
      },
    ],
  },
})
const [broken, mending] = brokenShips(game, open.holdings)

test('CR-11.2: ships that need work are listed with it, without what is in hand', () => {
  expect(brokenShips(game, open.holdings).map(({ ship }) => ship.id)).toEqual(['broken', 'mending'])
  expect(broken?.works).toEqual([{ do: 'part', id: 'beam-1' }])
  expect(broken?.lost.hull).toBeGreaterThan(2)
  expect(mending).toMatchObject({ works: [], lost: { hull: (broken?.lost.hull ?? 0) - 2, armour: 0 } })
})
test('CR-11.2: a book repairs any number of boxes, and the rules allow it', () => {
  const two = withBoxes(withBoxes(open.draft.book, 'broken', 'hull', 1), 'broken', 'hull', 2)
  expect([orderedBoxes(two, 'broken', 'hull'), two.repairs.length, faultsOfBook(open, two)]).toEqual([2, 1, []])
  expect(withBoxes(two, 'broken', 'hull', 0).repairs).toEqual([])
})
test('CR-11.2: everything on a ship is ordered once', () => {
  if (!broken) throw new Error('no ship needs work')
  const all = withAllWork(withAllWork(open.draft.book, broken), broken)
  expect(all.repairs.map(({ work }) => work.do)).toEqual(['part', 'hull'])
  expect(faultsOfBook(open, all)).toEqual([])
  expect(withAllWork(all, broken)).toBe(all)
})
