import { expect, test } from 'vitest'
import { otherSeat } from '../api/match-for-tests.ts'
import { printViewer } from './print-viewer.ts'

const seats = ['yellow', 'blue'].map((seat) => otherSeat(seat, { holder: 'me' }))

test('during play a player prints only the own view, or the public view on a shared screen', () => {
  expect(printViewer({ closing: 'open', status: 'playing', mine: ['yellow'], seats }, 'blue')).toBe('yellow')
  expect(printViewer({ closing: 'open', status: 'playing', mine: ['yellow', 'blue'], seats }, 'yellow')).toBe('public')
  expect(printViewer({ closing: 'open', status: 'playing', mine: [], seats }, 'yellow')).toBe('public')
})
test('after the end a player prints the view of any seat', () => {
  expect(printViewer({ closing: 'open', status: 'over', mine: ['yellow'], seats }, 'blue')).toBe('blue')
  expect(printViewer({ closing: 'open', status: 'over', mine: ['yellow'], seats }, undefined)).toBe('yellow')
  expect(printViewer({ closing: 'open', status: 'over', mine: ['yellow'], seats }, 'public')).toBe('public')
})
test('after the end of a match that keeps its secrets it is as during play', () => {
  expect(printViewer({ closing: 'kept', status: 'over', mine: ['yellow'], seats }, 'blue')).toBe('yellow')
})
