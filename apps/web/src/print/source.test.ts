import { expect, test } from 'vitest'
import { printSearch, printViewer } from './source.ts'

const seats = ['yellow', 'blue'].map((seat) => ({ seat, side: seat, holder: 'me' as const, name: null, auto: false }))

test('the address says what differs from the first choice, and numbers are as good as words', () => {
  expect(printSearch({ ready: 3, paper: 'letter', damage: 'off', ships: 2, fleet: 'off', odd: 'x' })).toEqual({
    ready: '3',
    paper: 'letter',
    damage: 'off',
    ships: '2',
    fleet: 'off',
  })
  expect(printSearch({ paper: 'a3', ships: 1, design: '' })).toEqual({})
})
test('in play one prints with one’s own eyes, and only where no other seat looks at this screen', () => {
  expect(printViewer({ status: 'playing', mine: ['yellow'], seats }, 'blue')).toBe('yellow')
  expect(printViewer({ status: 'playing', mine: ['yellow', 'blue'], seats }, 'yellow')).toBe('public')
  expect(printViewer({ status: 'playing', mine: [], seats }, 'yellow')).toBe('public')
})
test('once it is over, with anybody’s', () => {
  expect(printViewer({ status: 'over', mine: ['yellow'], seats }, 'blue')).toBe('blue')
  expect(printViewer({ status: 'over', mine: ['yellow'], seats }, undefined)).toBe('yellow')
  expect(printViewer({ status: 'over', mine: ['yellow'], seats }, 'public')).toBe('public')
})
