import { expect, test } from 'vitest'
import { eyesName, eyesOf, eyesOffered } from './perspective.ts'

const seats = [{ seat: 'yellow' }, { seat: 'blue' }]
const match = (status: 'playing' | 'over', ...mine: readonly string[]) => ({ status, mine, seats })

test('when it is over anybody may look through all eyes, and sees everything unless the address says otherwise', () => {
  expect(eyesOffered(match('over'))).toEqual(['open', 'yellow', 'blue', 'public'])
  expect([undefined, 'blue', 'public', 'green'].map((as) => eyesOf(match('over'), as))).toEqual(['open', 'blue', 'public', 'open'])
})
test('in play one sees with the eyes of the own seat or of a watcher, whatever the address says', () => {
  expect([undefined, 'yellow', 'blue', 'open', 'public'].map((as) => eyesOf(match('playing', 'blue'), as))).toEqual([
    'blue',
    'blue',
    'blue',
    'blue',
    'public',
  ])
  expect(eyesOf(match('playing'), 'blue')).toBe('public')
})
test('seats that share a screen see nothing of each other before the end', () => {
  expect([undefined, 'yellow', 'blue'].map((as) => eyesOf(match('playing', 'yellow', 'blue'), as))).toEqual(['public', 'public', 'public'])
})
test('whose eyes, in words', () => {
  expect([eyesName('open', true), eyesName('blue', true), eyesName('blue', false), eyesName('public', false)]).toEqual([
    'Everything, now open',
    'As Blue saw it',
    'As Blue sees it',
    'As watchers see it',
  ])
})
