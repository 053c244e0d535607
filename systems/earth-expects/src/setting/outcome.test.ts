// Victory (EE-GEN-20, EE-GEN-21), with exact numbers.
import { describe, expect, test } from 'vitest'
import { begun, type Placed, setupWith, type TestBattle } from '../battle-for-tests.ts'
import { column } from '../fire/ships-for-tests.ts'
import type { Setup } from '../setup.ts'
import { place } from './battle.ts'
import { topSpeed } from './victory.ts'

const bolt = (seat: Placed['seat'], more: Partial<Placed> = {}): Placed => ({ seat, design: 'Bolt', hex: [0, 0], ...more })
const A = { a: bolt('yellow'), b: bolt('blue', { hex: [0, 5] }) } as const
const ends = (ships: Readonly<Record<string, Placed>>, objectives: Setup['objectives'], more: Partial<Setup> = {}): TestBattle =>
  begun(setupWith([], { objectives, ...more }), { turn: 3, ships, at: [{ step: 'turnEnd' }] })
/** Seats that win, 'nobody' in a draw, null during the battle. */
function winners(ships: Readonly<Record<string, Placed>>, objectives: Setup['objectives'], more: Partial<Setup> = {}): string | null {
  const { outcome } = ends(ships, objectives, more).state
  return outcome && (outcome.winners.join('+') || 'nobody')
}
const FOUR = [place('yellow'), place('blue'), place('red', undefined, 'yellow'), place('green', undefined, 'blue')]

describe('the last side with an armed ship', () => {
  const last = [{ aim: 'lastArmed' }] as const
  test.each([
    ['I', true],
    ['L', true],
    ['R', true],
    ['M', true],
    ['A', false],
    ['G', false],
    ['S', false],
  ])('EE-GEN-20: a ship with only %s is armed: %s', (box, armed) => {
    const other = bolt('blue', { design: column(`HC${box}`) })
    expect(winners({ a: A.a, b: other }, last)).toBe(armed ? null : 'yellow')
  })
  test('EE-GEN-20: a damaged weapon counts as armed, a destroyed one does not', () => {
    const damaged = (level: 'critical' | 'destroyed') => bolt('blue', { design: column('HCl'), levels: { '0,2': level } })
    expect([winners({ a: A.a, b: damaged('critical') }, last), winners({ a: A.a, b: damaged('destroyed') }, last)]).toEqual([
      null,
      'yellow',
    ])
  })
  test('EE-GEN-20: allies win together, with one armed ship of their side', () => {
    const ships = { a: bolt('yellow', { status: 'destroyed' }), c: bolt('red'), b: A.b }
    expect(winners(ships, last, { seats: FOUR })).toBeNull()
    expect(winners({ ...ships, b: bolt('blue', { status: 'destroyed' }) }, last, { seats: FOUR })).toBe('yellow+red')
  })
  test('EE-GEN-20, EE-HID-01: a hidden ship counts by its public design', () => {
    const hider = (design: string) => ({ a: A.a, h: bolt('blue', { design, hidden: true }) })
    expect([winners(hider('Bolt'), last), winners(hider('Oxbow'), last)]).toEqual([null, 'yellow'])
  })
})

describe('aims of a scenario', () => {
  test('EE-GEN-20: all ships to destroy must be destroyed', () => {
    const both = [{ aim: 'destroy', side: 'yellow', ships: ['b', 'c'] }] as const
    const wreck = bolt('blue', { status: 'destroyed' })
    expect([winners({ ...A, c: wreck }, both), winners({ a: A.a, b: wreck, c: wreck }, both)]).toEqual([null, 'yellow'])
    expect(winners({ a: A.a, b: wreck, c: bolt('blue', { status: 'left' }) }, both)).toBeNull()
    expect(winners({ a: A.a, b: wreck }, both)).toBeNull()
    expect(winners({ a: A.a, b: wreck, c: A.b }, [{ ...both[0], count: 1 }])).toBe('yellow')
  })
  const reach = (count: number) =>
    [{ aim: 'reach', side: 'blue', ships: ['b', 'c', 'nobody'], area: { centre: [0, 8], radius: 2 }, count }] as const
  test.each([
    [5, null],
    [6, 'blue'],
    [10, 'blue'],
    [11, null],
  ])('EE-GEN-20: a ship at 0,%i has reached the area within 2 of 0,8: %s', (r, won) => {
    expect(winners({ a: A.a, b: bolt('blue', { hex: [0, r] }) }, reach(1))).toBe(won)
  })
  test('EE-GEN-20: enough ships must reach it, and destroyed ones do not count', () => {
    const [there, away] = [bolt('blue', { hex: [0, 8] }), bolt('blue', { hex: [0, 20] })]
    expect(winners({ a: A.a, b: there, c: away }, reach(2))).toBeNull()
    expect(winners({ a: A.a, b: there, c: there }, reach(2))).toBe('blue')
    expect(winners({ a: A.a, b: there, c: there }, reach(1))).toBe('blue')
    expect(winners({ a: A.a, b: there, c: { ...there, status: 'destroyed' } }, reach(2))).toBeNull()
  })
  test('EE-GEN-20: a ship that has reached the area leaves the map and counts on', () => {
    const [there, away] = [bolt('blue', { hex: [0, 8] }), bolt('blue', { hex: [0, 20] })]
    const first = ends({ a: A.a, b: there, c: away }, reach(2))
    expect(first.eventsOf('shipLeft')).toMatchObject([{ ship: 'b', why: 'EE-GEN-20' }])
    expect(first.state.ships.b?.status).toBe('left')
    expect(winners({ a: A.a, b: { ...there, status: 'left' }, c: there }, reach(2))).toBe('blue')
    expect(winners({ a: A.a, b: { ...away, status: 'left' }, c: there }, reach(2))).toBeNull()
  })
  test('EE-GEN-20: the first aim met decides, and the time limit may give a draw', () => {
    const time = { aim: 'time', turn: 3, side: null } as const
    const here = { aim: 'reach', side: 'blue', ships: ['b'], area: { centre: [0, 5], radius: 0 }, count: 1 } as const
    expect([winners(A, [time]), winners(A, [here, time]), winners(A, [time, here])]).toEqual(['nobody', 'blue', 'nobody'])
    expect(
      winners(A, [
        { ...here, ships: ['a'] },
        { ...time, turn: 2 },
      ]),
    ).toBe('nobody')
  })
})

describe('least losses', () => {
  const losses = [{ aim: 'losses', turn: 3 }] as const
  const scores = (ships: Readonly<Record<string, Placed>>, more: Partial<Setup> = {}) => {
    const { outcome } = ends(ships, losses, more).state
    return Object.fromEntries(Object.entries(outcome?.scores ?? {}).map(([seat, { total }]) => [seat, total]))
  }
  test('EE-GEN-20: a lost ship counts its price with its crew, in hundredths of a point', () => {
    const gone = (more: Partial<Placed>) => scores({ ...A, c: bolt('blue', { status: 'destroyed', ...more }) })
    expect(gone({})).toEqual({ yellow: 100, blue: 0 })
    expect(gone({ status: 'left' })).toEqual({ yellow: 100, blue: 0 })
    expect(gone({ crew: 'elite' })).toEqual({ yellow: 200, blue: 0 })
    expect(gone({ design: column('H', { kind: 'passenger' }) })).toEqual({ yellow: 50, blue: 0 })
  })
  test('EE-GEN-20: a ship in the battle counts its share of the points of its boxes and armour', () => {
    const plated = column('HHH', { armour: [{ at: [0, 0], side: 0 }] })
    const damaged = (...boxes: readonly string[]) =>
      scores({ ...A, c: bolt('yellow', { design: plated, levels: Object.fromEntries(boxes.map((box) => [box, 'destroyed'])) }) })
    expect([damaged(), damaged('0,1'), damaged('0,1', '0,2'), damaged('0,0/0')].map(({ blue }) => blue)).toEqual([0, 25, 50, 25])
    const hit = (level: 'light' | 'moderate' | 'critical' | 'heavy') =>
      scores({ ...A, c: bolt('yellow', { design: plated, levels: { '0,1': level } }) }).blue
    expect([hit('light'), hit('moderate'), hit('critical'), hit('heavy')]).toEqual([6, 13, 19, 19])
  })
  test('EE-GEN-20: each seat of a side has the score of the side, ship by ship', () => {
    const ships = { ...A, c: bolt('green', { status: 'destroyed' }) }
    expect(scores(ships, { seats: FOUR })).toEqual({ yellow: 100, red: 100, blue: 0, green: 0 })
    expect(winners(ships, losses, { seats: FOUR })).toBe('yellow+red')
    expect(ends(ships, losses, { seats: FOUR }).state.outcome?.scores?.red?.because).toEqual([
      ['Bolt', 0, 'EE-GEN-20'],
      ['Bolt', 100, 'EE-GEN-20'],
    ])
  })
  test('EE-GEN-20: a ship that has reached its destination is no loss', () => {
    const to = { aim: 'reach', side: 'blue', ships: ['c'], area: { centre: [0, 8], radius: 2 }, count: 2 } as const
    const left = (r: number) =>
      ends({ ...A, c: bolt('blue', { status: 'left', hex: [0, r] }) }, [to, ...losses]).state.outcome?.scores?.yellow?.total
    expect([left(10), left(11)]).toEqual([0, 100])
  })
  test('EE-GEN-20: equal losses are a draw; of three sides the third has lost if two are equal', () => {
    const three = [place('yellow'), place('blue'), place('red')]
    const ships = { ...A, c: bolt('red') }
    expect(winners(ships, losses, { seats: three })).toBe('nobody')
    expect(winners({ ...ships, c: bolt('red', { status: 'destroyed' }) }, losses, { seats: three })).toBe('yellow+blue')
  })
})

describe('a side that breaks off', () => {
  const half = [{ aim: 'broken', share: 50 }] as const
  const gone = (...seats: readonly Placed['seat'][]) => Object.fromEntries(seats.map((seat) => [seat, bolt(seat, { status: 'destroyed' })]))
  test('EE-GEN-20: the last side that has lost less than the share wins', () => {
    expect([winners(A, half), winners({ ...A, ...gone('blue') }, half)]).toEqual([null, 'yellow'])
    expect(winners({ ...A, ...gone('blue') }, [{ aim: 'broken', share: 51 }])).toBeNull()
  })
  test('EE-GEN-20: hidden ships count, damage counts by points', () => {
    expect(winners({ ...A, ...gone('blue'), h: bolt('blue', { hidden: true }) }, half)).toBeNull()
    const lame = bolt('blue', { design: column('HC'), levels: { '0,0': 'critical', '0,1': 'moderate' } })
    expect(winners({ a: A.a, b: lame }, [{ aim: 'broken', share: 64 }])).toBeNull()
    expect(winners({ a: A.a, b: lame }, [{ aim: 'broken', share: 63 }])).toBe('yellow')
  })
  test('EE-GEN-20: the smallest part lost wins, also of three sides; equal parts are a draw', () => {
    const three = [place('yellow'), place('blue'), place('red')]
    expect(winners({ ...A, ...gone('yellow', 'blue') }, half)).toBe('nobody')
    expect(winners({ ...gone('yellow', 'blue'), a: A.a, b: bolt('blue', { status: 'destroyed' }) }, half)).toBe('yellow')
    const trio = { ...A, c: bolt('red') }
    expect(winners({ ...trio, ...gone('red') }, half, { seats: three })).toBe('yellow+blue')
    const hit = bolt('blue', { design: column('HC'), levels: { '0,0': 'light' } })
    expect(winners({ ...trio, ...gone('red'), b: hit }, half, { seats: three })).toBe('yellow')
    expect(winners({ ...trio, b: hit }, half, { seats: three })).toBeNull()
  })
})

describe('top speed', () => {
  const fast = (boxes: string, more: Parameters<typeof column>[1] = {}, levels: Placed['levels'] = {}) =>
    topSpeed({ design: column(boxes, more), levels })
  test('EE-GEN-21, EE-HEN-01: is that of the best engine, with half engines as half, without fractions', () => {
    // A speed point costs a corvette 1/4 power, a heavy cruiser 1.
    expect([fast('H'), fast('HE'), fast('He'), fast('HEe'), fast('HEHe')]).toEqual([0, 4, 2, 6, 4])
    const cruiser = { hull: 'CA' }
    expect([fast('HEEE', cruiser), fast('HEe', cruiser), fast('He', cruiser)]).toEqual([3, 1, 0])
    expect(fast('HE', { kind: 'passenger' })).toBe(2)
  })
  test('EE-GEN-21, EE-BAS-01: counts undamaged boxes, and is 0 for a base', () => {
    expect(fast('HEE', {}, { '0,1': 'light' })).toBe(4)
    expect(fast('HEE', {}, { '0,1': 'light', '0,2': 'destroyed' })).toBe(0)
    expect(fast('HE', { base: true })).toBe(0)
  })
})

describe('enemies that prevent an escape', () => {
  const away = [{ aim: 'escape', side: 'blue', ships: ['b'] }] as const
  const RUNNER: Placed = { seat: 'blue', design: column('HEE'), hex: [0, 0] }
  const escapes = (hunter: Partial<Placed>, more: Readonly<Record<string, Placed>> = {}): boolean =>
    winners({ a: bolt('yellow', hunter), b: RUNNER, ...more }, away) === 'blue'
  test('EE-GEN-21: armed enemies that are faster', () => {
    const hunter = (boxes: string) => escapes({ design: column(boxes), hex: [0, 90] })
    expect([hunter('lEE'), hunter('lEEe'), hunter('SEEe')]).toEqual([true, false, true])
  })
  test('EE-GEN-21: one escaped ship is enough', () => {
    const near = { a: bolt('yellow', { design: column('l'), hex: [0, 90] }), b: { ...RUNNER, hex: [0, 89] }, c: RUNNER } as const
    expect(winners(near, away)).toBeNull()
    expect(winners(near, [{ ...away[0], ships: ['b', 'c'] }])).toBe('blue')
  })
  test('EE-GEN-21, EE-CRQ-01: elite and crack dice increase the range', () => {
    const reaches = (boxes: string, crew: 'elite' | 'crack', ...ranges: readonly number[]) =>
      ranges.map((range) => !escapes({ design: column(boxes), crew, hex: [0, range] }))
    expect(reaches('l', 'elite', 7, 8)).toEqual([true, false])
    expect(reaches('lL', 'crack', 19, 20)).toEqual([true, false])
    expect(reaches('i', 'crack', 4, 5)).toEqual([true, false])
  })
  test('EE-GEN-21: the weapon with the longest range counts', () => {
    const slow = (boxes: string, range: number) => escapes({ design: column(boxes, { hull: 'BS-0' }), hex: [0, range] })
    expect([slow('lEEEEEEEE', 5), slow('lEEEEEEEE', 6)]).toEqual([false, true])
    expect([slow('iHlL', 11), slow('iHlL', 12), slow('lLHi', 11), slow('lLHi', 12)]).toEqual([false, true, false, true])
  })
  test('EE-GEN-21: destroyed boxes, launchers and railguns do not count', () => {
    const damaged = (boxes: string, gone: readonly string[], range: number) =>
      escapes({ design: column(boxes), hex: [0, range], levels: Object.fromEntries(gone.map((box) => [box, 'destroyed'])) })
    expect([damaged('lL', ['0,1'], 5), damaged('lL', ['0,1'], 6)]).toEqual([false, true])
    expect([damaged('rHlCSS', [], 6), damaged('rHlCSS', ['0,0'], 6), damaged('rRlCSS', ['0,0'], 6)]).toEqual([false, true, false])
    expect([damaged('MMlCSS', ['0,0'], 6), damaged('MMlCSS', ['0,0', '0,1'], 6)]).toEqual([false, true])
    expect([damaged('iHl', ['0,0', '0,2'], 1), damaged('lHi', ['0,0'], 3), damaged('rCl', ['0,0', '0,2'], 1)]).toEqual([true, false, true])
  })
  test('EE-GEN-21: own ships and destroyed ships do not count', () => {
    const far = { design: column('l'), hex: [0, 90] } as const
    expect(escapes(far, { c: bolt('blue', { hex: [0, 1] }), d: bolt('yellow', { status: 'destroyed' }) })).toBe(true)
    expect(escapes(far, { d: bolt('yellow', { hex: [0, 1] }) })).toBe(false)
  })
})
