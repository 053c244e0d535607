// The form of an order book: a book that cannot be read is refused in words, with the row that is wrong.
import { judge } from '@admiralty/match'
import { expect, test } from 'vitest'
import { system } from '../../test/battle-game.ts'
import { groupOf, seatWith, weekOf } from '../groups/groups-for-tests.ts'

const state = weekOf({ seats: { red: seatWith([groupOf('group-1', '0505', ['Tern'])]), blue: seatWith([]) } })
const [call] = system.openCalls(state)
if (!call) throw new Error('no call is open')
const stay = system.defaultOrder(system.view(state, 'red'), call)
const refusals = (more: object) => judge(system, state, { call: call.id, seat: 'red', order: { ...stay, ...more } })

test('TABLE-ORDER: a negative payment is refused with its link', () => {
  const share = { link: ['0101', '0103'], payee: 'blue', terms: { by: 'sum', amount: -5 } }
  const reason = 'the amount in shares, number 1, terms must be 0 or more'
  expect(refusals({ shares: [share] })).toEqual({ refusals: [{ rule: 'TABLE-ORDER', reason, part: '0101' }] })
})
test('TABLE-ORDER: a move that is no move is refused with its group', () => {
  const move = { group: 'group-1', ships: ['fleet-1'], move: { by: 'fly' }, stance: 'none' }
  const judged = refusals({ groups: [move] })
  expect(judged).toMatchObject({
    refusals: [{ rule: 'TABLE-ORDER', part: 'group-1', reason: expect.stringContaining('in groups, number 1') }],
  })
})
