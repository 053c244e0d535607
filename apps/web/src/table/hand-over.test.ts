import { describe, expect, test } from 'vitest'
import { nextAtScreen, owing, screenOf } from './hand-over.ts'

const call = (id: string, ...seats: readonly string[]) => ({ id, kind: 'fire', seats })
const nowhere = { as: undefined, to: undefined }

describe('the viewer of the page', () => {
  test('a single seat needs no address', () => {
    expect(screenOf(['blue'], nowhere)).toEqual({ kind: 'seat', viewer: 'blue' })
  })
  test('who holds no seat sees what everybody may', () => {
    expect(screenOf([], nowhere)).toEqual({ kind: 'seat', viewer: 'public' })
    expect(screenOf([], { as: 'blue', to: undefined })).toEqual({ kind: 'seat', viewer: 'public' })
  })
  test('several seats: blank until somebody takes the screen', () => {
    expect(screenOf(['yellow', 'blue'], nowhere)).toEqual({ kind: 'blank', to: 'yellow' })
    expect(screenOf(['yellow', 'blue'], { as: 'blue', to: undefined })).toEqual({ kind: 'seat', viewer: 'blue' })
    expect(screenOf(['yellow', 'blue'], { as: 'red', to: undefined })).toEqual({ kind: 'blank', to: 'yellow' })
  })
  test('while it is being handed over it is blank, whatever else the address says', () => {
    expect(screenOf(['yellow', 'blue'], { as: 'yellow', to: 'blue' })).toEqual({ kind: 'blank', to: 'blue' })
  })
})

describe('when to hand over', () => {
  const mine = ['yellow', 'blue']
  test('another seat of mine owes an answer and I do not', () => {
    expect(nextAtScreen('yellow', { mine, calls: [call('1', 'blue')], sealed: [] })).toBe('blue')
  })
  test('in a sealed question, after mine is sealed', () => {
    const calls = [call('1', 'yellow', 'blue')]
    expect(nextAtScreen('yellow', { mine, calls, sealed: [] })).toBeUndefined()
    expect(nextAtScreen('yellow', { mine, calls, sealed: ['yellow'] })).toBe('blue')
    expect(nextAtScreen('yellow', { mine, calls, sealed: ['yellow', 'blue'] })).toBeUndefined()
  })
  test('never for a seat of somebody else', () => {
    expect(nextAtScreen('yellow', { mine, calls: [call('1', 'red')], sealed: [] })).toBeUndefined()
    expect(owing({ mine, calls: [call('1', 'red', 'blue')], sealed: [] })).toEqual(['blue'])
  })
})
