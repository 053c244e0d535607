import { expect, test } from 'vitest'
import { shipOf } from '../table.ts'
import { battle, type ShipForTests } from '../table-for-tests.ts'
import { checkedShip } from './marking.ts'
import { hullTrack, nextCheck } from './track.ts'

const withRed = (ship: ShipForTests) => battle({ red: [ship], blue: [{ design: 'Tern', at: [0, 20] }] })
const nextOf = (ship: ShipForTests) => {
  const state = withRed(ship)
  const red = shipOf(state, 'red-1')
  return nextCheck({ ...checkedShip(state, red), owed: red.owed })
}
test('FT-DES-05, FT-DES-24: the track has rows, marked boxes and stars', () => {
  const track = hullTrack(shipOf(withRed({ design: 'Bulwark', condition: { hull: 8 } }), 'red-1'))
  expect(track.map((row) => row.length)).toEqual([7, 7, 7, 6])
  expect(track.map((row) => row.filter(({ marked }) => marked).length)).toEqual([7, 1, 0, 0])
  expect(track.flat().flatMap(({ stars }, index) => (stars > 0 ? [index + 1] : []))).toEqual([6, 12, 18, 24, 27])
})
test('FT-DMG-05: the next check has the number of the row that is finished next, and the chance of each system', () => {
  const next = nextOf({ design: 'Tern', condition: { hull: 3 } })
  expect(next).toMatchObject({ check: { row: 2, extra: 0 }, boxes: 1 })
  expect(next?.systems.map(({ system, chance }) => [system.id, Math.round(chance * 6)])).toEqual([
    ...[
      ['drive', 2],
      ['ftl', 2],
      ['fireCon-1', 2],
      ['beam-1', 2],
      ['beam-2', 2],
      ['pds-1', 2],
      ['bridge', 1],
      ['lifeSupport', 1],
      ['powerCore', 1],
    ],
  ])
})
test('FT-DMG-06: rows that wait for the end of the turn count', () => {
  expect(nextOf({ design: 'Tern', condition: { hull: 2 }, ship: { owed: 1 } })?.check).toEqual({ row: 2, extra: 1 })
})
test('FT-DMG-05: there is no check after the last row', () => {
  expect(nextOf({ design: 'Tern', condition: { hull: 5 } })).toBeNull()
})
