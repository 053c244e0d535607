import { describe, expect, test } from 'vitest'
import { battle, fire, type Placed, refused, setupWith, type TestBattle } from './battle-for-tests.ts'
import { column, hulk, inLine, LOCKED, ship } from './fire/ships-for-tests.ts'
import type { OrderOf } from './orders.ts'
import { NOTHING } from './power/questions.ts'
import { NO_POWER } from './power/supply.ts'
import { ASKED } from './state.ts'

/** A ship that can repair, move, fire and use sensors. */
const WHOLE: Placed = { seat: 'yellow', design: 'Icarus', hex: [0, 0], levels: { '0,1': 'moderate' } }
const ENEMY: Placed = { seat: 'blue', design: 'Icarus', hex: [0, -2], facing: 3 }

/** The calls up to the end of the turn, if all seats give default orders. */
function questions(from: TestBattle): readonly string[] {
  const asked: string[] = []
  for (let now = from; now.state.turn === from.state.turn; now = now.go({})) asked.push(now.asked)
  return asked
}
const announce = (ship: string, announcement: Partial<typeof NOTHING>): OrderOf<'announce'> => ({
  order: 'announce',
  policy: ASKED,
  ships: { [ship]: { ...NOTHING, ...announcement } },
})

describe('a turn', () => {
  test('EE-SEQ-01, EE-QRF-01: the steps are power, movement, repairs, weapons and sensors, each for all seats together', () => {
    const light = { lit: ['0,-2', '-2,3'] }
    const turn = questions(battle({ ours: { ...WHOLE, power: light }, theirs: { ...ENEMY, power: light } }, { at: 'announce' }))
    expect(turn.slice(0, 3)).toEqual(['yellow+blue: announce', 'yellow+blue: power', 'yellow+blue: plot'])
    expect(turn[3]).toBe('yellow+blue: repair')
    const rest = questions(battle({ ours: { ...WHOLE, power: light }, theirs: { ...ENEMY, power: light } }, { at: 'repair' }))
    expect(rest.map((asked) => asked.split(': ')[1])).toEqual(['repair', 'commit', 'sense'])
  })
  const mover: Placed = { ...WHOLE, levels: { '0,1': 'light' }, dark: ['0,1'] }
  const driven = (quarters: number): OrderOf<'power'> => ({
    order: 'power',
    ships: { ours: { lit: ['0,-2'], engines: { E1: { makes: 'speed', boxes: { '-1,1': quarters } } }, rapid: [], primaries: {} } },
  })
  test('EE-SEQ-04: in the Power step owners allocate the power that a ship’s boxes make', () => {
    const open = battle({ ours: mover, theirs: ENEMY }, { at: 'power' })
    expect(open.asked).toBe('yellow+blue: power')
    expect(refused(open, { ...driven(4), ships: { ours: { ...NO_POWER, lit: ['0,-2', '-2,3', '2,1'] } } }, 'yellow')).toBe('EE-POW-05')
    const given = open.go({ yellow: driven(4) })
    expect(given.state.secret.yellow?.power.ours).toMatchObject({ lit: ['0,-2'], engines: { E1: { boxes: { '-1,1': 4 } } } })
    expect(given.state.secret.yellow?.points.ours).toMatchObject({ speed: 4 })
  })
  test('EE-SEQ-05: ships move only in the Movement step, with the power of their engines', () => {
    const powered = battle({ ours: mover, theirs: ENEMY }, { at: 'power' }).go({ yellow: driven(2) })
    expect(powered.asked).toBe('yellow+blue: plot')
    expect(powered.state.ships.ours?.hex).toEqual([0, 0])
    const moved = powered.go({ yellow: { order: 'plot', ships: { ours: { path: 'FF', glide: false } } } })
    expect(moved.state.ships.ours?.hex).toEqual([0, -2])
    const ended = moved.until('announce')
    expect(ended.state.turn).toBe(2)
    expect(ended.state.ships.ours?.hex).toEqual([0, -2])
    expect([...moved.eventTypes, ...ended.eventTypes].filter((type) => type === 'shipFlew' || type === 'shipCarried')).toHaveLength(2)
  })
  test('EE-SEQ-06: repairs come after movement and before fire', () => {
    const light = { lit: ['0,-2', '-2,3'] }
    const plotting = battle({ ours: { ...mover, power: light }, theirs: { ...ENEMY, power: light } }, { at: 'plot' })
    expect(plotting.state.ships.ours?.levels).toEqual({ '0,1': 'light' })
    const mended = plotting.go({})
    expect(mended.asked).toBe('yellow+blue: commit')
    expect(mended.state.ships.ours?.levels).toEqual({})
    expect(mended.eventTypes.lastIndexOf('shipFlew')).toBeLessThan(mended.eventTypes.indexOf('lightCleared'))
    const hit = { ...mover, levels: { '0,1': 'moderate' } } as const
    expect(battle({ ours: hit, theirs: ENEMY }, { at: 'plot' }).go({}).asked).toContain('repair')
  })
  test('EE-SEQ-07: all targets are fixed before any fire is resolved', () => {
    const gun = column('lC')
    const open = battle(inLine(gun, gun, 1), LOCKED)
    expect(open.asked).toBe('yellow+blue: commit')
    const after = open.go({ yellow: fire('a', 'L1@b'), blue: fire('b', 'L1@a') }, 6)
    expect(after.eventTypes.filter((type) => type === 'fireRevealed')).toHaveLength(1)
    expect(after.eventsOf('fireRevealed')[0]?.shots.map(({ from, at }) => `${from} at ${at}`)).toEqual(['a at b', 'b at a'])
    expect(after.eventTypes.indexOf('fireRevealed')).toBeLessThan(after.eventTypes.indexOf('attackRolled'))
  })
  test('EE-SEQ-08: a lock-on is valid in the turn after the Sensors step', () => {
    const eyes: Placed = { ...WHOLE, design: column('SMC'), levels: {}, power: { lit: ['0,0'] } }
    const open = battle({ a: eyes, b: ship('blue', column('MH'), { hex: [0, -2] }) }, { at: 'sense' })
    const next = open.go({ order: 'sense', ships: { a: [{ sensors: ['0,0'], at: 'b' }] } }, 6)
    expect(next.state.turn).toBe(open.state.turn + 1)
    expect(next.state.locks.a?.b).toBe(1)
  })
  test('EE-SEQ-09: announcements are resolved in the order roll, reverse, FTL, before power is allocated', () => {
    const open = battle({ a: ship('yellow', column('MCHE')), b: ship('blue', hulk(2), { hex: [9, 9] }) }, { at: 'announce' }, EVERYTHING)
    const after = open.go({ yellow: announce('a', { ftl: true, reverse: true, roll: true }) })
    expect(after.eventTypes.slice(0, 3)).toEqual(['rolling', 'turnedRound', 'ftlAnnounced'])
    expect(after.asked).toBe('yellow+blue: power')
  })
})
const EVERYTHING = setupWith(['rolling', 'reverse', 'ftl'])
