import { expect, test } from 'vitest'
import { NEW_SHIP } from '../holdings.ts'
import { row } from './groups-for-tests.ts'
import { groupAt, plannedGroups } from './plan.ts'

const ships = ['fleet-1', 'fleet-2', 'fleet-3'].map((id) => ({
  ...NEW_SHIP,
  id,
  name: id,
  type: 'type-1',
  condition: {},
  role: 'fleet' as const,
  at: null,
}))
const groups = [groupAt('group-1', '0505', ['fleet-1', 'fleet-2']), groupAt('group-2', '0505', ['fleet-3'])]

test('CR-15.1b: groups that no order changes are the same values, and others have the ships of their order', () => {
  const [first, second] = plannedGroups({ groups, ships }, [])
  expect([first === groups[0], second === groups[1]]).toEqual([true, true])
  expect(plannedGroups({ groups, ships }, [row('group-1', ['fleet-1', 'fleet-2'])])[0]).toBe(groups[0])
  expect(plannedGroups({ groups, ships }, [row('group-1', ['fleet-1', 'fleet-3'])])).toMatchObject([
    { id: 'group-1', ships: ['fleet-1', 'fleet-3'] },
  ])
  expect(plannedGroups({ groups, ships }, [row('group-1', ['fleet-2', 'fleet-1'])])[0]?.ships).toEqual(['fleet-2', 'fleet-1'])
})
