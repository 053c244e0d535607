import { describe, expect, test } from 'vitest'
import { battle, type PositionShip, pass } from '../battle-for-tests.ts'
import { setupFor } from '../setting/setup-for-tests.ts'
import type { Setup } from '../state.ts'

const ship = (seat: PositionShip['seat'], more: Partial<PositionShip> = {}): PositionShip => ({
  seat,
  hex: seat === 'yellow' ? [3, 8] : [10, 2],
  ...more,
})
const both = { y: ship('yellow'), b: ship('blue') }
const lost = { status: 'wreck' } as const

/** The result of the turn’s end. */
function turnEnd(
  turn: number,
  ships: Record<string, PositionShip>,
  more: Parameters<typeof battle>[1] = {},
  setup: Setup = setupFor('battle'),
) {
  return battle(ships, { at: { step: 'turnEnd' }, turn, ...more }, setup)
}
const points = (yellow: number, blue: number) => ({
  scores: { yellow: [['hulls', yellow, 'ES-VP-01'] as const], blue: [['hulls', blue, 'ES-VP-01'] as const] },
})

describe('the end', () => {
  test('ES-WIN-01: after turn 20 the side with more points wins; equal points are a draw', () => {
    expect(turnEnd(20, both, points(30, 20)).state.outcome).toMatchObject({
      winners: ['yellow'],
      why: 'ES-WIN-01',
      scores: { yellow: { total: 30 }, blue: { total: 20 } },
    })
    expect(turnEnd(20, both, points(10, 20)).state.outcome).toMatchObject({ winners: ['blue'] })
    expect(turnEnd(20, both, points(20, 20)).state.outcome).toMatchObject({ winners: [], why: 'ES-WIN-01' })
    expect(turnEnd(20, both).state.outcome).toMatchObject({ winners: [], scores: { yellow: { total: 0 } } })
  })
  test('ES-WIN-01, ES-SEQ-09: before turn 20 the next turn begins', () => {
    const next = turnEnd(19, both, points(30, 20)).state
    expect(next.outcome).toBeNull()
    expect(next.turn).toBe(20)
  })
  test('ES-WIN-02: a sole survivor wins at the end of the turn, with any points', () => {
    expect(turnEnd(3, { y: ship('yellow'), b: ship('blue', lost) }, points(0, 200)).state.outcome).toMatchObject({
      winners: ['yellow'],
      why: 'ES-WIN-02',
    })
    expect(turnEnd(3, { y: ship('yellow', { status: 'left' }), b: ship('blue') }).state.outcome).toMatchObject({ winners: ['blue'] })
  })
  test('ES-WIN-02: a fighter on the map counts as a survivor; with both sides gone points decide', () => {
    const fighters = { f: { seat: 'blue', hex: [4, 4] as [number, number] } } as const
    expect(turnEnd(3, { y: ship('yellow'), b: ship('blue', lost) }, { fighters }).state.outcome).toBeNull()
    expect(turnEnd(3, { y: ship('yellow', lost), b: ship('blue', lost) }, points(5, 10)).state.outcome).toMatchObject({
      winners: ['blue'],
      why: 'ES-WIN-02',
    })
    expect(turnEnd(3, { y: ship('yellow', lost), b: ship('blue', lost) }).state.outcome).toMatchObject({ winners: [] })
  })
  test('ES-WIN-02: after the end no call is open', () => {
    const over = turnEnd(20, both)
    expect(over.state.play).toMatchObject({ agenda: [], calls: [] })
    expect(over.eventsOf('ended')).toHaveLength(1)
  })
  test('ES-MPL-09: points and survival are counted by team', () => {
    const four = setupFor('four')
    const ships = {
      y: ship('yellow', lost),
      r: ship('red', { hex: [5, 8] }),
      b: ship('blue', lost),
      g: ship('green', { ...lost, hex: [6, 2] }),
    }
    expect(turnEnd(2, ships, {}, four).state.outcome).toMatchObject({ winners: ['yellow', 'red'], why: 'ES-WIN-02' })
    const last = turnEnd(20, { ...ships, g: ship('green', { hex: [6, 2] }) }, points(10, 50), four).state.outcome
    expect(last).toMatchObject({
      winners: ['blue', 'green'],
      scores: { yellow: { total: 10 }, red: { total: 10 }, blue: { total: 50 }, green: { total: 50 } },
    })
  })
})

describe('scenarios', () => {
  const base = (more: Partial<PositionShip> = {}) => ship('yellow', { hull: 'battleship', speedTraded: 2, ...more })

  test('ES-SCN-02: Blue wins if the base is destroyed within 10 turns by any cause, otherwise Yellow', () => {
    const starbase = setupFor('starbase')
    expect(turnEnd(9, { y: base(), y2: ship('yellow'), b: ship('blue') }, points(0, 100), starbase).state.outcome).toBeNull()
    expect(turnEnd(10, { y: base(), b: ship('blue') }, points(0, 100), starbase).state.outcome).toMatchObject({
      winners: ['yellow'],
      why: 'ES-SCN-02',
    })
    for (const status of ['wreck', 'exploded'] as const)
      expect(
        turnEnd(10, { y: base({ status }), y2: ship('yellow', { hex: [4, 8] }), b: ship('blue') }, {}, starbase).state.outcome,
      ).toMatchObject({ winners: ['blue'], why: 'ES-SCN-02' })
  })
  test('ES-SCN-02: of several stations only the one in the middle is the base', () => {
    const starbase = setupFor('starbase')
    const ends = (inTheMiddle: PositionShip['status'], other: PositionShip['status']) => {
      const ships = { y: base({ hex: [7, 8], status: other }), y2: base({ hex: [6, 3], status: inTheMiddle }), b: ship('blue') }
      return turnEnd(5, ships, {}, starbase).state.outcome
    }
    expect(ends('flying', 'wreck')).toBeNull()
    expect(ends('wreck', 'flying')).toMatchObject({ winners: ['blue'], why: 'ES-SCN-02' })
  })
  test('ES-SCN-02: no other victory rule applies: even without enemies the base must last ten turns', () => {
    expect(turnEnd(5, { y: base(), b: ship('blue', lost) }, {}, setupFor('starbase')).state.outcome).toBeNull()
  })
  test('ES-SCN-03: Yellow wins with two freighters arrived; Blue wins if turn 16 ends before that', () => {
    const convoy = setupFor('convoy')
    expect(turnEnd(5, both, { reached: 2 }, convoy).state.outcome).toMatchObject({ winners: ['yellow'], why: 'ES-SCN-03' })
    expect(turnEnd(15, both, { reached: 1 }, convoy).state.outcome).toBeNull()
    expect(turnEnd(16, both, { reached: 1, ...points(300, 0) }, convoy).state.outcome).toMatchObject({
      winners: ['blue'],
      why: 'ES-SCN-03',
    })
    expect(turnEnd(16, both, { reached: 2, ...points(0, 300) }, convoy).state.outcome).toMatchObject({ winners: ['yellow'] })
  })
  test('ES-SCN-03: without Blue, Yellow wins only if two freighters have arrived or still fly', () => {
    const convoy = setupFor('convoy')
    const freighter = (more: Partial<PositionShip> = {}) => ship('yellow', { hull: 'scout', freighter: true, ...more })
    const alone = (ships: Record<string, PositionShip>, reached = 0, turn = 3) =>
      turnEnd(turn, { y: ship('yellow'), ...ships, b: ship('blue', lost) }, { reached, ...points(300, 0) }, convoy).state.outcome
    const yellow = { winners: ['yellow'], why: 'ES-SCN-03' }
    const blue = { winners: ['blue'], why: 'ES-SCN-03' }
    expect(alone({ f: freighter(), g: freighter({ hex: [4, 7] }) })).toMatchObject(yellow)
    expect(alone({ f: freighter() }, 1)).toMatchObject(yellow)
    expect(alone({ f: freighter() })).toMatchObject(blue)
    expect(alone({ f: freighter({ status: 'left' }) }, 1)).toMatchObject(blue)
    expect(alone({ s: ship('yellow', { hull: 'scout' }) }, 1)).toMatchObject(blue)
    expect(alone({ f: freighter(), g: freighter({ hex: [4, 7] }) }, 0, 16)).toMatchObject(blue)
  })
  test('ES-SCN-03: Blue wins when Yellow has nothing left, even if Blue has nothing left either', () => {
    for (const status of ['flying', 'wreck'] as const) {
      const ships = { y: ship('yellow', lost), b: ship('blue', { status }) }
      expect(turnEnd(3, ships, { reached: 1, ...points(300, 0) }, setupFor('convoy')).state.outcome).toMatchObject({
        winners: ['blue'],
        why: 'ES-SCN-03',
      })
    }
  })
  test('ES-SCN-01, ES-SCN-04, ES-SCN-05: the other scenarios end as a plain battle does', () => {
    for (const id of ['quality', 'carriers', 'squadrons']) {
      expect(turnEnd(20, both, points(30, 20), setupFor(id)).state.outcome).toMatchObject({ winners: ['yellow'], why: 'ES-WIN-01' })
      expect(turnEnd(2, { y: ship('yellow', lost), b: ship('blue') }, {}, setupFor(id)).state.outcome).toMatchObject({
        winners: ['blue'],
        why: 'ES-WIN-02',
      })
    }
  })
  test('ES-WIN-01, ES-GEN-07: scores start at 0 on turn 1, and the end of the turn follows combat', () => {
    const fought = battle(
      both,
      { turn: 20, at: [{ step: 'fire', side: 'blue', seat: 'blue', passes: 0 }, { step: 'turnEnd' }] },
      setupFor('battle'),
    ).go(pass, pass)
    expect(fought.state.outcome).toMatchObject({ winners: [], scores: { yellow: { total: 0, because: [] } } })
  })
})
