import type { Hex } from '@admiralty/space'
import { describe, expect, test } from 'vitest'
import { battle, displace, done, duel, forcedOrder, move, type PositionShip, refused, type TestBattle } from '../battle-for-tests.ts'
import { askedOf, view } from '../game.ts'
import type { Position } from '../position.ts'
import { setupFor } from '../setting/setup-for-tests.ts'
import type { Color } from '../state.ts'

const ships = { step: 'ships', seat: 'yellow' } as const
const fighters = { step: 'fighters', seat: 'yellow' } as const
const y = (more: Partial<PositionShip> = {}): PositionShip => ({ seat: 'yellow', hex: [10, 10], speed: 2, ...more })
const enemy = (hex: Hex, more: Partial<PositionShip> = {}): PositionShip => ({ seat: 'blue', hex, ...more })
const field = (placed: Position['ships'], more: Omit<Partial<Position>, 'ships'> = {}, setup = duel): TestBattle =>
  battle(placed, { at: ships, ...more }, setup)
function asked({ state }: TestBattle, seat: Color = 'yellow') {
  const known = view(state, seat)
  const question = askedOf(known)?.question
  if (!question) throw new Error(`${seat} is not asked`)
  return { offer: question.offer(known, seat), defaultOrder: question.defaultOrder(known, seat) }
}

describe('the call to move ships', () => {
  test('ES-MOV-04: offers the seat’s own ships in play that have not moved', () => {
    const placed = { a: y(), b: y({ moved: true, hex: [12, 10] }), c: y({ status: 'wreck', hex: [14, 10] }), d: enemy([10, 4]) }
    expect(asked(field(placed)).offer).toEqual({ kind: 'ships', orders: ['move', 'jump', 'repair', 'done'], of: ['a'] })
  })
  test('ES-MOV-03: by default moves a ship straight ahead at its speed, and ends the step when no ship has speed', () => {
    expect(asked(field({ a: y() })).defaultOrder).toEqual(move('a', 'FF'))
    expect(asked(field({ a: y({ speed: 0 }) })).defaultOrder).toEqual(done)
    expect(asked(field({ a: y({ speed: 0 }), b: y({ hex: [12, 10], speed: 1 }) })).defaultOrder).toEqual(move('b', 'F'))
  })
  test('ES-MOV-06, ES-COL-02: by default keeps a ship on the map and clear of others, with the fewest turns', () => {
    const edge = asked(field({ a: y({ hex: [10, -5], speed: 1 }) })).defaultOrder
    expect(edge).toMatchObject({ order: 'move', ship: 'a' })
    expect(
      field({ a: y({ hex: [10, -5], speed: 1 }) })
        .go(edge)
        .eventsOf('shipLeft'),
    ).toEqual([])
    const clear = asked(field({ a: y(), w: enemy([10, 9], { status: 'wreck' }) })).defaultOrder
    expect(field({ a: y(), w: enemy([10, 9], { status: 'wreck' }) }).go(clear).eventTypes).not.toContain('collisionRolled')
    expect(JSON.stringify(clear).match(/[LR]/g) ?? []).toHaveLength(1)
  })
  test('ES-COL-02: by default prefers fewer turns among safe courses, even at another speed', () => {
    const blocked = field({ a: y({ speed: 1 }), w: enemy([10, 9], { status: 'wreck' }) })
    expect(asked(blocked).defaultOrder).toEqual(move('a', '', -1))
  })
  test('ES-MOV-05: by default slows down a ship that must slow down', () => {
    expect(asked(field({ a: y({ speed: 3, slowed: 2 }) })).defaultOrder).toEqual(move('a', 'FF', -1))
  })
  test('ES-MOV-04: forces “done” when all ships have moved and nothing can be repaired', () => {
    const moved = { a: y({ moved: true }), b: enemy([10, 4]) }
    expect(forcedOrder(field(moved), 'yellow')).toEqual(done)
    expect(forcedOrder(field(moved), 'public')).toBeUndefined()
    expect(forcedOrder(field({ ...moved, a: y() }), 'yellow')).toBeUndefined()
    const counters = { counters: { yellow: 1 } }
    expect(forcedOrder(field(moved, counters), 'yellow')).toEqual(done)
    for (const damage of [{ hurt: 1 }, { navHit: true }, { slowed: 1 }]) {
      const placed = { ...moved, a: y({ moved: true, ...damage }) }
      expect(forcedOrder(field(placed, counters), 'yellow')).toBeUndefined()
      expect(forcedOrder(field(placed), 'yellow')).toEqual(done)
    }
    const station = { ...moved, s: y({ hull: 'battleship', speedTraded: 2, speed: 0, hex: [13, 10] }) }
    expect(forcedOrder(field(station), 'yellow')).toEqual(done)
    const two = { ...moved, a: y({ moved: true, hurt: 1 }), c: y({ moved: true, hex: [13, 10] }) }
    expect(forcedOrder(field(two, counters), 'yellow')).toBeUndefined()
    const wreck = { ...moved, w: y({ status: 'wreck', hurt: 4, hex: [13, 10] }) }
    expect(forcedOrder(field(wreck, counters), 'yellow')).toEqual(done)
  })
  test('ES-SEQ-04: refuses orders of other steps', () => {
    expect(refused(field({ a: y() }), { order: 'pass' })).toBe('ES-SEQ-04')
    expect(refused(field({ a: y() }), done)).toBe('ES-MOV-03')
  })
})

describe('the call to move fighters', () => {
  const carrier = y({ hull: 'cruiser', moved: true, items: [{ kind: 'bay' }], fighters: [{ kind: 'interceptor', id: 'f1' }] })
  const at = { at: fighters }
  test('ES-FTR-05, ES-FMV-01: offers fighters in flight and aboard that have not moved; “done” is always legal', () => {
    const out = { fighters: { g: { seat: 'yellow', hex: [12, 12] }, h: { seat: 'yellow', hex: [13, 12], moved: true } } } as const
    const flight = field({ a: carrier, b: enemy([10, 4]) }, { ...at, ...out })
    expect(asked(flight)).toEqual({ offer: { kind: 'fighters', orders: ['launch', 'fly', 'done'], of: ['g', 'f1'] }, defaultOrder: done })
    expect(forcedOrder(flight, 'yellow')).toBeUndefined()
    expect(refused(flight, { order: 'pass' })).toBe('ES-SEQ-04')
  })
  test('ES-FTR-05, ES-DST-05: offers fighters of allies’ carriers in play only as far as they are one’s own', () => {
    const wing = (id: string) => ({ items: [{ kind: 'bay' }], fighters: [{ kind: 'interceptor', id }] }) as const
    const team = field(
      {
        a: y({ moved: true, ...wing('mine') }),
        w: y({ hex: [12, 10], status: 'wreck', ...wing('lost') }),
        r: { seat: 'red', hex: [14, 10], moved: true, ...wing('theirs') },
        b: enemy([10, 4], wing('hostile')),
      },
      at,
      setupFor('four'),
    )
    expect(asked(team).offer.of).toEqual(['mine'])
  })
  test('ES-FTR-05, ES-DES-11: forces “done” without fighters, but not on the public view', () => {
    const empty = field({ a: y({ moved: true }), b: enemy([10, 4]) }, at)
    expect(forcedOrder(empty, 'yellow')).toEqual(done)
    expect(forcedOrder(empty, 'public')).toBeUndefined()
    const aboard = field({ a: carrier, b: enemy([10, 4]) }, at)
    expect(forcedOrder(aboard, 'yellow')).toBeUndefined()
    const out = field({ a: y({ moved: true }), b: enemy([10, 4]) }, { ...at, fighters: { g: { seat: 'yellow', hex: [12, 12] } } })
    expect(forcedOrder(out, 'yellow')).toBeUndefined()
  })
})

describe('the calls about a displacer in a collision', () => {
  const meeting = (step: 'slipMover' | 'slipTarget', own: PositionShip['items'] = [], theirs: PositionShip['items'] = []): TestBattle =>
    battle(
      { a: y({ hex: [10, 9], hull: 'cruiser', items: own }), b: enemy([10, 9], { hull: 'cruiser', items: theirs }) },
      {
        at: [
          { step, mover: 'a', target: 'b', rams: [], others: [] },
          { step: 'crash', mover: 'a', target: 'b' },
        ],
      },
    )
  test('ES-AUX-DSP-03: ask the mover’s owner about the mover, and the other owner about the struck ship', () => {
    expect(meeting('slipMover').asked).toBe('yellow: slipMover')
    expect(asked(meeting('slipMover')).offer).toEqual({ kind: 'displace', orders: ['displace'], of: ['a'] })
    expect(meeting('slipTarget').asked).toBe('blue: slipTarget')
    expect(asked(meeting('slipTarget'), 'blue').offer).toEqual({ kind: 'displace', orders: ['displace'], of: ['b'] })
  })
  test('ES-AUX-DSP-03, ES-COL-06: refuse a missing displacer and other orders, and by default do not use it', () => {
    const pod: PositionShip['items'] = [{ kind: 'displacer' }]
    expect(refused(meeting('slipMover', pod), displace(true))).toBeUndefined()
    expect(refused(meeting('slipMover', [], pod), displace(true))).toBe('ES-AUX-DSP-03')
    expect(refused(meeting('slipTarget', [], pod), displace(true))).toBeUndefined()
    expect(refused(meeting('slipTarget', pod), displace(true))).toBe('ES-AUX-DSP-03')
    expect(refused(meeting('slipMover'), displace(false))).toBeUndefined()
    expect(refused(meeting('slipMover'), done)).toBe('ES-COL-06')
    expect(asked(meeting('slipMover', pod)).defaultOrder).toEqual(displace(false))
  })
  test('ES-AUX-DSP-03: force the answer without a displacer, but only on the owner’s view', () => {
    expect(forcedOrder(meeting('slipMover'), 'yellow')).toEqual(displace(false))
    expect(forcedOrder(meeting('slipMover', [{ kind: 'displacer' }]), 'yellow')).toBeUndefined()
    expect(forcedOrder(meeting('slipMover'), 'public')).toBeUndefined()
  })
})
