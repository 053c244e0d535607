import { describe, expect, test } from 'vitest'
import { fireCall } from '../api/match-for-tests.ts'
import { nextAtScreen, owing, screenOf } from './hand-over.ts'

/** The seats of a player, of which none, or `owed`, still have to answer. */
const seats = (mine: readonly string[], owed: readonly string[] = []) => ({ mine, owed, newLinkEnds: {} })
const nowhere = { as: undefined, to: undefined }

describe('the viewer of the page', () => {
  test('is the only seat of the player without search parameters', () => {
    expect(screenOf(seats(['blue']), nowhere)).toEqual({ kind: 'seat', viewer: 'blue' })
  })
  test('is public for a player without a seat', () => {
    expect(screenOf(seats([]), nowhere)).toEqual({ kind: 'seat', viewer: 'public' })
    expect(screenOf(seats([]), { as: 'blue', to: undefined })).toEqual({ kind: 'seat', viewer: 'public' })
  })
  test('is the seat in the address if the player has several; otherwise the page is blank', () => {
    expect(screenOf(seats(['yellow', 'blue']), nowhere)).toEqual({ kind: 'blank', to: 'yellow' })
    expect(screenOf(seats(['yellow', 'blue']), { as: 'blue', to: undefined })).toEqual({ kind: 'seat', viewer: 'blue' })
    expect(screenOf(seats(['yellow', 'blue']), { as: 'red', to: undefined })).toEqual({ kind: 'blank', to: 'yellow' })
  })
  test('is hidden by a blank page when the seat in the address has passed on, and another seat of the player is left', () => {
    const one = { ...seats(['blue']), newLinkEnds: { yellow: null } }
    expect(screenOf(one, { as: 'yellow', to: undefined })).toEqual({ kind: 'blank', to: 'blue' })
    expect(screenOf(one, { as: 'blue', to: undefined })).toEqual({ kind: 'seat', viewer: 'blue' })
    expect(screenOf(one, nowhere)).toEqual({ kind: 'seat', viewer: 'blue' })
    expect(screenOf({ ...one, mine: [] }, { as: 'yellow', to: undefined })).toEqual({ kind: 'seat', viewer: 'public' })
  })
  test('is asked for by a blank page for the first seat that still has to answer', () => {
    expect(screenOf(seats(['yellow', 'blue'], ['blue']), nowhere)).toEqual({ kind: 'blank', to: 'blue' })
  })
  test('is hidden by a blank page during a hand-over', () => {
    expect(screenOf(seats(['yellow', 'blue']), { as: 'yellow', to: 'blue' })).toEqual({ kind: 'blank', to: 'blue' })
  })
})

describe('the seat that gets the screen next', () => {
  const mine = ['yellow', 'blue']
  test('owes an order, and the viewer does not', () => {
    expect(nextAtScreen('yellow', { mine, calls: [fireCall('1', 'blue')], sealed: [] })).toBe('blue')
  })
  test('waits until the viewer has sealed an order for the same call', () => {
    const calls = [fireCall('1', 'yellow', 'blue')]
    expect(nextAtScreen('yellow', { mine, calls, sealed: [] })).toBeUndefined()
    expect(nextAtScreen('yellow', { mine, calls, sealed: ['yellow'] })).toBe('blue')
    expect(nextAtScreen('yellow', { mine, calls, sealed: ['yellow', 'blue'] })).toBeUndefined()
  })
  test('is never a seat of another player', () => {
    expect(nextAtScreen('yellow', { mine, calls: [fireCall('1', 'red')], sealed: [] })).toBeUndefined()
    expect(owing({ mine, calls: [fireCall('1', 'red', 'blue')], sealed: [] })).toEqual(['blue'])
  })
})
