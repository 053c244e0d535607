import { describe, expect, test } from 'vitest'
import { afterMoment, type Follower, type MapMoment, NO_MOMENT } from './map-moment.ts'

const FREE = { pressed: false, byHand: false }
const moment = (more: Partial<MapMoment> = {}): MapMoment => ({ occasion: 1, appeared: true, moving: false, animation: null, ...more })
const following: Follower = { ...NO_MOMENT, occasion: 1, appeared: true }

describe('the map fits the ships', () => {
  test('when they first appear, and at the start of a turn', () => {
    expect(afterMoment({ ...following, appeared: false }, moment(), FREE).fits).toBe(true)
    expect(afterMoment(following, moment({ occasion: 2 }), FREE).fits).toBe(true)
    expect(afterMoment(following, moment(), FREE).fits).toBe(false)
  })
  test('not if the player has moved it', () => {
    expect(afterMoment(following, moment({ occasion: 2 }), { pressed: false, byHand: true }).fits).toBe(false)
  })
  test('after the animation that is under way, once', () => {
    const during = { ...following, animation: 'a' }
    const waiting = afterMoment(during, moment({ occasion: 2, moving: true, animation: 'a' }), FREE)
    expect(waiting).toMatchObject({ fits: false, may: false, next: { due: true } })
    const after = afterMoment(waiting.next, moment({ occasion: 2, animation: 'a' }), FREE)
    expect(after).toMatchObject({ fits: true, next: { due: false } })
    expect(afterMoment(after.next, moment({ occasion: 2, animation: 'a' }), FREE).fits).toBe(false)
  })
  test('between two animations', () => {
    const waiting = { ...following, animation: 'a', due: true }
    expect(afterMoment(waiting, moment({ moving: true, animation: 'b' }), FREE).fits).toBe(true)
  })
  test('when the pointer lets the map go, unless that has moved it', () => {
    const { fits, next } = afterMoment(following, moment({ occasion: 2 }), { pressed: true, byHand: false })
    expect(fits).toBe(false)
    expect(afterMoment(next, moment({ occasion: 2 }), FREE).fits).toBe(true)
    expect(afterMoment(next, moment({ occasion: 2 }), { pressed: false, byHand: true })).toMatchObject({
      fits: false,
      next: { due: false },
    })
  })
})
