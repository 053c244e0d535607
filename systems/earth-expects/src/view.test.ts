// Views (EE-SEQ-02): the public table, the secrets of the viewer's own side, and the open calls.
import { expect, test } from 'vitest'
import { battle, setupWith } from './battle-for-tests.ts'
import { hulk, ship } from './fire/ships-for-tests.ts'
import { view } from './game.ts'

const CHASE = setupWith()
const [place] = CHASE.seats
const three = () => {
  if (!place) throw new Error('the chase has seats')
  const setup = { ...CHASE, seats: [...CHASE.seats, { ...place, seat: 'red' as const, side: 'yellow' as const }] }
  const ships = { a: ship('yellow', hulk(2)), b: ship('blue', hulk(2), { hex: [0, -9] }), c: ship('red', hulk(2), { hex: [0, 9] }) }
  return battle(ships, { at: 'plot' }, setup).state
}
const knows = (viewer: string) => Object.keys(view(three(), viewer).secret).toSorted()

test('EE-SEQ-02: seats of one side know each other’s secrets and no others', () => {
  expect([knows('yellow'), knows('red'), knows('blue')]).toEqual([['red', 'yellow'], ['red', 'yellow'], ['blue']])
  expect([knows('public'), knows('green')]).toEqual([[], []])
})
test('EE-SEQ-02: a viewer without a seat is a spectator', () => {
  expect(['yellow', 'red', 'blue', 'green', 'public', 'arbiter'].map((viewer) => view(three(), viewer).me)).toEqual([
    'yellow',
    'red',
    'blue',
    'public',
    'public',
    'public',
  ])
})
test('EE-SEQ-02: a view has the open calls and the agenda, but not the answers of others', () => {
  const state = three()
  const known = view(state, 'public')
  expect([known.calls, known.agenda, known.ships]).toEqual([state.play.calls, state.play.agenda, state.ships])
  expect(known.calls).toMatchObject([{ kind: 'plot' }])
  expect(Object.keys(known)).not.toContain('play')
})
test('EE-GEN-20: the end of the battle opens nothing in a view, and the referee sees all secrets', () => {
  const { state } = battle({ a: ship('yellow', hulk(2)) }, { at: [{ step: 'turnEnd' }] })
  expect(state.outcome).not.toBeNull()
  expect(view(state, 'public').secret).toEqual({})
  expect(view(state, 'yellow').secret).toEqual({ yellow: state.secret.yellow })
  expect(view(state, 'referee').secret).toEqual(state.secret)
})
