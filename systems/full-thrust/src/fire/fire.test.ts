import { describe, expect, test } from 'vitest'
import type { OrderOf, ShotOrder } from '../orders.ts'
import type { State } from '../state.ts'
import { screenLevel, shipOf } from '../table.ts'
import { type BattleForTests, battle, type PlayedSteps, playSteps } from '../table-for-tests.ts'
import { controlsNeeded, fireFault, firingShips, shotsOfMount } from './firing.ts'
import { gunAt } from './guns.ts'
import { fireQuestions } from './questions.ts'
import { fireSteps } from './steps.ts'

const at = (mount: string, id = 'blue-1', system: string | null = null): ShotOrder => ({ mount, target: { kind: 'ship', id }, system })
const atGroup = (mount: string, id: string): ShotOrder => ({ mount, target: { kind: 'group', id }, system: null })
const fire = (ship: string, ...shots: readonly ShotOrder[]): OrderOf<'fire'> => ({ order: 'fire', ship, shots })
const PASS: OrderOf<'pass'> = { order: 'pass' }

/** Red fires once with its first ship, then nobody fires any more. */
const redFires = (state: State, shots: readonly ShotOrder[], ...dice: readonly number[]): PlayedSteps =>
  playSteps(fireSteps, state, [{ step: 'fire', seats: ['red', 'blue'] }], { orders: { red: [fire('red-1', ...shots)] }, dice })
const fired = (played: PlayedSteps) => played.events.flatMap((event) => (event.type === 'mountFired' ? [event] : []))
const marked = (played: PlayedSteps, id = 'blue-1') => {
  const { armour, hull } = shipOf(played.state, id).condition
  return { armour, hull }
}
/** Red's ship at the centre on course 12, blue's so many movement units ahead. */
const duel = (red: string, blue: string, range: number, more: Partial<BattleForTests> = {}): State =>
  battle({ red: [{ design: red }], blue: [{ design: blue, at: [0, range] }], ...more })
const ruleOf = (state: State, shot: ShotOrder): string | undefined => {
  const gun = gunAt(state, shipOf(state, 'red-1'), shot)
  return 'rule' in gun ? gun.rule : undefined
}

describe('beams', () => {
  test('FT-WPN-01, FT-WPN-02, FT-DIC-02: a beam-3 and a beam-2 at range 18 throw 2 and 1 dice, a 6 again (G-FT-07)', () => {
    const played = redFires(duel('Osprey', 'Drover', 18), [at('beam-1'), at('beam-3')], 1, 5, 6, 4)
    expect(fired(played)).toMatchObject([
      { mount: 'beam-1', dice: [1, 5], normal: 1, penetrating: 0 },
      { mount: 'beam-3', dice: [6, 4], normal: 2, penetrating: 1 },
    ])
    expect(played.left).toEqual([])
  })
  test('FT-DMG-02, FT-DMG-03, FT-WPN-03: screen 1 stops fours; armour is met first, re-rolls pass it (G-FT-09)', () => {
    const state = battle({ red: [{ design: 'Osprey' }], blue: [{ design: 'Osprey', at: [0, 12], armour: 2 }] })
    const played = redFires(state, [at('beam-1')], 4, 5, 6, 6, 4)
    expect(fired(played)).toMatchObject([{ normal: 3, penetrating: 3 }])
    expect(marked(played)).toEqual({ armour: 2, hull: 4 })
  })
  test('FT-WPN-03: level 2 makes a 6 count one, and it is thrown again', () => {
    const played = redFires(duel('Roc', 'Roc', 12), [at('beam-1')], 4, 5, 6, 6, 4, 6, 3)
    expect(fired(played)).toMatchObject([{ normal: 3, penetrating: 3 }])
  })
  test('FT-WPN-03: spare generators do not raise the level above 2, and lost ones do not count', () => {
    const worn = (...lost: readonly string[]) =>
      screenLevel(
        shipOf(
          duel('Roc', 'Roc', 12, {
            blue: [{ design: 'Roc', condition: { systems: Object.fromEntries(lost.map((id) => [id, 'lost' as const])) } }],
          }),
          'blue-1',
        ),
      )
    expect([worn(), worn('screen-1'), worn('screen-1', 'screen-2')]).toEqual([2, 1, 0])
  })
  test('FT-WPN-01, FT-GEO-05: a class 2 beam has two dice to 12, one to 24, and reaches no farther', () => {
    const dice = (range: number) => {
      const state = duel('Tern', 'Tern', range)
      const gun = gunAt(state, shipOf(state, 'red-1'), at('beam-1'))
      return 'dice' in gun ? gun.dice.total : gun
    }
    expect([dice(12), dice(13), dice(24)]).toEqual([2, 1, 1])
    expect(dice(25)).toMatchObject({ rule: 'FT-WPN-01' })
  })
})

describe('other guns', () => {
  test('FT-WPN-05, FT-WPN-06, FT-DMG-04: a torpedo at range 13 needs 4, and half of its hit meets armour (G-FT-19)', () => {
    const state = battle({ red: [{ design: 'Lancer' }], blue: [{ design: 'Partisan', at: [0, 13], armour: 9, hull: 20 }] })
    const gun = gunAt(state, shipOf(state, 'red-1'), at('torpedo-1'))
    expect(gun).toMatchObject({ weapon: 'torpedo', needs: { total: 4 } })
    const played = redFires(state, [at('torpedo-1')], 4, 5)
    expect(fired(played)).toMatchObject([{ dice: [4, 5], hits: [5] }])
    expect(marked(played)).toEqual({ armour: 3, hull: 2 })
    expect(fired(redFires(state, [at('torpedo-1')], 3))).toMatchObject([{ dice: [3], hits: [] }])
  })
  test('FT-WPN-06: screens do not stop torpedoes', () => {
    expect(marked(redFires(duel('Lancer', 'Roc', 6), [at('torpedo-1')], 2, 6))).toEqual({ armour: 3, hull: 3 })
  })
  test('FT-WPN-05: a torpedo needs 2, 3, 4, 5, 6 in bands of 6 and reaches 30', () => {
    const needs = [6, 7, 18, 19, 30].map((range) => {
      const state = duel('Lancer', 'Tern', range)
      const gun = gunAt(state, shipOf(state, 'red-1'), at('torpedo-1'))
      return 'needs' in gun ? gun.needs.total : 0
    })
    expect(needs).toEqual([2, 3, 4, 5, 6])
    expect(ruleOf(duel('Lancer', 'Tern', 31), at('torpedo-1'))).toBe('FT-WPN-05')
  })
  test('FT-WPN-07, FT-DMG-11: a needle beam harms the hull on 5 and destroys the system on 6, past screens and armour (D7)', () => {
    const state = duel('Trebuchet', 'Roc', 12)
    const five = redFires(state, [at('needle-1', 'blue-1', 'screen-1')], 5)
    expect(marked(five)).toEqual({ armour: 0, hull: 1 })
    expect(shipOf(five.state, 'blue-1').condition.systems).toEqual({})
    const six = redFires(state, [at('needle-1', 'blue-1', 'screen-1')], 6)
    expect(marked(six)).toEqual({ armour: 0, hull: 1 })
    expect(shipOf(six.state, 'blue-1').condition.systems).toEqual({ 'screen-1': 'destroyed' })
    expect(marked(redFires(state, [at('needle-1', 'blue-1', 'screen-1')], 4))).toEqual({ armour: 0, hull: 0 })
  })
  test('FT-WPN-07: at the drive it is one hit, which cannot be repaired', () => {
    const { state } = redFires(duel('Trebuchet', 'Roc', 12), [at('needle-1', 'blue-1', 'drive')], 6)
    expect(shipOf(state, 'blue-1').condition).toMatchObject({ drive: 1, driveDestroyed: 1, systems: {} })
  })
  test('FT-COR-01, FT-WPN-07: it aims at a named system that works, and not at core systems', () => {
    const state = duel('Trebuchet', 'Tern', 12, { blue: [{ design: 'Tern', at: [0, 12], condition: { systems: { 'pds-1': 'lost' } } }] })
    const rules = [null, 'bridge', 'pds-1', 'ftl'].map((system) => ruleOf(state, at('needle-1', 'blue-1', system)))
    expect(rules).toEqual(['FT-WPN-07', 'FT-WPN-07', 'FT-WPN-07', undefined])
    expect(ruleOf(state, at('beam-1', 'blue-1', 'ftl'))).toBe('FT-WPN-07')
  })
  test('FT-WPN-08: a submunition pack has 3, 2, 1 dice, ignores screens and is spent', () => {
    const played = redFires(duel('Dart', 'Roc', 6), [at('pack-1')], 4, 6, 1, 4)
    expect(fired(played)).toMatchObject([{ dice: [4, 6, 1, 4], normal: 3, penetrating: 1 }])
    expect(shipOf(played.state, 'red-1').condition.systems).toEqual({ 'pack-1': 'spent' })
    const dice = [6, 12, 18].map((range) => {
      const gun = gunAt(duel('Dart', 'Tern', range), shipOf(duel('Dart', 'Tern', range), 'red-1'), at('pack-1'))
      return 'dice' in gun ? gun.dice.total : 0
    })
    expect(dice).toEqual([3, 2, 1])
    expect(ruleOf(duel('Dart', 'Tern', 19), at('pack-1'))).toBe('FT-WPN-08')
  })
  test('FT-WPN-09: point defence does one on a 6 at a bare ship within 6 MU, without fire control', () => {
    const bare = duel('Tern', 'Tern', 6, { red: [{ design: 'Tern', condition: { systems: { 'fireCon-1': 'lost' } } }] })
    const played = redFires(bare, [at('pds-1')], 6)
    expect(fired(played)).toMatchObject([{ dice: [6], normal: 1 }])
    expect(marked(redFires(bare, [at('pds-1')], 5))).toEqual({ armour: 0, hull: 0 })
    expect(ruleOf(duel('Tern', 'Tern', 7), at('pds-1'))).toBe('FT-WPN-09')
    expect(ruleOf(duel('Tern', 'Osprey', 6), at('pds-1'))).toBe('FT-WPN-09')
    expect(ruleOf(duel('Tern', 'Lancer', 6), at('pds-1'))).toBe('FT-WPN-09')
    const stripped = duel('Tern', 'Lancer', 6, { blue: [{ design: 'Lancer', at: [0, 6], condition: { armour: 3 } }] })
    expect(ruleOf(stripped, at('pds-1'))).toBeUndefined()
  })
})

describe('fire control and arcs', () => {
  const three = (red: string, more: Partial<BattleForTests> = {}) =>
    battle({
      red: [{ design: red }],
      blue: [
        { design: 'Tern', at: [0, 6] },
        { design: 'Tern', at: [0, 7] },
        { design: 'Tern', at: [0, 8] },
      ],
      ...more,
    })
  test('FT-FC-01, FT-FC-02: each fire control engages one target, with any split of the mounts', () => {
    const state = three('Osprey')
    const twoTargets = fire('red-1', at('beam-1'), at('beam-2', 'blue-2'), at('beam-3', 'blue-2'))
    expect(fireFault(state, 'red', twoTargets)).toBeUndefined()
    expect(fireFault(state, 'red', fire('red-1', ...twoTargets.shots, at('beam-4', 'blue-3')))?.rule).toBe('FT-FC-01')
    expect(fireFault(state, 'red', fire('red-1', at('beam-1'), at('beam-1', 'blue-2')))?.rule).toBe('FT-FC-02')
    const one = three('Osprey', { red: [{ design: 'Osprey', condition: { systems: { 'fireCon-2': 'lost' } } }] })
    expect(fireFault(one, 'red', twoTargets)?.rule).toBe('FT-FC-01')
  })
  test('FT-FC-05, FT-FC-06: a needle beam needs a fire control of its own; torpedoes and beams share one', () => {
    const ship = shipOf(three('Trebuchet'), 'red-1')
    expect(controlsNeeded(ship, [at('beam-1'), at('torpedo-1')])).toBe(1)
    expect(controlsNeeded(ship, [at('beam-1'), at('needle-1', 'blue-1', 'ftl')])).toBe(2)
    expect(controlsNeeded(ship, [at('beam-1'), at('pds-1'), at('pds-2', 'blue-2')])).toBe(1)
  })
  test('FT-FC-03: a mount fires into its arcs; those of a rolled ship are mirrored', () => {
    const aside = (rolled: boolean) => battle({ red: [{ design: 'Harrier', ship: { rolled } }], blue: [{ design: 'Tern', at: [10, -2] }] })
    expect([ruleOf(aside(false), at('beam-1')), ruleOf(aside(false), at('beam-2'))]).toEqual(['FT-FC-03', undefined])
    expect([ruleOf(aside(true), at('beam-1')), ruleOf(aside(true), at('beam-2'))]).toEqual([undefined, 'FT-FC-03'])
  })
  test('FT-FC-04: arc A is shut in a turn with thrust, or always with the setting', () => {
    const astern = (thrust: number, aftArc: 'thrust' | 'always' = 'thrust') =>
      ruleOf(
        battle({ red: [{ design: 'Tern', ship: { thrust } }], blue: [{ design: 'Tern', at: [0, -6] }], settings: { aftArc } }),
        at('beam-1'),
      )
    expect([astern(0), astern(1), astern(0, 'always')]).toEqual([undefined, 'FT-FC-04', 'FT-FC-04'])
  })
  test('FT-FC-04, FT-PD-01: point defence is free of it', () => {
    expect(
      ruleOf(battle({ red: [{ design: 'Tern', ship: { thrust: 1 } }], blue: [{ design: 'Tern', at: [0, -6] }] }), at('pds-1')),
    ).toBeUndefined()
  })
  test('FT-SEQ-06: a mount that has defended cannot fire', () => {
    expect(ruleOf(duel('Tern', 'Tern', 6, { red: [{ design: 'Tern', ship: { used: ['beam-2'] } }] }), at('beam-2'))).toBe('FT-SEQ-06')
  })
  test('FT-COR-02, FT-FTL-01: a ship out of control, or warming up its FTL drive, does not fire', () => {
    const able = (ship: object) => firingShips(duel('Tern', 'Tern', 6, { red: [{ design: 'Tern', ship }] }), 'red').length
    expect([able({}), able({ outOfControl: 1 }), able({ warm: 1 }), able({ struck: true }), able({ warm: 0, abandoned: 1 })]).toEqual([
      1, 0, 0, 0, 0,
    ])
  })
})

describe('the phase', () => {
  test('FT-SEQ-03, FT-SEQ-07: seats alternate ship by ship in initiative order; a pass uses the activation', () => {
    const state = battle({
      red: [{ design: 'Tern' }, { design: 'Tern', at: [1, 0] }],
      blue: [
        { design: 'Tern', at: [0, 6] },
        { design: 'Tern', at: [1, 6] },
      ],
    })
    const played = playSteps(fireSteps, state, [{ step: 'fire', seats: ['blue', 'red'] }], {
      orders: { blue: [fire('blue-1', at('beam-2', 'red-1'))], red: [fire('red-2'), fire('red-1', at('beam-2', 'blue-1'))] },
      dice: [1],
    })
    expect(played.events.map((event) => (event.type === 'fireDeclared' ? event.ship : event.type))).toEqual([
      'blue-1',
      'mountFired',
      'red-2',
    ])
    expect(played.state.play.calls).toMatchObject([{ seats: ['blue'] }])
    expect(firingShips(played.state, 'red').map(({ id }) => id)).toEqual(['red-1'])
  })
  test('FT-SEQ-03: a seat that passes fires no more, and one with nothing left is skipped', () => {
    const passed = playSteps(fireSteps, duel('Tern', 'Tern', 6), [{ step: 'fire', seats: ['red', 'blue'] }], { orders: { red: [PASS] } })
    expect(passed.state.play.calls).toMatchObject([{ seats: ['blue'] }])
    const far = playSteps(fireSteps, duel('Tern', 'Tern', 60), [{ step: 'fire', seats: ['red', 'blue'] }], {})
    expect(far.state.play.calls).toEqual([])
  })
  test('FT-SEQ-08: what is lost cannot fire later in the phase', () => {
    const state = duel('Roc', 'Tern', 6, { blue: [{ design: 'Tern', at: [0, 6], hull: 4 }] })
    const { state: after } = redFires(state, [at('beam-1')], 5, 5, 5, 5)
    expect(shipOf(after, 'blue-1').status).toBe('destroyed')
    expect(firingShips(after, 'blue')).toEqual([])
  })
  test('FT-DMG-06, FT-WPN-10: the fire of a ship at one target is one event; dice go mount by mount, target by target', () => {
    const state = battle({
      red: [{ design: 'Osprey' }],
      blue: [
        { design: 'Targe', at: [0, 12], armour: 0 },
        { design: 'Targe', at: [1, 12] },
      ],
    })
    const shots = [at('beam-3', 'blue-2'), at('beam-2', 'blue-1'), at('beam-1', 'blue-1')]
    const played = redFires(state, shots, 5, 5, 5, 5, 5, 5, ...Array.from({ length: 18 }, () => 1), 1, 1)
    expect(fired(played).map(({ mount, target }) => `${mount} ${target.id}`)).toEqual(['beam-1 blue-1', 'beam-2 blue-1', 'beam-3 blue-2'])
    const checks = played.events.flatMap((event) => (event.type === 'systemsChecked' ? [{ row: event.row, extra: event.extra }] : []))
    expect(checks).toEqual([{ row: 2, extra: 1 }])
  })
  test('FT-DMG-06: with thresholdTiming at the end of the turn, rows of all fire make one check', () => {
    const state = battle({
      red: [{ design: 'Tern' }, { design: 'Tern', at: [1, 0] }],
      blue: [{ design: 'Tern', at: [0, 6], condition: { systems: { 'beam-1': 'lost', 'beam-2': 'lost', 'pds-1': 'lost' } } }],
      settings: { thresholdTiming: 'endOfTurn', coreSystems: false },
    })
    const played = playSteps(fireSteps, state, [{ step: 'fire', seats: ['red', 'blue'] }, { step: 'lateChecks' }], {
      orders: { red: [fire('red-1', at('beam-1')), fire('red-2', at('beam-1'))] },
      dice: [4, 4, 4, 4, 1, 1, 4],
    })
    expect(played.events.map(({ type }) => type).slice(-2)).toEqual(['checkPutOff', 'systemsChecked'])
    expect(played.events.at(-1)).toMatchObject({ row: 2, extra: 1, lost: [{ system: 'fireCon-1', as: 'lost' }] })
    expect(shipOf(played.state, 'blue-1').owed).toBe(0)
  })
  test('FT-SEQ-08: with thresholdTiming at the end of the turn fire is simultaneous: a wreck still fires', () => {
    const state = duel('Roc', 'Tern', 6, { settings: { thresholdTiming: 'endOfTurn' } })
    const played = playSteps(fireSteps, state, [{ step: 'fire', seats: ['red', 'blue'] }, { step: 'lateChecks' }], {
      orders: { red: [fire('red-1', at('beam-1'), at('beam-2')), PASS], blue: [fire('blue-1', at('beam-2', 'red-1'))] },
      dice: [5, 5, 5, 5, 5, 5, 5, 5, 5],
    })
    expect(played.events.map(({ type }) => type)).toEqual([
      ...['fireDeclared', 'mountFired', 'mountFired', 'damaged', 'fireDeclared', 'mountFired', 'damaged', 'shipDestroyed'],
    ])
  })
  test('FT-END-12: by default nobody fires; random fire is legal', () => {
    const state = duel('Osprey', 'Tern', 12)
    expect(firingShips(state, 'red').map(({ id }) => id)).toEqual(['red-1'])
    expect(shotsOfMount(state, shipOf(state, 'red-1'), 'beam-1')).toEqual([at('beam-1')])
    expect(Object.keys(fireQuestions)).toEqual(['fire', 'evade'])
  })
})

describe('guns at fighters', () => {
  const nearGroup = (settings: BattleForTests['settings'], endurance = 3): State =>
    battle({
      red: [{ design: 'Osprey' }],
      blue: [{ design: 'Aerie', at: [0, 60] }],
      ...(settings ? { settings } : {}),
      change: ({ groups }) => ({
        groups: Object.fromEntries(
          Object.entries(groups).map(([id, group]) => [
            id,
            id === 'g1' ? { ...group, where: 'space' as const, at: [0, 9360] as const, endurance } : group,
          ]),
        ),
      }),
    })
  const play = (state: State, evade: boolean | null, ...dice: readonly number[]) =>
    playSteps(fireSteps, state, [{ step: 'fire', seats: ['red', 'blue'] }], {
      orders: {
        red: [fire('red-1', atGroup('beam-1', 'g1'), atGroup('beam-2', 'g1'))],
        blue: evade === null ? [] : [{ order: 'evade', evade }],
      },
      dice,
    })
  test('FT-OPT-03, FT-PD-03: a mount throws one die at a group, and a 6 kills one', () => {
    const state = nearGroup({ shipsShootFighters: true })
    const played = play(state, false, 6, 5)
    expect(played.state.groups.g1?.fighters).toBe(5)
    expect(ruleOf(nearGroup({}), atGroup('beam-1', 'g1'))).toBe('FT-OPT-03')
    expect(ruleOf(state, atGroup('pds-1', 'g1'))).toBe('FT-PD-03')
  })
  test('FT-OPT-03, FT-FTR-07: a group evades for one endurance and is safe for the rest of the phase', () => {
    const played = play(nearGroup({ shipsShootFighters: true }), true)
    expect(played.state.groups.g1).toMatchObject({ fighters: 6, endurance: 2, evaded: 1 })
    expect(fired(played).map(({ dice }) => dice)).toEqual([[], []])
    expect(ruleOf(played.state, atGroup('beam-3', 'g1'))).toBe('FT-OPT-03')
  })
  test('FT-OPT-03: a group without endurance is not asked, one in a dogfight is no target', () => {
    expect(play(nearGroup({ shipsShootFighters: true }, 0), null, 1, 1).left).toEqual([])
    const fighting = battle({
      red: [{ design: 'Osprey' }],
      blue: [{ design: 'Aerie', at: [0, 60] }],
      settings: { shipsShootFighters: true },
      change: ({ groups }) => ({
        groups: Object.fromEntries(
          Object.entries(groups).map(([id, group]) => [id, { ...group, where: 'space' as const, at: [0, 9360] as const, fought: 1 }]),
        ),
      }),
    })
    expect(ruleOf(fighting, atGroup('beam-1', 'g1'))).toBe('FT-OPT-03')
  })
  test('FT-OPT-03, FT-FC-01: a group takes a fire control', () => {
    const ship = shipOf(nearGroup({ shipsShootFighters: true }), 'red-1')
    expect(controlsNeeded(ship, [atGroup('beam-1', 'g1'), at('beam-2'), at('beam-3')])).toBe(2)
  })
})
