import { hexAt } from '@admiralty/space'
import { describe, expect, test } from 'vitest'
import { battle, done, flight, jump, move, type PositionShip, refused, type TestBattle } from '../battle-for-tests.ts'
import { observe, view } from '../game.ts'
import type { Position } from '../position.ts'
import { setupFor } from '../setting/setup-for-tests.ts'
import { shipOf } from '../table.ts'
import { bandIsClosed } from './band.ts'
import { risksOf } from './obstacles.ts'
import { movementQuestions } from './questions.ts'
import { coursesOf } from './reach.ts'
import { checkShipOrder } from './ship-orders.ts'

const yellowMoves = { at: { step: 'ships', seat: 'yellow' } } as const
const at = (column: number, row: number) => hexAt({ column, row })

describe('convoy', () => {
  const convoy = setupFor('convoy')
  const freighter = (more: Partial<PositionShip> = {}): PositionShip => ({
    seat: 'yellow',
    hull: 'scout',
    freighter: true,
    hex: at(6, 1),
    ...more,
  })
  const sailing = (
    y: Partial<PositionShip> = {},
    more: Omit<Partial<Position>, 'ships'> = {},
    others: Record<string, PositionShip> = {},
  ): TestBattle => battle({ y: freighter(y), b: { seat: 'blue', hex: at(1, 9) }, ...others }, { ...yellowMoves, ...more }, convoy)
  test('ES-SCN-03: a freighter has top speed 2', () => {
    expect(refused(sailing({ speed: 2, hex: at(6, 9) }), move('y', 'FFF', 1))).toBe('ES-MOV-02')
    expect(refused(sailing({ speed: 1, hex: at(6, 9) }), move('y', 'FF', 1))).toBeUndefined()
  })
  test('ES-SCN-03: a freighter in the last row has arrived for good and is revealed', () => {
    const fought = sailing().go(move('y', 'F'))
    expect(fought.eventsOf('freighterReached')).toMatchObject([{ ship: 'y' }])
    expect(fought.state).toMatchObject({ reached: 1, ships: { y: { reached: true, freighter: true } } })
    expect(fought.eventsOf('ended')).toEqual([])
  })
  test('ES-SCN-03: a freighter arrives across that edge too, but not across a side', () => {
    expect(sailing({ speed: 2, facing: 0 }).go(move('y', 'FF')).eventsOf('freighterReached')).toHaveLength(1)
    const aside = sailing({ hex: at(0, 5), facing: 5 }).go(move('y', 'F'))
    expect([aside.eventsOf('shipLeft').length, aside.eventsOf('freighterReached').length]).toEqual([1, 0])
  })
  test('ES-SCN-03: a freighter that passed through the last row has arrived', () => {
    const fought = sailing({ speed: 2, hex: at(6, 1) }).go(move('y', 'FRRF'))
    expect(fought.state.ships.y?.hex).toEqual(at(7, 0))
    expect(
      sailing({ speed: 2, hex: at(7, 1) })
        .go(move('y', 'FRRF'))
        .eventsOf('freighterReached'),
    ).toHaveLength(1)
  })
  test('ES-SCN-03: a freighter arrives before it collides in the last row', () => {
    const wreck: PositionShip = { seat: 'blue', hex: at(6, 0), status: 'wreck' }
    expect(sailing({ hurt: 1 }, {}, { w: wreck }).go(move('y', 'F'), 6, 1).eventTypes).toEqual([
      'shipSetOff',
      'shipMoved',
      'freighterReached',
      'collisionRolled',
      'collided',
      'damaged',
      'destroyed',
    ])
  })
  test('ES-SCN-03: Yellow wins at once when the second freighter arrives', () => {
    const fought = sailing({}, { reached: 1 }).go(move('y', 'F'))
    expect(fought.eventsOf('ended')).toMatchObject([{ outcome: { winners: ['yellow'], why: 'ES-SCN-03' } }])
    expect(fought.asked).toBe('')
  })
  test('ES-SCN-03, ES-COL-01: a battle that an arrival ends has no more collisions', () => {
    const wreck: PositionShip = { seat: 'blue', hex: at(6, 0), status: 'wreck' }
    const won = sailing({}, { reached: 1 }, { w: wreck }).go(move('y', 'F'))
    expect(won.eventTypes).toEqual(['shipSetOff', 'shipMoved', 'freighterReached', 'ended'])
  })
  test('ES-SCN-03, ES-COL-01: a freighter does not arrive before it has passed the hexes in between', () => {
    const wreck: PositionShip = { seat: 'blue', hex: at(6, 1), status: 'wreck' }
    const passed = sailing({ speed: 2, hex: at(6, 2) }, {}, { w: wreck }).go(move('y', 'FF'), 1)
    expect(passed.eventTypes.filter((type) => type !== 'shipMoved')).toEqual(['shipSetOff', 'collisionRolled', 'freighterReached'])
  })
  test('ES-SCN-03: a scout that is no freighter does not arrive', () => {
    expect(sailing({ freighter: false }).go(move('y', 'F')).eventsOf('freighterReached')).toEqual([])
  })
  test('ES-SCN-03, ES-COL-07: a freighter damaged in a collision is revealed', () => {
    const wreck: PositionShip = { seat: 'blue', hex: at(6, 8), status: 'wreck' }
    const fought = sailing({ hex: at(6, 9) }, {}, { w: wreck }).go(move('y', 'F'), 6, 1, 1)
    expect(fought.state.ships.y?.freighter).toBe(true)
  })
})

describe('the line', () => {
  const carriers = setupFor('carriers')
  // Rows 6 and 7 of 14 are the band.
  const near = (y: Partial<PositionShip> = {}, more: Omit<Partial<Position>, 'ships'> = {}): TestBattle =>
    battle(
      { y: { seat: 'yellow', hex: at(6, 8), ...y }, b: { seat: 'blue', hex: at(1, 1), facing: 3 } },
      { ...yellowMoves, ...more },
      carriers,
    )
  const lost = (seat: 'yellow' | 'blue', count: number): NonNullable<Position['fighters']> =>
    Object.fromEntries(Array.from({ length: count }, (_, n) => [`${seat}-${n}`, { seat, hex: at(0, 0), status: 'lost' }]))
  test('ES-SCN-04: no ship may come within one hex of it', () => {
    expect(refused(near(), move('y', 'F'))).toBe('ES-SCN-04')
    expect(refused(near(), move('y', 'RRF'))).toBeUndefined()
    expect(refused(near({ hex: at(6, 9) }), move('y', 'F'))).toBeUndefined()
    expect(refused(near({ speed: 3, hex: at(6, 9) }), move('y', 'FF', -1))).toBe('ES-SCN-04')
  })
  test('ES-SCN-04: only entering it is barred, so a ship that is in it may turn and leave', () => {
    const inside = near({ hex: at(6, 7), facing: 3 })
    expect(inside.go(move('y', 'LRF')).state.ships.y?.hex).toEqual(at(6, 8))
  })
  test('ES-SCN-04, ES-AUX-JMP-02: a jump may neither end in the band nor cross it', () => {
    const engine = { items: [{ kind: 'jump' }] } as const
    expect(refused(near({ ...engine, hex: at(6, 12) }), jump('y'))).toBe('ES-SCN-04')
    expect(refused(near({ ...engine, hex: at(6, 9) }), jump('y'))).toBe('ES-SCN-04')
    expect(refused(near({ ...engine, hex: at(6, 13) }), jump('y'))).toBeUndefined()
  })
  test('ES-SCN-04: fighters may cross it', () => {
    const field = near({}, { at: { step: 'fighters', seat: 'yellow' }, fighters: { f: { seat: 'yellow', hex: at(6, 9) } } })
    expect(field.go(flight('f', 'FFFFF')).state.fighters.f?.hex).toEqual(at(6, 4))
  })
  test('ES-SCN-04, ES-TRN-04: a ship without another course stops in front of it at speed 0', () => {
    const fought = near({ speed: 3, navHit: true, hex: at(6, 9) }).go(move('y', 'FF', -1))
    expect(fought.state.ships.y).toMatchObject({ hex: at(6, 8), speed: 0 })
    expect(fought.eventsOf('shipMoved').map(({ path }) => path)).toEqual(['F'])
    const [balked] = fought.eventsOf('shipBalked')
    expect(balked?.why).toBe('band')
    expect(balked && observe(balked, 'public')).toEqual(balked)
    expect(refused(near({ speed: 1, navHit: true }), move('y', 'F'))).toBe('ES-SCN-04')
  })
  test('ES-SCN-04: a ship that could otherwise only leave the map may be ordered towards it and stops', () => {
    // The pod turns it off the left edge of the map; straight ahead and to the right is the band.
    const pinned = { hex: at(0, 8), speed: 2, navHit: true, items: [{ kind: 'manoeuvring' }] } as const
    const cornered = near(pinned)
    expect(cornered.go(move('y', 'FF')).state.ships.y).toMatchObject({ hex: at(0, 8), speed: 0, status: 'flying' })
    expect(cornered.go(move('y', 'LFF')).state.ships.y).toMatchObject({ status: 'left' })
    expect(refused(near({ ...pinned, speed: 1 }), move('y', 'F'))).toBe('ES-SCN-04')
  })
  test('ES-SCN-04, ES-MOV-06: courses, default order and risks of such a ship end at the band, not off the map', () => {
    const { state } = near({ hex: at(0, 8), speed: 2, navHit: true, items: [{ kind: 'manoeuvring' }] })
    const [known, ship] = [view(state, 'yellow'), shipOf(state, 'y')]
    const courses = coursesOf(known, ship)
    expect(courses.filter(({ change }) => change === 0).map(({ path, leaves, halts }) => [path, leaves, halts])).toEqual([
      ['FF', false, true],
      ['RFF', false, true],
      ['LFF', true, false],
    ])
    for (const { change, path } of courses)
      expect(checkShipOrder(known, 'yellow', { order: 'move', ship: 'y', change, path, rams: [] })).toBeUndefined()
    const safe = movementQuestions.ships.defaultOrder(known, 'yellow')
    expect(safe).toEqual(move('y', 'FF'))
    expect(risksOf(known, ship, { change: 0, path: 'FF', rams: [] })).toEqual([])
  })
  test('ES-SCN-04: is lifted when one side has lost all twelve fighters', () => {
    expect(bandIsClosed(near({}, { fighters: lost('blue', 11) }).state)).toBe(true)
    const other = (seat: 'yellow' | 'blue', status: 'flying' | 'left' | 'lost') => ({ last: { seat, hex: at(0, 2), status } })
    const closed = (...last: Parameters<typeof other>) =>
      bandIsClosed(near({}, { fighters: { ...lost('blue', 11), ...other(...last) } }).state)
    expect([closed('blue', 'flying'), closed('yellow', 'lost')]).toEqual([true, true])
    expect([closed('blue', 'left'), closed('blue', 'lost')]).toEqual([false, false])
    const open = near({}, { fighters: lost('blue', 12) })
    expect(bandIsClosed(open.state)).toBe(false)
    expect(open.go(move('y', 'F')).state.ships.y?.hex).toEqual(at(6, 7))
  })
  test('ES-SCN-04, ES-FTR-07: fighters lost or gone with their carrier count', () => {
    const bay: Partial<PositionShip> = {
      items: [{ kind: 'bay' }],
      fighters: [{ kind: 'interceptor', id: 'last' }],
      hex: at(6, 13),
      facing: 3,
    }
    expect(bandIsClosed(near(bay, { fighters: lost('yellow', 11) }).go(move('y', 'F')).state)).toBe(false)
    const wreck = { ...bay, facing: 0, hurt: 3, hex: at(6, 12) } as const
    const fight = battle(
      {
        y: { seat: 'yellow', ...wreck, hex: at(6, 12) },
        w: { seat: 'blue', hex: at(6, 11), status: 'wreck' },
        b: { seat: 'blue', hex: at(1, 1) },
      },
      { ...yellowMoves, fighters: lost('yellow', 11) },
      carriers,
    )
    expect(bandIsClosed(fight.go(move('y', 'F'), 6, 1).state)).toBe(false)
  })
  test('ES-SCN-04: other scenarios have no line', () => {
    const open = battle(
      { y: { seat: 'yellow', hex: at(6, 8), speed: 0 }, b: { seat: 'blue', hex: at(1, 1) } },
      yellowMoves,
      setupFor('battle'),
    )
    expect(bandIsClosed(open.state)).toBe(false)
    expect(open.go(done).asked).toBe('blue: ships')
  })
})
