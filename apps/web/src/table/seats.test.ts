import { expect, test } from 'vitest'
import { otherSeat } from '../api/match-for-tests.ts'
import type { SeatStatus } from '../api/types.ts'
import { statusText, whoSits } from './seats.tsx'

test('the seat list says who plays and whether they are present', () => {
  const presence = { here: ['red'], thinking: ['blue'] }
  const said = (seat: string, more: Partial<SeatStatus>) =>
    whoSits(otherSeat(seat, { name: seat === 'red' ? 'Anna' : null, ...more }), presence)
  expect(said('red', {})).toBe('Anna, online')
  expect(said('red', { holder: 'me' })).toBe('Anna, you')
  expect(said('white', {})).toBe('a player, away')
  expect(said('blue', { holder: 'bot' })).toBe('the computer, thinking')
  expect(said('blue', { standIn: 'ensign' })).toBe('a player; an ensign sits in, thinking')
  expect(said('umpire', { holder: 'umpire' })).toBe('held by the server')
  expect(said('red', { conceded: true })).toBe('Anna, has conceded')
})

test('with a clock the list says who is ready, and only to a player itself that its order is saved', () => {
  const timed = { isTimed: true, isSaved: false, isAskedQuietly: false }
  expect([statusText('owed', timed), statusText('sealed', timed)]).toEqual(['not ready', 'ready'])
  expect(statusText('sealed', { ...timed, isSaved: true })).toBe('saved')
  expect(statusText('owed', { ...timed, isTimed: false })).toBe('to move')
})

test('of a quiet call the list says of nobody else whether it is ready', () => {
  const asked = { isTimed: true, isSaved: false, isAskedQuietly: true }
  expect([statusText('owed', asked), statusText('sealed', asked)]).toEqual(['to move', 'ready'])
})
