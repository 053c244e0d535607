import { scriptedDice } from '@admiralty/kernel'
import { describe, expect, test } from 'vitest'
import { battle, type PositionShip, pass, shot, waive } from '../battle-for-tests.ts'
import type { Context, GameEvent } from '../chapter.ts'
import { evolve } from '../game.ts'
import type { State } from '../state.ts'
import { left } from '../table.ts'
import { inflict } from './inflict.ts'

type Items = NonNullable<PositionShip['items']>
const yellow = (items: Items = [{ kind: 'beam' }]): PositionShip => ({ seat: 'yellow', hex: [10, 10], hull: 'battleship', items })
const blue = (more: Partial<PositionShip> = {}): PositionShip => ({ seat: 'blue', hex: [10, 9], hull: 'destroyer', ...more })

describe('destruction', () => {
  test('ES-DST-01: a ship with one point left survives; with less it is destroyed', () => {
    expect(
      battle({ y: yellow(), b: blue({ hurt: 2 }) })
        .go(shot('y', 'beam-1', 'b'), 5)
        .eventsOf('destroyed'),
    ).toEqual([])
    expect(
      battle({ y: yellow(), b: blue({ hurt: 3 }) })
        .go(shot('y', 'beam-1', 'b'), 5)
        .eventsOf('destroyed'),
    ).toHaveLength(1)
  })
  test('ES-DST-02: a ship with exactly 0 points left is a wreck; below 0 it explodes', () => {
    for (const [damage, doom] of [
      [2, 'wreck'],
      [3, 'exploded'],
    ] as const) {
      const fought = battle({ y: yellow([{ kind: 'missile' }]), b: blue({ hurt: damage }) }).go(shot('y', 'missile-1', 'b'), 5, waive)
      expect(fought.eventsOf('destroyed')).toMatchObject([{ ship: 'b', doom, dying: true }])
      expect(fought.state.ships.b?.status).toBe(doom)
    }
  })
  test('ES-GLD-03: a dorsal missile of range 3 and damage 3 leaves an undamaged plain destroyer a wreck', () => {
    const fought = battle({ y: yellow([{ kind: 'missile', mount: 'dorsal', range: 3, damage: 3 }]), b: blue({ hex: [10, 7] }) }).go(
      shot('y', 'missile-1', 'b'),
      3,
    )
    expect(fought.eventsOf('damaged')[0]?.damage.total).toBe(4)
    expect(fought.eventsOf('destroyed')).toMatchObject([{ doom: 'wreck' }])
  })
  test('ES-AUX-GUN-01, ES-DES-11: a gun mount whose point saves the ship is revealed', () => {
    const fought = battle({ y: yellow(), b: blue({ hurt: 3, items: [{ kind: 'gunMount' }] }) }).go(shot('y', 'beam-1', 'b'), 5)
    expect(fought.eventsOf('destroyed')).toEqual([])
    expect(fought.eventsOf('revealed')).toMatchObject([{ ship: 'b', items: [{ kind: 'gunMount' }] }])
    expect(fought.state.ships.b && left(fought.state, fought.state.ships.b)).toBe(1)
  })
  test('ES-DST-03: a fighter leaves no wreck', () => {
    const fought = battle({ y: yellow() }, { fighters: { f: { seat: 'blue', hex: [10, 9] } } }).go(shot('y', 'beam-1', 'f'), 5)
    expect(fought.state.fighters.f?.status).toBe('lost')
    expect(Object.keys(fought.state.ships)).toEqual(['y'])
  })
  test('ES-DST-04: a wreck stays in its hex, is no target and fires nothing', () => {
    const fought = battle({
      y: yellow([{ kind: 'beam' }, { kind: 'beam' }]),
      b: blue({ hurt: 3, items: [{ kind: 'beam' }], facing: 3 }),
    }).go(shot('y', 'beam-1', 'b'), 5, waive)
    expect(fought.state.ships.b).toMatchObject({ status: 'wreck', hex: [10, 9], speed: 0 })
    expect(() => fought.go(shot('b', 'beam-1', 'y'), 5)).toThrow('ES-CMB-02')
    expect(() => fought.go(pass, shot('y', 'beam-2', 'b'), 5)).toThrow('ES-CMB-02')
  })
  test('ES-DST-05, ES-FTR-07, ES-VP-01: fighters aboard are lost with their ship and score 10 each', () => {
    const fought = battle(
      {
        y: yellow(),
        b: blue({
          hurt: 3,
          items: [{ kind: 'bay' }],
          fighters: [
            { kind: 'interceptor', id: 'f1' },
            { kind: 'attackCraft', id: 'f2', gift: true },
          ],
        }),
      },
      { fighters: { f1: { seat: 'blue', hex: [10, 9], status: 'aboard' } } },
    ).go(shot('y', 'beam-1', 'b'), 5)
    expect(fought.eventsOf('scored')).toMatchObject([{ side: 'yellow', points: { total: 30 + 5 + 20 } }])
    expect(fought.state.secret.blue?.sheets.b?.fighters).toEqual([])
    expect(fought.state.fighters).toMatchObject({ f1: { status: 'lost' }, f2: { status: 'lost', gift: true } })
  })
})

describe('victory points', () => {
  test('ES-VP-01: a ship destroyed in combat scores hull, weapons with units and devices, and its sheet is public', () => {
    const items: Items = [{ kind: 'beam', range: 3 }, { kind: 'armour' }, { kind: 'gunMount' }]
    const fought = battle({ y: yellow(), b: blue({ hurt: 4, items }) }).go(shot('y', 'beam-1', 'b'), 5)
    expect(fought.eventsOf('scored')[0]?.points).toEqual({
      total: 65,
      because: [
        ['destroyer hull', 30, 'ES-VP-01'],
        ['beam range 3 damage 1', 20, 'ES-VP-01'],
        ['frontal armour', 5, 'ES-VP-01'],
        ['gun mount', 10, 'ES-VP-01'],
      ],
    })
    expect(fought.state.ships.b?.known.map(({ kind }) => kind)).toEqual(['beam', 'armour', 'gunMount'])
  })
  test('ES-VP-01, ES-VP-03: items knocked out before do not score again', () => {
    const field = battle({
      y: yellow([{ kind: 'beam' }, { kind: 'beam' }]),
      b: blue({ hurt: 2, items: [{ kind: 'ecm' }, { kind: 'jump' }] }),
    })
    const fought = field.go(shot('y', 'beam-1', 'b'), 6, 2, { order: 'lose', item: 'ecm-1' }, pass, shot('y', 'beam-2', 'b'), 5)
    expect(fought.eventsOf('scored').map(({ points }) => points.total)).toEqual([10, 40])
    expect(fought.state.scores.yellow?.total).toBe(50)
  })
  test('ES-VP-02: a fighter shot down scores 10', () => {
    const fought = battle({ y: yellow() }, { fighters: { f: { seat: 'blue', hex: [10, 9], gift: true } } }).go(shot('y', 'beam-1', 'f'), 5)
    expect(fought.state.scores).toEqual({ yellow: { total: 10, because: [['interceptor', 10, 'ES-VP-02']] } })
  })
  test('ES-VP-06: gifts of a flagship score 0', () => {
    const items: Items = [
      { kind: 'shield', gift: true },
      { kind: 'beam', range: 5, damage: 2, gift: true, giftRange: 4 },
    ]
    expect(
      battle({ y: yellow([{ kind: 'missile', damage: 2 }]), b: blue({ hurt: 2, items }) })
        .go(shot('y', 'missile-1', 'b'), 5)
        .eventsOf('scored')[0]?.points.total,
    ).toBe(30 + 5)
  })
  test('ES-VP-04, ES-COL-15, ES-COL-18: a ship destroyed by a collision scores nothing, has no last shot and is a wreck at once', () => {
    const { state } = battle({ y: yellow(), b: blue({ hurt: 3, items: [{ kind: 'beam' }] }) })
    const { events, after } = eventsOf(state, (ctx) =>
      inflict(ctx, 'b', { total: 1, because: [['collision', 1, 'ES-COL-07']] }, { combat: false, by: null, reason: 'ES-COL-07' }),
    )
    expect(events.map(({ type }) => type)).toEqual(['damaged', 'destroyed'])
    expect(after.ships.b).toMatchObject({ status: 'wreck', doom: 'wreck' })
    expect(after.owed).toEqual({})
    expect(after.scores).toEqual({})
  })
  test('ES-SCN-03: a freighter that is hit is revealed, and its hull scores 0', () => {
    const freighter = blue({ hull: 'scout', freighter: true })
    const field = battle({ y: yellow(), b: freighter })
    const once = field.go(shot('y', 'beam-1', 'b'), 5)
    expect(once.eventsOf('revealed')).toMatchObject([{ ship: 'b', freighter: true }])
    expect(once.state.ships.b?.freighter).toBe(true)
    expect(field.go(shot('y', 'beam-1', 'b'), 2).state.ships.b?.freighter).toBe(false)
    const dead = battle({ y: yellow(), b: { ...freighter, hurt: 1 } }).go(shot('y', 'beam-1', 'b'), 5)
    expect(dead.eventsOf('scored')[0]?.points).toEqual({ total: 0, because: [['freighter, free', 0, 'ES-SCN-03']] })
  })
})

function eventsOf(begun: State, resolve: (ctx: Context) => void): { events: readonly GameEvent[]; after: State } {
  const events: GameEvent[] = []
  let state = begun
  resolve({
    get state() {
      return state
    },
    dice: scriptedDice(),
    emit: (event) => {
      events.push(event)
      state = evolve(state, event)
    },
    next: () => undefined,
    drop: () => undefined,
  })
  return { events, after: state }
}
