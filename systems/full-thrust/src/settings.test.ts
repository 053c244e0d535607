// Every setting of the rule book, off and on, in one position.
import { describe, expect, test } from 'vitest'
import { mark } from './damage/marking.ts'
import { answer, begin, eventsOf, refusalOf, setupFor, typesOf } from './game-for-tests.ts'
import { NO_PLOT } from './movement/budget.ts'
import type { AttackOrder, Order } from './orders.ts'
import type { Position } from './position.ts'
import type { BattleSettings } from './state.ts'
import { battle, inContext } from './table-for-tests.ts'

const duel = (settings: Partial<BattleSettings>) => setupFor('cruiser-duel', settings)
const ones = (count: number) => Array.from({ length: count }, () => 1)
/** An Osprey that loses its last box of the second row to fire; all dice of the check show 1. */
const checked = (settings: Partial<BattleSettings>, ...faces: readonly number[]) =>
  inContext(battle({ red: [{ design: 'Osprey', condition: { hull: 11 } }], settings }), faces, (ctx) =>
    mark(ctx, 'red-1', { normal: 1, penetrating: 0, semiPiercing: [] }, { kind: 'fire', by: null }),
  )
const TERN = { seat: 'red', design: 'Tern' } as const
const SHIPS: NonNullable<Position['ships']> = { 'red-1': TERN, 'blue-1': { seat: 'blue', design: 'Tern', mu: [0, 9], course: 6 } }
const shot = (mount: string, kind: 'ship' | 'group', id: string): Order => ({
  order: 'fire',
  ship: 'red-1',
  shots: [{ mount, target: { kind, id }, system: null }],
})
const attack = (more: Partial<AttackOrder> = {}): AttackOrder => ({
  group: 'g1',
  target: { kind: 'ship', id: 'blue-1' },
  ifIntercepted: 'fight',
  torpedoes: false,
  engages: null,
  ...more,
})
/** Red's Aerie far behind, one of its groups 3 MU before Blue's ship. */
const RAID = (blue: string, group = {}): Position => ({
  at: 'attack',
  ships: { 'red-1': { seat: 'red', design: 'Aerie', mu: [0, -90] }, 'blue-1': { seat: 'blue', design: blue, mu: [0, 3], course: 6 } },
  groups: { g1: { where: 'space', course: 12, ...group } },
})

describe('settings off and on', () => {
  test('FT-OPN-01: one order on the plane and on hexes', () => {
    const moved = (surface: 'plane' | 'hex') =>
      begin(duel({ surface }), { at: 'move', ships: { ...SHIPS, 'red-1': { ...TERN, course: 1, velocity: 5 } } }).state.ships['red-1']?.at
    expect([moved('plane'), moved('hex')]).toEqual([
      [5 * 780, 5 * 1351],
      [2, -5],
    ])
  })
  test('FT-OPN-02: without core systems a check has three dice less', () => {
    const on = checked({}, ...ones(18)).events
    const off = checked({ coreSystems: false }, ...ones(15))
    expect(off.left).toEqual([])
    const rolls = (events: typeof on) =>
      events.flatMap((event) => (event.type === 'systemsChecked' ? event.rolls.map(({ system }) => system) : []))
    expect(rolls(on).slice(-3)).toEqual(['bridge', 'lifeSupport', 'powerCore'])
    expect(rolls(off.events)).toEqual(rolls(on).slice(0, -3))
  })
  test('FT-OPN-03: a check is made at once, or waits until all have fired', () => {
    expect(checked({}, ...ones(18)).events.map(({ type }) => type)).toEqual(['damaged', 'systemsChecked'])
    expect(checked({ thresholdTiming: 'endOfTurn' }).events.map(({ type }) => type)).toEqual(['damaged', 'checkPutOff'])
  })
  test('FT-OPN-04: a six of point defence is rolled again, or not', () => {
    const defended = (pdsReroll: boolean, ...faces: readonly number[]) =>
      eventsOf(
        begin(
          duel({ pdsReroll }),
          {
            at: 'intercept',
            ships: { ...SHIPS, 'red-1': { seat: 'red', design: 'Falchion', mu: [0, -40] } },
            salvoes: [{ seat: 'red', ship: 'red-1', mu: [0, 9], target: 'blue-1' }],
            defences: [{ ship: 'blue-1', mount: 'pds-1', target: { kind: 'salvo', id: 's1' }, covering: null }],
          },
          ...faces,
        ),
        'defenceFired',
      ).map(({ dice, kills }) => [dice, kills])
    // The last die says how many missiles are on target: 1, and all are shot down.
    expect(defended(true, 6, 5, 1)).toEqual([[[6, 5], 3]])
    expect(defended(false, 6, 1)).toEqual([[[6], 2]])
  })
  test('FT-OPN-05: half of a torpedo hit passes armour, or all of it meets armour first', () => {
    const struck = (semiPiercing: boolean) => {
      const ships: NonNullable<Position['ships']> = {
        'red-1': { seat: 'red', design: 'Lancer' },
        'blue-1': { seat: 'blue', design: 'Partisan', mu: [0, 3], course: 6 },
      }
      const start = begin(duel({ semiPiercing }), { at: 'fire', ships })
      return eventsOf(answer(start, { red: shot('torpedo-1', 'ship', 'blue-1') }, 2, 5), 'damaged').map(({ armour, hull }) => [
        armour,
        hull,
      ])
    }
    expect([struck(true), struck(false)]).toEqual([[[3, 2]], [[5, 0]]])
  })
  test('FT-OPN-06: of thrust 5 two points are for turning, or three', () => {
    const order = (points: number): Order => ({ order: 'plot', ships: { 'red-1': { ...NO_PLOT, turns: [{ to: 'port', points }] } } })
    const refusals = (turnRounding: 'down' | 'up') => {
      const start = begin(duel({ turnRounding }), { ships: { ...SHIPS, 'red-1': { seat: 'red', design: 'Partisan' } } })
      return [2, 3, 4].map((points) => refusalOf(start, 'red', order(points)))
    }
    expect(refusals('down')).toEqual([undefined, 'FT-MOV-05', 'FT-MOV-05'])
    expect(refusals('up')).toEqual([undefined, undefined, 'FT-MOV-05'])
  })
  test('FT-OPN-08: arc A is shut after thrust, or always', () => {
    const refusal = (aftArc: 'thrust' | 'always', thrust: number) =>
      refusalOf(
        begin(duel({ aftArc }), {
          at: 'fire',
          ships: {
            ...SHIPS,
            'red-1': { ...TERN, course: 6, thrust },
            'blue-2': { seat: 'blue', design: 'Tern', mu: [0, -9] },
          },
        }),
        'red',
        shot('beam-1', 'ship', 'blue-1'),
      )
    expect([refusal('thrust', 0), refusal('thrust', 1), refusal('always', 0)]).toEqual([undefined, 'FT-FC-04', 'FT-FC-04'])
  })
  test('FT-OPN-09: fighters attack to the front, or all round', () => {
    const refusal = (fighterArc: 'front' | 'all', course: number) => {
      const start = begin(duel({ fighterArc }), {
        ...RAID('Tern'),
        groups: { g1: { where: 'space', course }, g2: { where: 'space', mu: [0, 2] } },
      })
      return refusalOf(start, 'red', { order: 'attack', attacks: [attack()], joins: {} })
    }
    expect([refusal('front', 12), refusal('front', 6), refusal('all', 6)]).toEqual([undefined, 'FT-FTR-06', undefined])
  })
  test('FT-OPN-10: guns fire at ships only, or at fighters too', () => {
    const refusal = (shipsShootFighters: boolean) =>
      refusalOf(
        begin(duel({ shipsShootFighters }), {
          at: 'fire',
          ships: { 'red-1': TERN, 'blue-1': { seat: 'blue', design: 'Aerie', mu: [0, 9] } },
          groups: { g1: { where: 'space', mu: [0, 3] } },
        }),
        'red',
        shot('beam-1', 'group', 'g1'),
      )
    expect([refusal(false), refusal(true)]).toEqual(['FT-OPT-03', undefined])
  })
  test('FT-OPN-11: a carrier under attack scrambles on 5, or does nothing', () => {
    const played = (scramble: boolean, ...faces: readonly number[]) =>
      typesOf(answer(begin(duel({ scramble }), RAID('Aerie')), { red: { order: 'attack', attacks: [attack()], joins: {} } }, ...faces))
    expect(played(true, 5, ...ones(12)).slice(0, 3)).toEqual(['attacksDeclared', 'scrambled', 'groupLaunched'])
    expect(played(false)).not.toContain('scrambled')
  })
  test('FT-OPN-12: an order to ram is refused, or carried out', () => {
    const order: Order = { order: 'plot', ships: { 'red-1': { ...NO_PLOT, ram: 'blue-1' } } }
    const refusal = (ramming: boolean) => refusalOf(begin(duel({ ramming }), { ships: SHIPS }), 'red', order)
    expect([refusal(false), refusal(true)]).toEqual(['FT-OPN-12', undefined])
  })
  test('FT-OPN-13: with each check one more die may strike the colours, or none is thrown', () => {
    expect(checked({ strikeColours: true }, ...ones(18), 5).state.ships['red-1']?.struck).toBe(true)
    expect(checked({ strikeColours: true }, ...ones(18), 4).state.ships['red-1']?.struck).toBe(false)
    expect(checked({ strikeColours: false }, ...ones(18)).events.map(({ type }) => type)).not.toContain('coloursTested')
  })
  test('FT-OPN-14: an explosion reaches a ship within 3 MU, or nobody', () => {
    const exploded = (reactorBlast: boolean, ...faces: readonly number[]) =>
      begin(
        duel({ reactorBlast }),
        {
          at: 'mend',
          ships: {
            'red-1': { ...TERN, condition: { systems: { powerCore: 'lost' } } },
            'red-2': { seat: 'red', design: 'Albatross', mu: [0, 3] },
            'blue-1': { seat: 'blue', design: 'Tern', mu: [0, 4] },
          },
        },
        ...faces,
      )
    // Mass 20 is one die for 25 mass or part of it: of 5 points 3 meet the armour of 4.
    const blast = exploded(true, 6, 5)
    expect(blast.state.ships['red-2']?.condition).toMatchObject({ armour: 3, hull: 2 })
    expect([blast.state.ships['blue-1']?.condition.hull, exploded(false, 6).state.ships['red-2']?.condition.hull]).toEqual([0, 0])
  })
  test('FT-OPN-15: with each check one more die may turn the ship, or none is thrown', () => {
    expect(checked({ knockedOffCourse: true }, ...ones(18), 5, 3).state.ships['red-1']?.course).toBe(1)
    expect(checked({ knockedOffCourse: true }, ...ones(18), 5, 4).state.ships['red-1']?.course).toBe(11)
    expect(checked({ knockedOffCourse: true }, ...ones(18), 4).state.ships['red-1']?.course).toBe(12)
    expect(checked({}, ...ones(18)).state.ships['red-1']?.course).toBe(12)
  })
  test('FT-OPN-16: a group with losses breaks off on a die above its number, or always attacks', () => {
    const attacks = (fighterMorale: boolean, fighters: number, ...faces: readonly number[]) =>
      typesOf(
        answer(
          begin(duel({ fighterMorale }), RAID('Drover', { fighters })),
          { red: { order: 'attack', attacks: [attack()], joins: {} } },
          ...faces,
        ),
      )
    expect(attacks(true, 4, 5)).toContain('moraleTested')
    expect(attacks(true, 6)).not.toContain('moraleTested')
    expect(attacks(false, 4)).not.toContain('moraleTested')
  })
  test('FT-OPN-17: a die for each group before the first turn makes aces on 6 and a poor group on 1, or all are ordinary', () => {
    const qualities = (aces: boolean, ...faces: readonly number[]) =>
      Object.values(answer(begin(setupFor('carriers', { aces }), null), {}, ...faces).state.groups).map(({ quality }) => quality)
    expect(qualities(true, 6, 1, 5, 2, 3, 4, 6, 1)).toEqual([
      ...['ace', 'poor', 'ordinary', 'ordinary'],
      ...['ordinary', 'ordinary', 'ace', 'poor'],
    ])
    expect(new Set(qualities(false))).toEqual(new Set(['ordinary']))
  })
  test('FT-OPT-07: aces have one die more, and a poor group -1 in a dogfight', () => {
    const fought = (quality: 'ace' | 'poor' | 'ordinary', ...faces: readonly number[]) =>
      eventsOf(
        begin(
          duel({}),
          {
            at: 'dogfight',
            ships: { 'red-1': { seat: 'red', design: 'Aerie', mu: [0, -90] }, 'blue-1': { seat: 'blue', design: 'Aerie', mu: [0, 90] } },
            groups: { g1: { where: 'space', fighters: 1, quality }, g5: { where: 'space', fighters: 1 } },
            attacks: [attack({ target: { kind: 'group', id: 'g5' } })],
          },
          ...faces,
        ),
        'dogfought',
      )[0]?.groups[0]
    expect(fought('ace', 3, 4, 1)).toMatchObject({ dice: [3, 4], kills: 1 })
    expect(fought('ordinary', 4, 1)).toMatchObject({ dice: [4], kills: 1 })
    expect(fought('poor', 4, 1)).toMatchObject({ dice: [4], kills: 0 })
  })
  test('FT-OPN-20: nobody enters faster than the limit', () => {
    const enter = (speed: number): Order => ({ order: 'enter', groups: { 'red-group': { clock: 6, speed, offsets: {} } }, standing: {} })
    const refusals = (maxEntrySpeed: number, ...speeds: readonly number[]) =>
      speeds.map((speed) => refusalOf(begin(duel({ maxEntrySpeed }), null), 'red', enter(speed)))
    expect(refusals(30, 30, 31)).toEqual([undefined, 'FT-SET-04'])
    expect(refusals(0, 0, 1)).toEqual([undefined, 'FT-SET-04'])
    expect(refusals(60, 60)).toEqual([undefined])
  })
})
