// The chances shown for a shot, compared with the rules applied to every possible roll.
import { addsUp, chanceAtLeast, enumerateRolls } from '@admiralty/kernel'
import { describe, expect, test } from 'vitest'
import { battle, fire, setupWith } from '../battle-for-tests.ts'
import { play, view } from '../game.ts'
import type { Order } from '../orders.ts'
import type { Position } from '../position.ts'
import { secretOf, shipOf } from '../table.ts'
import { neededToDefend } from './defence.ts'
import type { Prospect } from './prospect.ts'
import { prospectOf, ruleOf } from './prospects.ts'
import { column, hulk, inLine, LOCKED, ship } from './ships-for-tests.ts'
import { weaponsOf } from './weapons.ts'

const ROWS = { yellow: { ties: 'asked', defence: 'asked', repairs: 'asked', rows: 'middle' } } as const
const SHOT = { at: [{ step: 'commit' }, { step: 'shoot' }], policies: ROWS } as const
type Ships = Position['ships']

/** The chances on yellow's view. */
function shown(ships: Ships, more: object, weapon: string): Prospect {
  const known = view(battle(ships, { ...SHOT, ...more }).state, 'yellow')
  const gun = weaponsOf(known, shipOf(known, 'a')).find(({ id }) => id === weapon)
  const prospect = gun && prospectOf(known, shipOf(known, 'a'), gun, shipOf(known, 'b'))
  if (!prospect) throw new Error(`${weapon} has no prospect`)
  for (const { number } of prospect.because) expect(addsUp(number)).toBe(true)
  return prospect
}
/** Chances by value, as the rules resolve the first order of yellow. */
function resolved(ships: Ships, more: object, order: Order, read: (events: ReturnType<typeof play.resolve>['events']) => number | null) {
  const { state } = battle(ships, { ...SHOT, ...more })
  const [call] = state.play.calls
  if (!call) throw new Error('no call is open')
  const chances = new Map<number, number>()
  let all = 0
  for (const { of, chance } of enumerateRolls((dice) => read(play.resolve(state, call, { yellow: order }, dice).events))) {
    if (of === null) continue
    all += chance
    chances.set(of, (chances.get(of) ?? 0) + chance)
  }
  return [...chances].map(([value, chance]) => ({ value, chance: chance / all })).toSorted((a, b) => a.value - b.value)
}
function expectSame(shownEnds: Prospect['spread']['ends'], ends: Prospect['spread']['ends']): void {
  expect(shownEnds.map(({ value }) => value)).toEqual(ends.map(({ value }) => value))
  for (const [at, { chance }] of ends.entries()) expect(shownEnds[at]?.chance).toBeCloseTo(chance, 10)
}
type Events = ReturnType<typeof play.resolve>['events']
const points = (events: Events): number =>
  events.flatMap((event) => (event.type === 'attackRolled' ? [event.attack.damage?.total ?? 0] : []))[0] ?? 0
/** Damage of a railgun; null where its row met nothing. */
const railDamage = (events: Events): number | null => {
  if (!events.some((event) => event.type === 'attackRolled' && event.hit)) return 0
  return events.flatMap((event) => (event.type === 'damageRolled' ? [event.damage.total] : []))[0] ?? null
}

describe('prospects', () => {
  test('EE-ION-05: are exact for an ion cannon at every range, with and without a lock-on', () => {
    for (const range of [0, 1, 2, 3])
      for (const locks of [{}, LOCKED.locks]) {
        // Up to the question of the row.
        const more = { deemed: LOCKED.deemed, locks, policies: {} }
        const ships = inLine(column('iIC'), hulk(1), range)
        expectSame(shown(ships, more, 'I1').spread.ends, resolved(ships, more, fire('a', 'I1@b'), points))
      }
  })
  test('EE-LAS-05: are exact for lasers of several strengths at range 5', () => {
    for (const boxes of ['lC', 'lLC', 'lLLLC']) {
      const ships = inLine(column(boxes), hulk(1), 5)
      const first = { ...LOCKED, policies: {} }
      expectSame(shown(ships, first, 'L1').spread.ends, resolved(ships, first, fire('a', 'L1@b'), points))
    }
  })
  test('EE-RAI-04: are exact for a railgun whose row meets the ship', () => {
    const ships = inLine(column('rC'), hulk(1), 2, { b: { points: { manoeuvre: 0 } } })
    for (const more of [LOCKED, {}]) {
      const prospect = shown(ships, more, 'R1')
      const ends = resolved(ships, more, fire('a', 'R1@b'), (events) => railDamage(events))
      const given = (list: typeof ends) => {
        const hits = list.filter(({ value }) => value > 0)
        const all = hits.reduce((sum, { chance }) => sum + chance, 0)
        return hits.map(({ value, chance }) => ({ value, chance: chance / all }))
      }
      expectSame(given([...prospect.spread.ends]), given(ends))
      const hit = resolved(ships, more, fire('a', 'R1@b'), (events) =>
        events.some((event) => event.type === 'attackRolled' && event.hit) ? 1 : 0,
      )
      expect(prospect.odds).toBeCloseTo(hit.find(({ value }) => value === 1)?.chance ?? 0, 10)
    }
  })
  test('EE-RFR-02: count each box of rapid fire, with a better chance after a hit', () => {
    const ships = inLine(column('rRC'), hulk(1), 5, { a: { power: { lit: ['0,0', '0,1'], rapid: ['R1'] } } })
    // Five to beat: the first box on a six; the second on a six, or on a five after a hit.
    const hits = 1 / 6 + (1 / 6) * (2 / 6) + (5 / 6) * (1 / 6)
    expect(shown(ships, {}, 'R1').mean).toBeCloseTo(hits * 3.5, 10)
  })
  test('EE-RFR-02, EE-RFR-03: are exact for three boxes of rapid fire', () => {
    const more = { ...LOCKED, policies: ROWS }
    const power = { lit: ['0,0', '0,1', '0,2'], rapid: ['R1'] }
    const ships = inLine(column('rRRC'), hulk(1), 1, { a: { power }, b: { points: { manoeuvre: 4 } } })
    // Unknown manoeuvre points count as 0, so every die hits.
    expect(shown(ships, more, 'R1').mean).toBeCloseTo(3 * 3.5, 10)
    const heard = { state: battle(ships, { ...SHOT, ...more }).state }
    const gun = weaponsOf(heard.state, shipOf(heard.state, 'a'))[0]
    const known = gun && prospectOf(heard.state, shipOf(heard.state, 'a'), gun, shipOf(heard.state, 'b'))
    const hit = (row: number): number => Math.min(6, 2 + row) / 6
    const ends = [0, 0, 0, 0]
    for (const falls of [0, 1, 2, 3, 4, 5, 6, 7].map((bits) => [bits & 1, (bits >> 1) & 1, bits >> 2])) {
      let [inARow, chance, hits] = [0, 1, 0]
      for (const fell of falls) {
        chance *= fell ? hit(inARow) : 1 - hit(inARow)
        inARow = fell ? inARow + 1 : 0
        hits += fell
      }
      ends[hits] = (ends[hits] ?? 0) + chance
    }
    expect(1 - (known?.odds ?? 0)).toBeCloseTo(ends[0] ?? 0, 10)
    expect(known?.mean).toBeCloseTo(
      ends.reduce((sum, chance, hits) => sum + chance * hits * 3.5, 0),
      10,
    )
    expect(known?.spread.ends.at(-1)?.value).toBe(18)
  })
  test('EE-RAI-07: are 0 or two dice for a railgun of two boxes', () => {
    const prospect = shown(inLine(column('rRC'), hulk(1), 3), {}, 'R1')
    // Range three without a lock-on: four, five and six hit.
    expect(prospect.spread.ends.map(({ value }) => value)).toEqual([0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    expect([prospect.odds, prospect.mean]).toEqual([expect.closeTo(0.5, 10), expect.closeTo(3.5, 10)])
    expect(prospect.spread.ends.find(({ value }) => value === 7)?.chance).toBeCloseTo(1 / 12, 10)
  })
  test('EE-ION-05, EE-RAI-04: are 0 or 1 for shots that cannot hit or cannot miss', () => {
    expect(shown(inLine(column('iC'), hulk(1), 3), {}, 'I1')).toMatchObject({ odds: 0, mean: 0, spread: { ends: [{ value: 0 }] } })
    expect(shown(inLine(column('rC'), hulk(1), 9), {}, 'R1')).toMatchObject({ odds: 0, mean: 0 })
    expect(shown(inLine(column('rC'), hulk(1), 1), LOCKED, 'R1').odds).toBeCloseTo(1, 10)
    expect(shown(inLine(column('rC'), hulk(1), 1), { locks: { a: Array(4).fill('b') } }, 'R1').odds).toBeCloseTo(1, 10)
  })
  test('EE-TAI-02: include announced manoeuvre points once', () => {
    const { state } = battle(inLine(column('rC'), hulk(1), 1, { b: { points: { manoeuvre: 3 } } }), { ...SHOT, ...LOCKED })
    const announced = (manoeuvre: number): typeof state => ({
      ...state,
      secret: {
        ...state.secret,
        yellow: { ...secretOf(state, 'yellow'), heard: { b: { speedPower: 0, manoeuvrePower: 0, speed: 0, manoeuvre } } },
      },
    })
    const computed = (table: Parameters<typeof prospectOf>[0]) => {
      const [a, b] = [shipOf(table, 'a'), shipOf(table, 'b')]
      const [gun] = weaponsOf(table, a)
      return gun && prospectOf(table, a, gun, b)?.because[0]?.number.because.map(([, amount, rule]) => [rule, amount])
    }
    expect([0, 1, 3].map((points) => computed(view(announced(points), 'yellow')))).toEqual([
      [['EE-RAI-04', 0]],
      [
        ['EE-RAI-04', 0],
        ['EE-TAI-02', 1],
      ],
      [
        ['EE-RAI-04', 0],
        ['EE-TAI-02', 3],
      ],
    ])
    expect(computed(announced(3))).toEqual([['EE-RAI-04', 3]])
  })
  test('EE-MIS-09, EE-AMI-01: do not exist for missiles and anti-missiles; every kind of weapon has a clause', () => {
    const { state } = battle(inLine(column('MAC'), hulk(1), 1), SHOT)
    const [a, b] = [shipOf(state, 'a'), shipOf(state, 'b')]
    expect(weaponsOf(state, a).map((weapon) => prospectOf(state, a, weapon, b))).toEqual([undefined, undefined])
    expect((['ion', 'laser', 'railgun', 'missile', 'antiMissile'] as const).map(ruleOf)).toEqual([
      'EE-ION-02',
      'EE-LAS-02',
      'EE-RAI-04',
      'EE-MIS-02',
      'EE-AMI-01',
    ])
  })
  test('EE-PD-04: the chance of a die is between 0 and 1', () => {
    expect([-1, 0, 1, 2, 6, 7, 8].map((least) => Math.round(chanceAtLeast(least, 6) * 6))).toEqual([6, 6, 6, 5, 1, 0, 0])
  })
  test('EE-SHD-02, EE-RAI-04: do not depend on secrets of the enemy', () => {
    const quiet = inLine(column('iIC'), column('GH'), 1, { b: { power: { lit: [] }, points: { manoeuvre: 0 } } })
    const busy = inLine(column('iIC'), column('GH'), 1, { b: { power: { lit: ['0,0'] }, points: { manoeuvre: 5 } } })
    expect(shown(quiet, LOCKED, 'I1')).toEqual(shown(busy, LOCKED, 'I1'))
  })
  test('EE-PD-04: are exact for point defence', () => {
    const { state } = battle(
      { a: ship('yellow', hulk(1), { hex: [0, -9] }), b: ship('blue', column('lC'), { crew: 'elite' }) },
      {
        turn: 2,
        missiles: { m: { seat: 'yellow', from: 'a', target: 'b', hex: [0, -3], entry: [0, -4], launched: 1 } },
        at: [{ step: 'defend', seat: 'blue', passed: [], chain: null }],
      },
      setupWith(['crews']),
    )
    const [call] = state.play.calls
    const [laser] = weaponsOf(state, shipOf(state, 'b'))
    const { m } = state.missiles
    if (!call || !laser || !m) throw new Error('no call is open')
    const order = { order: 'defend', ship: 'b', weapon: 'L1', missile: 'm', sensors: [] } as const
    const hits = enumerateRolls((dice) =>
      play.resolve(state, call, { blue: order }, dice).events.some((event) => event.type === 'defended' && event.hit),
    )
    const chance = hits.reduce((sum, { of, chance: share }) => sum + (of ? share : 0), 0)
    expect(chanceAtLeast(neededToDefend(state, shipOf(state, 'b'), laser, m, { sensors: 0, chain: null }).total, 8)).toBeCloseTo(chance, 10)
  })
})
