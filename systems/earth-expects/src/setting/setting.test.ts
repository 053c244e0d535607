import { diceOf } from '@admiralty/kernel'
import { describe, expect, test } from 'vitest'
import { about } from '../about.ts'
import { battle, begun, type Placed, setupWith, sole, type TestBattle } from '../battle-for-tests.ts'
import { checkDesign } from '../design/check.ts'
import { shipNamed } from '../design/ready.ts'
import { column } from '../fire/ships-for-tests.ts'
import { play, system, view } from '../game.ts'
import type { Order } from '../orders.ts'
import type { Position } from '../position.ts'
import { wholeSetupSchema } from '../schema.ts'
import type { Setup } from '../setup.ts'
import type { State } from '../state.ts'
import { defaultDisguise } from './disguise.ts'
import { optionsChosen } from './options.ts'
import { scenarios } from './scenarios.ts'

const setupOf = (id: string, choices = {}): Setup => {
  const setup = scenarios.find((one) => one.id === id)?.setup(choices)
  if (!setup || 'reason' in setup) throw new Error(`no battle ${id}`)
  return setup
}
const none = diceOf(() => [])
const opened = (setup: Setup): State => system.begin({ setup, position: null }, none).state
const resolved = (state: State, orders: Readonly<Record<string, Order>>): State => {
  const [call] = state.play.calls
  if (!call) throw new Error('no call is open')
  return play.resolve(state, call, orders, none).state
}

describe('the battles', () => {
  test.each(scenarios.map(({ id }) => [id]))('EE-GEN-20: %s has a valid setup with legal designs and an end', (id) => {
    const setup = setupOf(id)
    expect(wholeSetupSchema.parse(JSON.parse(JSON.stringify(setup)))).toEqual(setup)
    for (const { design } of setup.ships) expect(checkDesign(design, setup.options)).toEqual([])
    expect(setup.objectives.some(({ aim }) => aim === 'time' || aim === 'losses')).toBe(true)
    const named = setup.objectives.flatMap((objective) => ('ships' in objective ? objective.ships : []))
    expect(named.filter((ship) => !setup.ships.some((one) => one.id === ship))).toEqual([])
  })
  test('the first battle exists and has corvettes', () => {
    expect(setupOf(about.quick.scenario).ships.map(({ design }) => design.hull)).toEqual(['CT', 'CT'])
  })
  test('EE-BAS-09: no ship of a battle rotates, except the base of one', () => {
    const rotating = scenarios.flatMap(({ id }) => setupOf(id).ships.flatMap((ship) => (ship.rotates === 0 ? [] : [[id, ship.id]])))
    expect(rotating).toEqual([['base', 'halfway-house']])
  })
  test('EE-OPT-01: each option is off unless chosen', () => {
    expect(Object.values(setupOf('duel').options).filter(Boolean)).toEqual([])
    expect(setupOf('duel', { rolling: true }).options).toEqual({ ...optionsChosen({}), rolling: true })
  })
})

describe('lock-ons at the start', () => {
  const placed = (id: string): State => resolved(opened(setupOf(id)), {})
  test('EE-SEN-13: only those of the scenario exist', () => {
    expect(placed('chase').locks).toEqual({ vigilance: { icarus: 1 } })
    expect(placed('duel').locks).toEqual({})
    expect(view(placed('chase'), 'blue').locks).toEqual({ vigilance: { icarus: 1 } })
  })
  test('EE-SEN-13: a setup with a lock-on to an unknown ship is rejected', () => {
    const setup = setupOf('chase')
    expect(wholeSetupSchema.safeParse(setup).success).toBe(true)
    expect(wholeSetupSchema.safeParse({ ...setup, locks: { vigilance: ['nobody'] } }).success).toBe(false)
  })
})

describe('purchase', () => {
  const shop = opened(setupOf('purchase', { budget: 4 }))
  const buy = (...names: readonly string[]): Order => ({
    order: 'fleet',
    ships: names.map((name) => ({ design: shipNamed(name), crew: 'standard' })),
  })
  const rule = (state: State, order: Order) => sole.check(view(state, 'yellow'), order)?.[0].rule
  test('EE-DES-10: a fleet costs at most the budget, with each ship at its price', () => {
    expect(rule(shop, buy('Bulwark'))).toBeUndefined()
    expect(rule(shop, buy('Javelin', 'Gannet'))).toBeUndefined()
    expect(rule(shop, buy('Bulwark', 'Bolt'))).toBe('EE-DES-10')
  })
  test('EE-CRQ-01: with the option, elite crews cost double and crack crews four times', () => {
    const crewed = (crew: 'elite' | 'crack'): Order => ({ order: 'fleet', ships: [{ design: shipNamed('Javelin'), crew }] })
    const practised = opened(setupOf('purchase', { budget: 4, crews: true }))
    expect(rule(shop, crewed('elite'))).toBe('EE-CRQ-01')
    expect([rule(practised, crewed('elite')), rule(practised, crewed('crack'))]).toEqual([undefined, 'EE-DES-10'])
  })
  test('EE-DIS-04: a disguised warship costs its true price', () => {
    const disguisable = opened(setupOf('purchase', { budget: 2, disguises: true }))
    expect(rule(disguisable, buy('Javelin'))).toBeUndefined()
    expect(rule(disguisable, buy('Javelin', 'Bolt'))).toBe('EE-DES-10')
  })
  test('EE-SEQ-02: fleets are secret until all ships are placed', () => {
    const bought = resolved(shop, { yellow: buy('Bulwark'), blue: buy('Javelin') })
    expect(view(bought, 'blue').secret.yellow).toBeUndefined()
    expect(view(bought, 'yellow').secret.yellow?.fleet?.map(({ design }) => design.name)).toEqual(['Bulwark'])
    const placed = resolved(bought, {
      yellow: sole.defaultOrder(view(bought, 'yellow')),
      blue: sole.defaultOrder(view(bought, 'blue')),
    })
    expect(
      Object.values(view(placed, 'public').ships)
        .map(({ design }) => design.name)
        .toSorted(),
    ).toEqual(['Bulwark', 'Javelin'])
  })
  test('EE-DIS-01: a false record has the same shape and shows changed boxes as hull', () => {
    const fleets = resolved(opened(setupOf('purchase', { budget: 4, disguises: true })), { yellow: buy('Javelin'), blue: buy('Javelin') })
    const disguise = defaultDisguise(shipNamed('Javelin'))
    const as = (design: typeof disguise): Order => {
      const order = sole.defaultOrder(view(fleets, 'yellow'))
      return order.order === 'deploy' ? { ...order, disguises: { 'yellow-01': design } } : order
    }
    expect(rule(fleets, as(disguise))).toBeUndefined()
    expect(rule(fleets, as(shipNamed('Javelin')))).toBe('EE-DIS-01')
    expect(rule(fleets, as({ ...disguise, boxes: disguise.boxes.slice(1) }))).toBe('EE-DIS-01')
    const swapped = disguise.boxes.map((box) => (box.type === 'H' ? { ...box, type: 'P' as const } : box))
    expect(rule(fleets, as({ ...disguise, boxes: swapped }))).toBe('EE-DIS-01')
  })
})

describe('hidden ships', () => {
  const raid = opened(setupOf('raider'))
  const hide = (hex: readonly [number, number]): Order => ({ order: 'deploy', places: { corsair: { hex, facing: 2 } }, disguises: {} })
  test('EE-HID-01: are placed within a public area', () => {
    expect(sole.check(view(raid, 'yellow'), hide([0, 2]))).toBeUndefined()
    expect(sole.check(view(raid, 'yellow'), hide([0, 9]))?.[0].rule).toBe('EE-HID-01')
    expect(Object.keys(view(raid, 'blue').hiding)).toEqual(['corsair'])
  })
  test('EE-HID-01: only the own side knows the hex', () => {
    const placed = resolved(raid, { yellow: hide([0, 2]), blue: sole.defaultOrder(view(raid, 'blue')) })
    expect(view(placed, 'yellow').secret.yellow?.hidden.corsair?.hex).toEqual([0, 2])
    expect(view(placed, 'blue').ships.corsair).toBeUndefined()
    expect(view(placed, 'public').secret).toEqual({})
  })
})

describe('victory', () => {
  const bolt = (seat: Placed['seat'], more: Partial<Placed> = {}): Placed => ({ seat, design: 'Bolt', hex: [0, 0], ...more })
  const ends = (ships: Record<string, Placed>, objectives: Setup['objectives'], turn = 3): TestBattle =>
    begun(setupWith([], { objectives }), { turn, ships, at: [{ step: 'turnEnd' }] })
  const outcome = (battle: TestBattle) => battle.state.outcome && [battle.state.outcome.winners.join(), battle.state.outcome.why]
  test('EE-GEN-20: the last side with an armed ship wins; without one it is a draw', () => {
    const last = [{ aim: 'lastArmed' }] as const
    expect(outcome(ends({ a: bolt('yellow'), b: bolt('blue', { hex: [0, 5] }) }, last))).toBeNull()
    expect(outcome(ends({ a: bolt('yellow'), b: bolt('blue', { status: 'destroyed' }) }, last))).toEqual(['yellow', 'EE-GEN-20'])
    expect(outcome(ends({ a: bolt('yellow'), b: bolt('blue', { design: 'Oxbow' }) }, last))).toEqual(['yellow', 'EE-GEN-20'])
    expect(outcome(ends({ a: bolt('yellow', { status: 'left' }), b: bolt('blue', { status: 'destroyed' }) }, last))).toEqual([
      '',
      'EE-GEN-20',
    ])
  })
  test('EE-GEN-20: a scenario may have the aims destroy, reach and time', () => {
    const ships = { a: bolt('yellow'), b: bolt('blue', { hex: [0, 5] }) }
    const area = { centre: [0, 6], radius: 1 } as const
    expect(outcome(ends(ships, [{ aim: 'reach', side: 'blue', ships: ['b'], area, count: 1 }]))).toEqual(['blue', 'EE-GEN-20'])
    expect(outcome(ends(ships, [{ aim: 'reach', side: 'blue', ships: ['a'], area, count: 1 }]))).toBeNull()
    expect(outcome(ends(ships, [{ aim: 'time', turn: 3, side: 'yellow' }]))).toEqual(['yellow', 'EE-GEN-20'])
    expect(outcome(ends(ships, [{ aim: 'time', turn: 4, side: 'yellow' }]))).toBeNull()
    expect(
      outcome(ends({ ...ships, b: bolt('blue', { status: 'destroyed' }) }, [{ aim: 'destroy', side: 'yellow', ships: ['b'] }])),
    ).toEqual(['yellow', 'EE-GEN-20'])
  })
  test('EE-GEN-20: at the time limit the least losses may win: lost ships count their price, others destroyed boxes', () => {
    const losses = [{ aim: 'losses', turn: 3 }] as const
    const gone = shipNamed('Bolt').boxes[0]?.at.join() ?? ''
    const whole = bolt('yellow')
    const damaged = bolt('blue', { hex: [0, 5], levels: { [gone]: 'destroyed' } })
    expect(outcome(ends({ a: whole, b: damaged }, losses, 2))).toBeNull()
    const ended = ends({ a: whole, b: damaged }, losses)
    expect(outcome(ended)).toEqual(['yellow', 'EE-GEN-20'])
    const places = shipNamed('Bolt').boxes.length + shipNamed('Bolt').armour.length
    // A corvette costs 1 point.
    expect(ended.state.outcome?.scores?.yellow?.total).toBe(Math.round(100 / places))
    expect(ended.state.outcome?.scores?.blue?.total).toBe(0)
    expect(outcome(ends({ a: bolt('yellow', { status: 'destroyed' }), c: bolt('yellow'), b: damaged }, losses))).toEqual([
      'blue',
      'EE-GEN-20',
    ])
    expect(outcome(ends({ a: whole, b: bolt('blue', { hex: [0, 5] }) }, losses))).toEqual(['', 'EE-GEN-20'])
  })
  test('EE-GEN-21: a ship escapes if no armed enemy is faster or in range', () => {
    const away = [{ aim: 'escape', side: 'blue', ships: ['b'] }] as const
    const runs = (range: number, hunter: string, runner: string) =>
      outcome(ends({ a: bolt('yellow', { design: hunter }), b: bolt('blue', { design: runner, hex: [0, range] }) }, away))
    // A laser of one box does no damage at range 6 or more.
    expect([runs(5, 'Needle', 'Icarus'), runs(90, 'Needle', 'Icarus')]).toEqual([null, ['blue', 'EE-GEN-21']])
    expect(runs(90, 'Needle', 'Bolt')).toBeNull()
    // Launchers reach as far as a lock-on: the Gadfly has two sensors, the Vigilance eight.
    expect([runs(6, 'Gadfly', 'Icarus'), runs(7, 'Gadfly', 'Icarus')]).toEqual([null, ['blue', 'EE-GEN-21']])
    expect([runs(12, 'Vigilance', 'Icarus'), runs(13, 'Vigilance', 'Icarus')]).toEqual([null, ['blue', 'EE-GEN-21']])
    expect(runs(90, 'Oxbow', 'Barrow')).toEqual(['blue', 'EE-GEN-21'])
  })
  test('EE-GEN-21: the range of a weapon is that of the best roll with a lock-on, for any arc', () => {
    const gun = (boxes: string, range: number, levels: Placed['levels'] = {}): boolean => {
      const hunter: Placed = { seat: 'yellow', design: column(`C${boxes}`), hex: [0, range], facing: 0, levels }
      const runner = bolt('blue', { design: 'Icarus' })
      const scout = bolt('yellow', { design: column('lC'), hex: [0, 90] })
      return outcome(ends({ a: hunter, b: runner, c: scout }, [{ aim: 'escape', side: 'blue', ships: ['b'] }])) === null
    }
    expect([gun('l', 5), gun('l', 6), gun('lL', 11), gun('lL', 12)]).toEqual([true, false, true, false])
    expect([gun('i', 3), gun('i', 4), gun('iI', 4), gun('iI', 5)]).toEqual([true, false, true, false])
    expect([gun('r', 5), gun('r', 6), gun('M', 1), gun('MS', 1, { '0,1': 'destroyed' })]).toEqual([true, false, false, false])
    expect([gun('l', 5, { '0,1': 'critical' }), gun('l', 5, { '0,1': 'destroyed' })]).toEqual([true, false])
  })
  test('EE-GEN-21: launchers and railguns reach as far as their ship can lock on', () => {
    const hunts = (boxes: string, range: number, more: Partial<Placed> = {}, rest: Omit<Partial<Position>, 'ships'> = {}): boolean => {
      const ships = { a: bolt('yellow', { design: column(boxes), ...more }), b: bolt('blue', { design: 'Icarus', hex: [0, range] }) }
      const setup = setupWith([], { objectives: [{ aim: 'escape', side: 'blue', ships: ['b'] }] })
      return outcome(battle(ships, { at: [{ step: 'turnEnd' }], ...rest }, setup)) === null
    }
    const longest = (...given: readonly [string, Partial<Placed>?, Omit<Partial<Position>, 'ships'>?]): number => {
      const [boxes, more, rest] = given
      return [...Array(20).keys()].findLast((range) => range > 0 && hunts(boxes, range, more, rest)) ?? 0
    }
    // The best die must exceed the range; each further sensor adds one. The target need not show itself (EE-SEN-08).
    expect([longest('MCS'), longest('rCS'), longest('MCSSS'), longest('rCSSS')]).toEqual([5, 5, 7, 7])
    expect([longest('MCS', { crew: 'elite' }), longest('MCS', { crew: 'crack' })]).toEqual([7, 9])
    expect(longest('MCS', {}, { locks: { a: ['b'] } })).toBe(6)
    // Sensors that can be repaired and launchers that can be loaded count.
    expect([longest('MCSS', { levels: { '0,2': 'critical' } }), longest('MCSS', { levels: { '0,2': 'destroyed' } })]).toEqual([6, 5])
    expect(longest('MCS', { empty: ['0,0'] })).toBe(5)
    expect([longest('MS'), longest('MC'), longest('rC')]).toEqual([0, 0, 5])
  })
  test('EE-GEN-21: an auxiliary is seen farther away', () => {
    const runs = (design: string, range: number): boolean => {
      const ships = { a: bolt('yellow', { design: column('MCS') }), b: bolt('blue', { design, hex: [0, range] }) }
      return outcome(ends(ships, [{ aim: 'escape', side: 'blue', ships: ['b'] }])) === null
    }
    expect([runs('Mulligan', 6), runs('Mulligan', 7), runs('Paloma', 12), runs('Paloma', 13)]).toEqual([true, false, true, false])
  })
  test('EE-GEN-21: damaged engines do not count', () => {
    const engines = shipNamed('Icarus')
      .boxes.filter(({ type }) => 'Ee'.includes(type))
      .map(({ at }) => [at.join(), 'moderate'] as const)
    const lame = bolt('blue', { design: 'Icarus', hex: [0, 90], levels: Object.fromEntries(engines) })
    expect(outcome(ends({ a: bolt('yellow', { design: 'Needle' }), b: lame }, [{ aim: 'escape', side: 'blue', ships: ['b'] }]))).toBeNull()
  })
  test('EE-GEN-21: a ship that left by FTL has escaped', () => {
    expect(
      outcome(ends({ a: bolt('yellow'), b: bolt('blue', { status: 'left' }) }, [{ aim: 'escape', side: 'blue', ships: ['b'] }])),
    ).toEqual(['blue', 'EE-GEN-21'])
  })
  test('EE-DIS-02: a ship that may be a disguised warship counts as armed until a box is destroyed', () => {
    const setup = setupWith(['disguises'], { objectives: [{ aim: 'lastArmed' }] })
    const { boxes, ...rest } = shipNamed('Paloma')
    const unarmed = {
      ...rest,
      primaries: {},
      boxes: boxes.map((box) => (box.type === 'L' ? { ...box, type: 'H' as const, system: null } : box)),
    }
    const liner = (levels: Placed['levels']): boolean =>
      begun(setup, { ships: { a: bolt('yellow'), b: bolt('blue', { design: unarmed, levels }) }, at: [{ step: 'turnEnd' }] }).state
        .outcome === null
    const [first] = boxes
    expect([liner({}), liner({ [first?.at.join() ?? '']: 'destroyed' })]).toEqual([true, false])
  })
})
