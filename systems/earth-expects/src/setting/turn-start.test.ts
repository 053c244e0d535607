// The start of a turn.
import { describe, expect, test } from 'vitest'
import { battle, refused, setupWith, type TestBattle } from '../battle-for-tests.ts'
import type { Order } from '../orders.ts'

describe('the start of a turn', () => {
  const announced = (more: object): Order => ({
    order: 'announce',
    policy: { ties: 'asked', defence: 'asked', repairs: 'asked', rows: 'asked' },
    ships: { v: { dock: null, undock: null, roll: false, reverse: false, ftl: false, unmask: false, ...more } },
  })
  const start = (on: Parameters<typeof setupWith>[0]): TestBattle =>
    battle(
      { v: { seat: 'yellow', design: 'Bolt', hex: [0, 0] }, i: { seat: 'blue', design: 'Bolt', hex: [0, 5] } },
      { at: 'announce' },
      setupWith(on),
    )
  test('EE-SEQ-09: announcements are simultaneous, come before power, and are public', () => {
    const first = start(['rolling', 'ftl'])
    expect(first.asked).toBe('yellow+blue: announce')
    const then = first.go({ yellow: announced({ roll: true, ftl: true }) })
    expect(then.eventTypes).toEqual(['rolling', 'ftlAnnounced'])
    expect(then.asked).toBe('yellow+blue: power')
  })
  test('EE-OPT-01: an announcement needs its option', () => {
    expect(refused(start([]), announced({ roll: true }), 'yellow')).toBe('EE-ROL-01')
    expect(refused(start([]), announced({ reverse: true }), 'yellow')).toBe('EE-REV-01')
  })
})
