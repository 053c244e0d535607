import { expect, test } from 'vitest'
import { perspectiveLabel, perspectiveName, perspectiveOf, perspectivesOffered } from './perspective.ts'

const seats = [{ seat: 'yellow' }, { seat: 'blue' }]
const match = (status: 'playing' | 'over', ...mine: readonly string[]) => ({ status, closing: 'open' as const, mine, seats })

test('after the end every perspective is offered, and everything is the default', () => {
  expect(perspectivesOffered(match('over'))).toEqual(['referee', 'yellow', 'blue', 'public'])
  expect([undefined, 'blue', 'public', 'green'].map((as) => perspectiveOf(match('over'), as))).toEqual([
    'referee',
    'blue',
    'public',
    'referee',
  ])
})
test('during play only the own seat and the spectator are offered, even if the address names another seat', () => {
  expect([undefined, 'yellow', 'blue', 'referee', 'public'].map((as) => perspectiveOf(match('playing', 'blue'), as))).toEqual([
    'blue',
    'blue',
    'blue',
    'blue',
    'public',
  ])
  expect(perspectiveOf(match('playing'), 'blue')).toBe('public')
})
test('after the end of a match that keeps its secrets the same are offered as during play', () => {
  expect(perspectivesOffered({ ...match('over', 'blue'), closing: 'kept' })).toEqual(['blue', 'public'])
  expect(perspectivesOffered({ ...match('over'), closing: 'kept' })).toEqual(['public'])
})
test('seats that share a screen get the spectator’s view until the end', () => {
  expect([undefined, 'yellow', 'blue'].map((as) => perspectiveOf(match('playing', 'yellow', 'blue'), as))).toEqual([
    'public',
    'public',
    'public',
  ])
})
test('a perspective has a name and a label', () => {
  expect(['referee', 'blue', 'public'].map(perspectiveName)).toEqual(['Everything', 'Blue’s view', 'Spectator’s view'])
  expect(['referee', 'blue', 'public'].map((one) => perspectiveLabel(one, { brief: true }))).toEqual(['Everything', 'Blue', 'Spectator'])
})
