import { expect, test } from 'vitest'
import { changedFields, withChanges } from './changes.ts'

const ship = { id: 'fleet-1', name: 'Tern 1', away: 1, cargo: { fuel: 2 } }
test('a change has the id and the fields that differ, by value', () => {
  expect(changedFields(ship, { ...ship, away: 2, cargo: { fuel: 2 } })).toEqual({ id: 'fleet-1', away: 2 })
})
test('changes reach the thing with their id and leave the others as they are', () => {
  const other = { ...ship, id: 'fleet-2' }
  const [first, second] = withChanges([ship, other], [{ id: 'fleet-1', away: 0 }])
  expect(first).toEqual({ ...ship, away: 0 })
  expect(second).toBe(other)
})
