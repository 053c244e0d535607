import { describe, expect, test } from 'vitest'
import { battle, done, jump, move, type PositionShip, refused, type TestBattle } from '../battle-for-tests.ts'
import { observe, view } from '../game.ts'
import type { OrderOf } from '../orders.ts'
import { setupFor } from '../setting/setup-for-tests.ts'
import { checkShipOrder } from './ship-orders.ts'

const yellowMoves = { at: { step: 'ships', seat: 'yellow' } } as const
const ship = (more: Partial<PositionShip> = {}): PositionShip => ({ seat: 'yellow', hex: [10, 10], ...more })
const enemy: PositionShip = { seat: 'blue', hex: [20, 10] }
/** Yellow's one destroyer faces up the map and is about to move; Blue is far away. */
const alone = (more: Partial<PositionShip> = {}): TestBattle => battle({ y: ship(more), b: enemy }, yellowMoves)
const where = ({ state }: TestBattle, id = 'y') => [state.ships[id]?.hex, state.ships[id]?.facing]
const seen = ({ state }: TestBattle) => state.ships.y?.known.map(({ kind }) => kind)

describe('speed', () => {
  test('ES-MOV-02: a ship may change its speed by 1, from its first turn on, between 0 and its top speed', () => {
    expect([move('y', '', -1), move('y', 'F', 0), move('y', 'FF', 1)].map((order) => refused(alone(), order))).toEqual([
      undefined,
      undefined,
      undefined,
    ])
    expect(refused(alone({ speed: 3 }), move('y', 'FFFF', 1))).toBe('ES-MOV-02')
    expect(refused(alone({ speed: 0 }), move('y', '', -1))).toBe('ES-MOV-02')
    expect(refused(alone({ speed: 2, slowed: 1 }), move('y', 'FFF', 1))).toBe('ES-MOV-02')
    expect(refused(alone({ speed: 2, speedTraded: 1 }), move('y', 'FFF', 1))).toBe('ES-MOV-02')
  })
  test('ES-MOV-02, ES-DES-11: an engine adds 1 and is revealed when the ship exceeds its hull’s speed', () => {
    const fast = alone({ speed: 3, items: [{ kind: 'engine' }] })
    expect(seen(fast.go(move('y', 'FFF')))).toEqual([])
    const fought = fast.go(move('y', 'FFFF', 1))
    expect(fought.eventsOf('shipSetOff')).toMatchObject([{ from: 3, speed: 4 }])
    expect(seen(fought)).toEqual(['engine'])
  })
  test('ES-MOV-05, ES-DES-11: a ship that must slow down does not reveal its engine', () => {
    const slowedShip = { speed: 3, slowed: 2, items: [{ kind: 'engine' }] } as const
    expect(seen(alone(slowedShip).go(move('y', 'FF', -1)))).toEqual([])
    expect(seen(alone({ ...slowedShip, slowed: 1 }).go(move('y', 'FFF')))).toEqual(['engine'])
  })
  test('ES-MOV-03: a ship moves exactly as many hexes as its speed', () => {
    for (const path of ['', 'F', 'FFF']) expect(refused(alone({ speed: 2 }), move('y', path))).toBe('ES-MOV-03')
    expect(where(alone({ speed: 2 }).go(move('y', 'FF')))).toEqual([[10, 8], 0])
  })
  test('ES-MOV-03: a ship with speed must move; one at speed 0 need not', () => {
    expect(refused(alone(), done)).toBe('ES-MOV-03')
    expect(refused(alone({ speed: 0 }), done)).toBeUndefined()
    expect(refused(alone().go(move('y', 'F')), done)).toBeUndefined()
  })
  test('ES-MOV-04: a seat moves its own ships in any order, once each', () => {
    const pair = battle({ y: ship(), z: ship({ hex: [12, 10] }), b: enemy }, yellowMoves)
    const fought = pair.go(move('z', 'F'), move('y', 'F'))
    expect(fought.eventsOf('shipMoved').map(({ ship: moved }) => moved)).toEqual(['z', 'y'])
    expect(refused(fought, move('z', 'F'))).toBe('ES-MOV-04')
    expect(refused(fought, move('b', 'F'))).toBe('ES-MOV-04')
  })
  test('ES-MOV-04: a move with its collisions is finished before the next ship moves', () => {
    const pair = battle(
      { y: ship({ speed: 2 }), z: ship({ hex: [12, 10] }), w: ship({ hex: [10, 9], status: 'wreck' }), b: enemy },
      yellowMoves,
    )
    const fought = pair.go(move('y', 'FF'), 6, 1, 1)
    expect(fought.eventsOf('shipMoved').map(({ ship: moved, path }) => [moved, path])).toEqual([
      ['y', 'F'],
      ['y', 'F'],
    ])
    expect(fought.asked).toBe('yellow: ships')
  })
  test('ES-MOV-05: a ship faster than its reduced top speed must slow down by 1 each turn', () => {
    const fast = alone({ speed: 3, slowed: 2 })
    for (const [path, change] of [
      ['FFF', 0],
      ['F', -1],
    ] as const)
      expect(refused(fast, move('y', path, change))).toBe(change === 0 ? 'ES-MOV-05' : 'ES-MOV-03')
    expect(fast.go(move('y', 'FF', -1)).state.ships.y?.speed).toBe(2)
    expect(refused(alone({ speed: 2, slowed: 2 }), move('y', 'FF'))).toBe('ES-MOV-05')
    expect(refused(alone({ speed: 1, slowed: 2 }), move('y', 'F'))).toBeUndefined()
  })
})

describe('the course', () => {
  test('ES-MOV-06, ES-FTR-07: a ship that steps off the map is gone at once, with its fighters, and scores nothing', () => {
    const edge = { hex: [10, -4], speed: 3, items: [{ kind: 'bay' }], fighters: [{ kind: 'interceptor', id: 'f' }] } as const
    const fought = alone(edge).go(move('y', 'FFF'))
    expect(fought.eventsOf('shipMoved').map(({ path }) => path)).toEqual(['FF'])
    expect(fought.eventsOf('shipLeft')).toHaveLength(1)
    expect(fought.eventsOf('scored')).toEqual([])
    expect(fought.state.ships.y?.status).toBe('left')
    expect(fought.state.secret.yellow?.sheets.y?.fighters).toEqual([])
    expect(fought.asked).toBe('blue: ships')
  })
  test('ES-MOV-07: enemies beside the course do not stop the ship', () => {
    const gauntlet = battle({ y: ship({ speed: 3 }), b: { seat: 'blue', hex: [11, 8] }, c: { seat: 'blue', hex: [9, 9] } }, yellowMoves)
    expect(gauntlet.go(move('y', 'FFF')).eventTypes).toEqual(['shipSetOff', 'shipMoved'])
  })
  test('ES-MOV-08: a ship moves only into the hex that it faces', () => {
    expect(where(alone().go(move('y', 'RF')))).toEqual([[11, 9], 1])
    expect(where(alone({ facing: 4 }).go(move('y', 'F')))).toEqual([[9, 11], 4])
    expect(where(alone().go(move('y', 'LLLF')))).toEqual([[10, 11], 3])
  })
})

describe('turning', () => {
  const turns = (turning: string) =>
    [0, 1, 2, 3, 4].map((speed) => {
      const fight = battle({ y: ship({ hull: 'scout', speed }), b: enemy }, yellowMoves, { ...setupFor('battle', { turning, map: '4x4' }) })
      return [0, 1, 2, 3, 4].filter((sides) => !refused(fight, move('y', 'R'.repeat(sides) + 'F'.repeat(speed)))).length - 1
    })
  test('ES-TRN-01: a ship turns 3 hex-sides at speed 1, 2 at speed 2, 1 at speeds 3 and 4, none at speed 0', () => {
    expect(turns('proposed')).toEqual([0, 3, 2, 1, 1])
  })
  test('ES-TRN-01: an option replaces the table', () => {
    expect(turns('agile')).toEqual([0, 3, 3, 2, 1])
    expect(turns('ponderous')).toEqual([0, 2, 1, 1, 1])
  })
  test('ES-TRN-01: the speed of this turn counts, and the allowance may be split', () => {
    expect(refused(alone(), move('y', 'RRRFF', 1))).toBe('ES-TRN-01')
    expect(refused(alone(), move('y', 'RFLF', 1))).toBeUndefined()
    expect(refused(alone(), move('y', 'RFLLF', 1))).toBe('ES-TRN-01')
  })
  test('ES-TRN-02: a turn is refused after the last hex and at speed 0', () => {
    expect(refused(alone(), move('y', 'FR'))).toBe('ES-TRN-02')
    expect(refused(alone({ speed: 0 }), move('y', 'R'))).toBe('ES-TRN-02')
  })
  test('ES-TRN-03: a turn may come at any point before the last hex', () => {
    for (const path of ['RFFF', 'FRFF', 'FFRF']) expect(refused(alone({ speed: 3 }), move('y', path))).toBeUndefined()
    expect(refused(alone({ speed: 3 }), move('y', 'FFFR'))).toBe('ES-TRN-02')
  })
  test('ES-TRN-04: a ship with a navigation hit cannot turn', () => {
    expect(refused(alone({ navHit: true }), move('y', 'RF'))).toBe('ES-TRN-04')
    expect(refused(alone({ navHit: true }), move('y', 'F'))).toBeUndefined()
  })
})

describe('a navigation hit in mid-move', () => {
  const wreck: PositionShip = { seat: 'blue', hex: [10, 9], status: 'wreck' }
  const bump = (more: Partial<PositionShip>) => battle({ y: ship({ speed: 2, ...more }), w: wreck, b: enemy }, yellowMoves)
  test('ES-TRN-04: sends the ship straight ahead, and only its own side knows that it would have turned', () => {
    const fought = bump({}).go(move('y', 'FRF'), 6, 1, 1)
    expect(fought.eventsOf('navHit')).toHaveLength(1)
    expect(where(fought)).toEqual([[10, 8], 0])
    const [balked] = fought.eventsOf('shipBalked')
    expect(balked?.why).toBe('nav')
    expect(balked && [observe(balked, 'yellow'), observe(balked, 'blue'), observe(balked, 'public')]).toEqual([
      balked,
      undefined,
      undefined,
    ])
  })
  test('ES-TRN-04, ES-AUX-MAN-02: leaves one turn by the pod, which is revealed', () => {
    const podded = { items: [{ kind: 'manoeuvring' }] } as const
    expect(where(bump(podded).go(move('y', 'FRF'), 6, 1, 1))).toEqual([[11, 8], 1])
    const fought = bump({ ...podded, facing: 5, hex: [10, 10] }).go(move('y', 'RFRRF'), 6, 1, 1)
    expect(fought.eventsOf('shipMoved').map(({ path }) => path)).toEqual(['RF', 'RF'])
    expect(seen(fought)).toEqual(['manoeuvring'])
  })
  test('ES-TRN-04, ES-CRT-04: leaves no turn if the pod was lost on the way', () => {
    const fought = bump({ items: [{ kind: 'manoeuvring' }] }).go(
      move('y', 'FRFR'),
      6,
      1,
      2,
      // its only item: the owner has no choice
    )
    expect(fought.eventsOf('itemLost')).toHaveLength(1)
    expect(fought.eventsOf('shipMoved').map(({ path }) => path)).toEqual(['F', 'RF'])
  })
})

describe('manoeuvring pod', () => {
  const pod = { items: [{ kind: 'manoeuvring' }] } as const
  test('ES-AUX-MAN-01: adds one hex-side to the table at any point, also after the last hex', () => {
    const fight = alone({ ...pod, speed: 3 })
    for (const path of ['RRFFF', 'FFRRF', 'RFFFR', 'FFFL']) expect(refused(fight, move('y', path))).toBeUndefined()
    expect(refused(fight, move('y', 'FFFRR'))).toBe('ES-TRN-02')
    expect(refused(fight, move('y', 'RRFFFR'))).toBe('ES-TRN-01')
    expect(refused(fight, move('y', 'RRRFFF'))).toBe('ES-TRN-01')
  })
  test('ES-AUX-MAN-01, ES-DES-11: is revealed when it turns the ship', () => {
    expect(seen(alone({ ...pod, speed: 3 }).go(move('y', 'RFFF')))).toEqual([])
    expect(seen(alone({ ...pod, speed: 3 }).go(move('y', 'RRFFF')))).toEqual(['manoeuvring'])
    expect(seen(alone({ ...pod, speed: 3 }).go(move('y', 'FFFR')))).toEqual(['manoeuvring'])
  })
  test('ES-AUX-MAN-02: turns a ship with a navigation hit one hex-side', () => {
    expect(refused(alone({ ...pod, navHit: true }), move('y', 'RF'))).toBeUndefined()
    expect(refused(alone({ ...pod, navHit: true }), move('y', 'RRF'))).toBe('ES-TRN-04')
    expect(seen(alone({ ...pod, navHit: true }).go(move('y', 'RF')))).toEqual(['manoeuvring'])
  })
  test('ES-AUX-MAN-03: works at speed 0, also after battle damage, but not on a station', () => {
    expect(where(alone({ ...pod, speed: 0 }).go(move('y', 'L')))).toEqual([[10, 10], 5])
    expect(refused(alone({ ...pod, speed: 0, slowed: 3 }), move('y', 'L'))).toBeUndefined()
    expect(refused(alone({ ...pod, speedTraded: 3 }), move('y', 'L'))).toBe('ES-DES-10')
    expect(refused(alone({ speedTraded: 3 }), move('y', 'F', 1))).toBe('ES-DES-10')
    expect(refused(alone({ speedTraded: 3 }), move('y', ''))).toBe('ES-DES-10')
  })
})

describe('the reason of a refusal', () => {
  const reason = (more: Partial<PositionShip>, order: OrderOf<'move'>) =>
    checkShipOrder(view(alone(more).state, 'yellow'), 'yellow', order)?.reason
  const to = (path: string, change: -1 | 0 | 1 = 0): OrderOf<'move'> => ({ order: 'move', ship: 'y', change, path, rams: [] })
  test('ES-MOV-02, ES-MOV-05: names the speed and the limit', () => {
    expect(reason({ speed: 0 }, to('', -1))).toBe('the ship already has speed 0')
    expect(reason({ speed: 3 }, to('FFFF', 1))).toBe('speed 4 exceeds the top speed of 3')
    expect(reason({ hull: 'scout', speed: 0, slowed: 4 }, to('F', 1))).toBe('speed 1 exceeds the top speed of 0')
    expect(reason({ speed: 3, slowed: 2 }, to('FFF'))).toBe('the ship must slow down: its top speed is now 1')
  })
  test('ES-TRN-01, ES-TRN-02, ES-TRN-04: says why a turn is refused', () => {
    expect(reason({ speed: 0 }, to('L'))).toBe('a ship at speed 0 cannot turn')
    expect(reason({ speed: 1 }, to('FL'))).toBe('no turn is allowed after the last hex')
    expect(reason({ speed: 3 }, to('LLFFF'))).toBe('at speed 3 the ship may turn 1 hex-side')
    expect(reason({ speed: 2, navHit: true }, to('LFF'))).toBe('the ship has a navigation hit and cannot turn')
    expect(reason({ speed: 3, items: [{ kind: 'manoeuvring' }] }, to('LFFFLL'))).toBe('no turn is allowed after the last hex')
    expect(reason({ speed: 3, items: [{ kind: 'manoeuvring' }] }, to('LLFFFL'))).toBe('at speed 3 the ship may turn 2 hex-sides')
    expect(reason({ speed: 3, items: [{ kind: 'manoeuvring' }] }, to('LFFFL'))).toBeUndefined()
  })
})

describe('jump engine', () => {
  const engine = { items: [{ kind: 'jump' }] } as const
  const both = { items: [{ kind: 'jump' }, { kind: 'manoeuvring' }] } as const
  test('ES-AUX-JMP-01: moves the ship five hexes straight ahead once a turn, instead of a move', () => {
    const fought = alone(engine).go(jump('y'))
    expect(where(fought)).toEqual([[10, 5], 0])
    expect(seen(fought)).toEqual(['jump'])
    for (const order of [jump('y'), move('y', 'F')]) expect(refused(fought, order)).toBe('ES-MOV-04')
    expect(refused(fought, done)).toBeUndefined()
    expect(refused(alone(), jump('y'))).toBe('ES-AUX-JMP-01')
  })
  test('ES-AUX-JMP-02: has no collision on the way, but must end in an empty hex', () => {
    const line = (['flying', 'wreck'] as const).map((status, far): [string, PositionShip] => [
      `b${far}`,
      { seat: 'blue', hex: [10, 9 - far], status },
    ])
    expect(
      battle({ y: ship(engine), ...Object.fromEntries(line) }, yellowMoves)
        .go(jump('y'))
        .eventsOf('collisionRolled'),
    ).toEqual([])
    for (const status of ['flying', 'wreck'] as const)
      expect(refused(battle({ y: ship(engine), b: { seat: 'blue', hex: [10, 5], status } }, yellowMoves), jump('y'))).toBe('ES-AUX-JMP-02')
    const fighter = { f: { seat: 'yellow', hex: [10, 5] } } as const
    expect(refused(battle({ y: ship(engine), b: enemy }, { ...yellowMoves, fighters: fighter }), jump('y'))).toBe('ES-AUX-JMP-02')
  })
  test('ES-AUX-JMP-03: replaces the move, without a change of speed and without a turn unless by the pod', () => {
    expect(refused(alone(engine).go(move('y', 'F')), jump('y'))).toBe('ES-MOV-04')
    expect(refused(alone(engine), jump('y', 1))).toBe('ES-AUX-JMP-03')
    expect(refused(alone(engine), jump('y', 0, -1))).toBe('ES-AUX-JMP-03')
    expect(alone({ ...engine, speed: 2 }).go(jump('y')).state.ships.y?.speed).toBe(2)
  })
  test('ES-AUX-JMP-03, ES-MOV-05: a ship that would have to slow down keeps its speed in the turn of the jump', () => {
    expect(alone({ ...engine, speed: 3, slowed: 2 }).go(jump('y')).state.ships.y?.speed).toBe(3)
  })
  test('ES-AUX-JMP-04: allows one hex-side by the pod, just before the jump or just after it', () => {
    expect(where(alone(both).go(jump('y', 1)))).toEqual([[15, 5], 1])
    const after = alone(both).go(jump('y', 0, -1))
    expect(where(after)).toEqual([[10, 5], 5])
    expect(seen(after)).toEqual(['manoeuvring', 'jump'])
    expect(refused(alone(both), jump('y', 1, 1))).toBe('ES-AUX-JMP-04')
    const jumped = (before: -1 | 0 | 1, after: -1 | 0 | 1) => {
      const fought = alone(both).go(jump('y', before, after))
      return [fought.eventsOf('shipJumped')[0]?.turn, seen(fought)]
    }
    expect(jumped(1, 0)).toEqual(['R', ['manoeuvring', 'jump']])
    expect(jumped(-1, 0)).toEqual(['L', ['manoeuvring', 'jump']])
    expect(jumped(0, 1)).toEqual(['R', ['manoeuvring', 'jump']])
    expect(jumped(0, -1)).toEqual(['L', ['manoeuvring', 'jump']])
    expect(jumped(0, 0)).toEqual(['', ['jump']])
  })
  test('ES-AUX-JMP-05: may not leave the map', () => {
    expect(refused(alone({ ...engine, hex: [10, -1] }), jump('y'))).toBe('ES-AUX-JMP-05')
    expect(refused(alone({ ...engine, hex: [10, 0] }), jump('y'))).toBeUndefined()
  })
  test('ES-AUX-JMP-06: works with a navigation hit or at speed 0, but not on a station', () => {
    expect(refused(alone({ ...engine, navHit: true }), jump('y'))).toBeUndefined()
    expect(refused(alone({ ...engine, speed: 0 }), jump('y'))).toBeUndefined()
    expect(refused(alone({ ...engine, speedTraded: 3 }), jump('y'))).toBe('ES-AUX-JMP-06')
  })
  test('ES-AUX-JMP-06: works for a ship that lost all its speed in battle', () => {
    expect(where(alone({ ...engine, speed: 0, slowed: 3 }).go(jump('y')))).toEqual([[10, 5], 0])
    expect(refused(alone({ ...engine, speed: 0, speedTraded: 2, slowed: 1 }), jump('y'))).toBeUndefined()
  })
})
