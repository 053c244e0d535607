// What a shot may do, as it is shown, against what the rules make of every way the dice may fall.
import { addsUp, everyFace } from '@admiralty/kernel'
import { describe, expect, test } from 'vitest'
import { battle, fire, setupWith } from '../battle-for-tests.ts'
import { game } from '../game.ts'
import type { Order } from '../orders.ts'
import type { Position } from '../position.ts'
import { shipOf } from '../table.ts'
import { view } from '../view.ts'
import { neededToDefend } from './defence.ts'
import { chanceOf, type Prospect, prospectOf } from './prospects.ts'
import { column, hulk, inLine, LOCKED, ship } from './ships-for-tests.ts'
import { weaponsOf } from './weapons.ts'

const ROWS = { yellow: { ties: 'asked', defence: 'asked', repairs: 'asked', rows: 'middle' } } as const
const SHOT = { at: [{ step: 'commit' }, { step: 'shoot' }], policies: ROWS } as const
type Ships = Position['ships']

/** As yellow sees it. */
function shown(ships: Ships, more: object, weapon: string): Prospect {
  const known = view(battle(ships, { ...SHOT, ...more }).state, 'yellow')
  const gun = weaponsOf(known, shipOf(known, 'a')).find(({ id }) => id === weapon)
  const prospect = gun && prospectOf(known, shipOf(known, 'a'), gun, shipOf(known, 'b'))
  if (!prospect) throw new Error(`${weapon} has no prospect`)
  for (const { number } of prospect.because) expect(addsUp(number)).toBe(true)
  return prospect
}
/** Chances by value, as the rules resolve the first order of yellow. */
function resolved(ships: Ships, more: object, order: Order, read: (events: ReturnType<typeof game.resolve>['events']) => number | null) {
  const { state } = battle(ships, { ...SHOT, ...more })
  const [call] = state.play.calls
  if (!call) throw new Error('nobody is asked')
  const chances = new Map<number, number>()
  let all = 0
  for (const { of, chance } of everyFace((dice) => read(game.resolve(state, call, { yellow: order }, dice).events))) {
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
type Events = ReturnType<typeof game.resolve>['events']
const points = (events: Events): number =>
  events.flatMap((event) => (event.type === 'attackRolled' ? [event.attack.damage?.total ?? 0] : []))[0] ?? 0
/** Damage of a railgun; null where its row met nothing. */
const railDamage = (events: Events): number | null => {
  if (!events.some((event) => event.type === 'attackRolled' && event.hit)) return 0
  return events.flatMap((event) => (event.type === 'damageRolled' ? [event.damage.total] : []))[0] ?? null
}

describe('prospects', () => {
  test('EE-ION-05: of an ion cannon, at every range and with a lock-on or without', () => {
    for (const range of [0, 1, 2, 3])
      for (const locks of [{}, LOCKED.locks]) {
        // Up to the question where it strikes.
        const more = { deemed: LOCKED.deemed, locks, policies: {} }
        const ships = inLine(column('iIC'), hulk(1), range)
        expectSame(shown(ships, more, 'I1').spread.ends, resolved(ships, more, fire('a', 'I1@b'), points))
      }
  })
  test('EE-LAS-05: of a laser at range five: sure ones, near ones, hopeless ones', () => {
    for (const boxes of ['lC', 'lLC', 'lLLLC']) {
      const ships = inLine(column(boxes), hulk(1), 5)
      const first = { ...LOCKED, policies: {} }
      expectSame(shown(ships, first, 'L1').spread.ends, resolved(ships, first, fire('a', 'L1@b'), points))
    }
  })
  test('EE-RAI-04: of a railgun, where its row meets the ship', () => {
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
  test('EE-RFR-02: of a railgun in rapid fire each box by itself, likelier after a hit', () => {
    const ships = inLine(column('rRC'), hulk(1), 5, { a: { power: { lit: ['0,0', '0,1'], rapid: ['R1'] } } })
    // Five to beat: the first box on a six; the second on a six, or on a five after a hit.
    const hits = 1 / 6 + (1 / 6) * (2 / 6) + (5 / 6) * (1 / 6)
    expect(shown(ships, {}, 'R1').mean).toBeCloseTo(hits * 3.5, 10)
  })
  test('EE-SHD-02, EE-RAI-04: what an enemy keeps to herself does not change what is shown', () => {
    const quiet = inLine(column('iIC'), column('GH'), 1, { b: { power: { lit: [] }, points: { manoeuvre: 0 } } })
    const busy = inLine(column('iIC'), column('GH'), 1, { b: { power: { lit: ['0,0'] }, points: { manoeuvre: 5 } } })
    expect(shown(quiet, LOCKED, 'I1')).toEqual(shown(busy, LOCKED, 'I1'))
  })
  test('EE-PD-04: of point defence, by the faces that hit', () => {
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
    if (!call || !laser || !m) throw new Error('nobody is asked')
    const order = { order: 'defend', ship: 'b', weapon: 'L1', missile: 'm', sensors: [] } as const
    const hits = everyFace((dice) =>
      game.resolve(state, call, { blue: order }, dice).events.some((event) => event.type === 'defended' && event.hit),
    )
    const chance = hits.reduce((sum, { of, chance: share }) => sum + (of ? share : 0), 0)
    expect(chanceOf(neededToDefend(state, shipOf(state, 'b'), laser, m, { sensors: 0, chain: null }).total, 8)).toBeCloseTo(chance, 10)
  })
})
