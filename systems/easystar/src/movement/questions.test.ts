import type { Hex } from '@admiralty/space'
import { describe, expect, test } from 'vitest'
import { battle, displace, done, type Fight, move, only, type Placed, refused } from '../battle-for-tests.ts'
import { askedOf } from '../game.ts'
import type { Position } from '../position.ts'
import type { Color } from '../state.ts'
import { view } from '../view.ts'

const ships = { step: 'ships', seat: 'yellow' } as const
const fighters = { step: 'fighters', seat: 'yellow' } as const
const y = (more: Partial<Placed> = {}): Placed => ({ seat: 'yellow', hex: [10, 10], speed: 2, ...more })
const enemy = (hex: Hex, more: Partial<Placed> = {}): Placed => ({ seat: 'blue', hex, ...more })
const field = (placed: Position['ships'], more: Omit<Partial<Position>, 'ships'> = {}): Fight => battle(placed, { at: ships, ...more })
function asked({ state }: Fight, seat: Color = 'yellow') {
  const known = view(state, seat)
  const question = askedOf(known)?.question
  if (!question) throw new Error(`${seat} is not asked`)
  return { offer: question.offer(known, seat), standing: question.defaultOrder(known, seat) }
}

describe('when ships are to move', () => {
  test('ES-MOV-04: those that have not moved and still sail are offered, one’s own alone', () => {
    const placed = { a: y(), b: y({ moved: true, hex: [12, 10] }), c: y({ status: 'wreck', hex: [14, 10] }), d: enemy([10, 4]) }
    expect(asked(field(placed)).offer).toEqual({ kind: 'ships', orders: ['move', 'jump', 'repair', 'done'], of: ['a'] })
  })
  test('ES-MOV-03: left alone a ship goes on straight at its speed, and a player with none under way is done', () => {
    expect(asked(field({ a: y() })).standing).toEqual(move('a', 'FF'))
    expect(asked(field({ a: y({ speed: 0 }) })).standing).toEqual(done)
    expect(asked(field({ a: y({ speed: 0 }), b: y({ hex: [12, 10], speed: 1 }) })).standing).toEqual(move('b', 'F'))
  })
  test('ES-MOV-06, ES-COL-02: left alone it keeps on the map and clear of others, turning no more than it must', () => {
    const edge = asked(field({ a: y({ hex: [10, -5], speed: 1 }) })).standing
    expect(edge).toMatchObject({ order: 'move', ship: 'a' })
    expect(
      field({ a: y({ hex: [10, -5], speed: 1 }) })
        .go(edge)
        .told('shipLeft'),
    ).toEqual([])
    const clear = asked(field({ a: y(), w: enemy([10, 9], { status: 'wreck' }) })).standing
    expect(field({ a: y(), w: enemy([10, 9], { status: 'wreck' }) }).go(clear).eventTypes).not.toContain('collisionRolled')
    expect(JSON.stringify(clear).match(/[LR]/g) ?? []).toHaveLength(1)
  })
  test('ES-MOV-05: one that must slow down does', () => {
    expect(asked(field({ a: y({ speed: 3, slowed: 2 }) })).standing).toEqual(move('a', 'FF', -1))
  })
  test('ES-MOV-04: who has moved all and has nothing to mend is done; with counters and a hurt ship he is asked', () => {
    const moved = { a: y({ moved: true }), b: enemy([10, 4]) }
    expect(only(field(moved), 'yellow')).toEqual(done)
    expect(only(field(moved), 'public')).toBeUndefined()
    expect(only(field({ ...moved, a: y() }), 'yellow')).toBeUndefined()
    const counters = { counters: { yellow: 1 } }
    expect(only(field(moved, counters), 'yellow')).toEqual(done)
    for (const hurt of [{ hurt: 1 }, { navHit: true }, { slowed: 1 }]) {
      const placed = { ...moved, a: y({ moved: true, ...hurt }) }
      expect(only(field(placed, counters), 'yellow')).toBeUndefined()
      expect(only(field(placed), 'yellow')).toEqual(done)
    }
    const wreck = { ...moved, w: y({ status: 'wreck', hurt: 4, hex: [13, 10] }) }
    expect(only(field(wreck, counters), 'yellow')).toEqual(done)
  })
  test('ES-SEQ-04: other orders are for other steps', () => {
    expect(refused(field({ a: y() }), { order: 'pass' })).toBe('ES-SEQ-04')
    expect(refused(field({ a: y() }), done)).toBe('ES-MOV-03')
  })
})

describe('when fighters are to fly', () => {
  const carrier = y({ hull: 'cruiser', moved: true, items: [{ kind: 'bay' }], fighters: [{ kind: 'interceptor', id: 'f1' }] })
  const at = { at: fighters }
  test('ES-FTR-05, ES-FMV-01: those out and not flown, and those aboard, are offered; to be done is always right', () => {
    const out = { fighters: { g: { seat: 'yellow', hex: [12, 12] }, h: { seat: 'yellow', hex: [13, 12], moved: true } } } as const
    const flight = field({ a: carrier, b: enemy([10, 4]) }, { ...at, ...out })
    expect(asked(flight)).toEqual({ offer: { kind: 'fighters', orders: ['launch', 'fly', 'done'], of: ['g', 'f1'] }, standing: done })
    expect(only(flight, 'yellow')).toBeUndefined()
    expect(refused(flight, { order: 'pass' })).toBe('ES-SEQ-04')
  })
  test('ES-FTR-05, ES-DES-11: whoever has nothing to fly or launch is done, and nobody else can tell', () => {
    const empty = field({ a: y({ moved: true }), b: enemy([10, 4]) }, at)
    expect(only(empty, 'yellow')).toEqual(done)
    expect(only(empty, 'public')).toBeUndefined()
    const aboard = field({ a: carrier, b: enemy([10, 4]) }, at)
    expect(only(aboard, 'yellow')).toBeUndefined()
    const out = field({ a: y({ moved: true }), b: enemy([10, 4]) }, { ...at, fighters: { g: { seat: 'yellow', hex: [12, 12] } } })
    expect(only(out, 'yellow')).toBeUndefined()
  })
})

describe('when something is about to collide', () => {
  const meeting = (step: 'slipMover' | 'slipTarget', own: Placed['items'] = [], theirs: Placed['items'] = []): Fight =>
    battle(
      { a: y({ hex: [10, 9], hull: 'cruiser', items: own }), b: enemy([10, 9], { hull: 'cruiser', items: theirs }) },
      {
        at: [
          { step, mover: 'a', target: 'b', rams: [], others: [] },
          { step: 'crash', mover: 'a', target: 'b' },
        ],
      },
    )
  test('ES-AUX-DSP-03: the mover’s owner is asked of the mover, the other of the ship that is struck', () => {
    expect(meeting('slipMover').asked).toBe('yellow: slipMover')
    expect(asked(meeting('slipMover')).offer).toEqual({ kind: 'displace', orders: ['displace'], of: ['a'] })
    expect(meeting('slipTarget').asked).toBe('blue: slipTarget')
    expect(asked(meeting('slipTarget'), 'blue').offer).toEqual({ kind: 'displace', orders: ['displace'], of: ['b'] })
  })
  test('ES-AUX-DSP-03, ES-COL-06: only what is carried is used, nothing else is an answer, and left alone it is not used', () => {
    const pod: Placed['items'] = [{ kind: 'displacer' }]
    expect(refused(meeting('slipMover', pod), displace(true))).toBeUndefined()
    expect(refused(meeting('slipMover', [], pod), displace(true))).toBe('ES-AUX-DSP-03')
    expect(refused(meeting('slipTarget', [], pod), displace(true))).toBeUndefined()
    expect(refused(meeting('slipTarget', pod), displace(true))).toBe('ES-AUX-DSP-03')
    expect(refused(meeting('slipMover'), displace(false))).toBeUndefined()
    expect(refused(meeting('slipMover'), done)).toBe('ES-COL-06')
    expect(asked(meeting('slipMover', pod)).standing).toEqual(displace(false))
  })
  test('ES-AUX-DSP-03: without a displacer there is one answer, which its owner alone knows', () => {
    expect(only(meeting('slipMover'), 'yellow')).toEqual(displace(false))
    expect(only(meeting('slipMover', [{ kind: 'displacer' }]), 'yellow')).toBeUndefined()
    expect(only(meeting('slipMover'), 'public')).toBeUndefined()
  })
})
