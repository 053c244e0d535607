// Battles with chosen options: bought ships, their zones and budgets, and the ready fleets.

import { type Choices, diceOf, refuse, seededDice } from '@admiralty/kernel'
import { ahead, DIRECTIONS, type Hex } from '@admiralty/space'
import { describe, expect, test } from 'vitest'
import { setupWith } from '../battle-for-tests.ts'
import { shipNamed } from '../design/ready.ts'
import { system } from '../game.ts'
import type { Objective } from '../setup.ts'
import type { State } from '../state.ts'
import { type Battle, body, inHiding, isOpen, lastArmed, place, setupFor, stationed, TWO } from './battle.ts'
import { checkBought, checkFleet, enlist, priceOfBought, someFleet } from './fleet.ts'
import { areBought, budgetChosen, optionsChosen } from './options.ts'
import { enemyOf, towards } from './places.ts'
import { readyFleets } from './ready-fleets.ts'
import { scenarios } from './scenarios.ts'

const THREE = [place('yellow', { centre: [0, 9], radius: 4 }), place('blue'), place('red')]
const ROCK = body('rock', 'Rock', [0, 0], { hexes: [{ terrain: 'asteroids', at: [0, 0] }] })
const bolt = (id: string, hex: Hex, seat: 'yellow' | 'blue' = 'yellow') => stationed(id, seat, 'Bolt', { hex, facing: 0 })
const BATTLE: Battle = {
  id: 'test',
  title: 'Test',
  briefing: '',
  seats: TWO,
  ships: [bolt('a', [1, 5]), bolt('b', [2, 5]), bolt('c', [3, 5]), bolt('d', [4, -5], 'blue'), bolt('e', [5, -5], 'blue')],
  bodies: [ROCK],
  heat: null,
  locks: { a: ['d'] },
  objectives: lastArmed(9),
  buys: false,
}
const BOUGHT = { fleets: 'bought', budget: 12 } as const

describe('bought fleets', () => {
  const aim: Objective = { aim: 'destroy', side: 'yellow', ships: ['d'] }
  test.each<[string, Partial<Battle>, boolean]>([
    ['near a body', {}, true],
    ['of three sides', { bodies: [], seats: THREE }, true],
    ['of two sides in empty space', { bodies: [] }, false],
    ['about a certain ship', { objectives: [aim] }, false],
    ['about a certain ship or the last armed one', { objectives: [...lastArmed(9), aim] }, false],
  ])('EE-DES-10: a battle %s may have bought fleets: %j', (_, change, open) => {
    const battle = { ...BATTLE, ...change }
    expect(isOpen(battle)).toBe(open)
    const setup = setupFor(battle, BOUGHT)
    expect([setup.ships.length, setup.seats[0]?.budget, setup.locks === undefined]).toEqual(open ? [0, 48, true] : [5, 0, false])
  })
  test('EE-DES-10: need the option, except in the battle of bought ships', () => {
    const chosen = (battle: Battle, choices: Choices) => {
      const { ships, seats } = setupFor(battle, choices)
      return [ships.length, ...seats.map(({ budget }) => budget)]
    }
    expect(chosen(BATTLE, {})).toEqual([5, 0, 0])
    expect(chosen(BATTLE, { fleets: 'briefing', budget: 12 })).toEqual([5, 0, 0])
    expect(chosen(BATTLE, { fleets: 'bought' })).toEqual([0, 32, 32])
    const shop = { ...BATTLE, buys: true }
    expect([chosen(shop, { budget: 2 }), chosen(shop, BOUGHT)]).toEqual([
      [5, 8, 8],
      [5, 48, 48],
    ])
    expect(setupFor(shop, BOUGHT).seats[0]?.zone).toEqual({ centre: [0, 8], radius: 3 })
  })
  test('EE-DES-10: start around the middle ship of the briefing, in smaller zones with more seats', () => {
    const zones = (change: Partial<Battle>) => setupFor({ ...BATTLE, ...change }, BOUGHT).seats.map(({ zone }) => zone)
    expect(zones({})).toEqual([
      { centre: [2, 5], radius: 3 },
      { centre: [5, -5], radius: 3 },
    ])
    expect(zones({ seats: THREE })).toEqual([
      { centre: [2, 5], radius: 2 },
      { centre: [5, -5], radius: 2 },
      { centre: [0, 0], radius: 2 },
    ])
    expect(zones({ ships: [bolt('d', [0, 0], 'blue')] })[0]).toEqual({ centre: [0, 8], radius: 3 })
    expect(setupFor(BATTLE, {}).seats.map(({ zone }) => zone)).toEqual(TWO.map(({ zone }) => zone))
  })
  test('EE-DES-10: have the chosen budget, or 8 points', () => {
    const offered = [2, 4, 6, 8, 12, 16, 24, 36, 48]
    expect(offered.map((budget) => budgetChosen({ budget }))).toEqual(offered.map((points) => points * 4))
    expect([{}, { budget: 7 }, { budget: '12' }, { budget: true }].map(budgetChosen)).toEqual([32, 32, 32, 32])
    expect([{}, { fleets: 'briefing' }, { fleets: 'bought' }].map(areBought)).toEqual([false, false, true])
  })
  test('EE-OPT-01: an option is on if its name is chosen', () => {
    expect(optionsChosen({ rolling: true, ftl: false, crews: 'yes', fleets: true })).toEqual({ ...optionsChosen({}), rolling: true })
  })
})

describe('starting states', () => {
  test('EE-ENG-10, EE-HID-01: ships start without speed power, and hidden ships without a hex', () => {
    const common = { id: 'x', seat: 'blue', crew: 'standard', marks: {}, rotates: 0 } as const
    const design = shipNamed('Bolt')
    expect(stationed('x', 'blue', 'Bolt', { hex: [1, 2], facing: 4 })).toEqual({
      ...common,
      design,
      hex: [1, 2],
      facing: 4,
      speedPower: 0,
      hides: null,
    })
    expect(stationed('x', 'blue', 'Bolt', { hex: [1, 2], facing: 4, power: 3 }).speedPower).toBe(12)
    const hides = { centre: [1, 1], radius: 6 } as const
    expect(inHiding('x', 'blue', 'Bolt', hides)).toEqual({ ...common, design, hex: null, facing: null, speedPower: 0, hides })
  })
  test('EE-DES-10: seats, bodies and aims have defaults', () => {
    expect(place('red')).toEqual({ seat: 'red', side: 'red', budget: 0, zone: { centre: [0, 0], radius: 2 } })
    expect(place('red', undefined, 'blue').side).toBe('blue')
    expect(TWO.map(({ seat, side, zone }) => [seat, side, zone])).toEqual([
      ['yellow', 'yellow', { centre: [0, 8], radius: 3 }],
      ['blue', 'blue', { centre: [0, -8], radius: 3 }],
    ])
    expect(body('b', 'B', [1, 1], {})).toEqual({ id: 'b', title: 'B', centre: [1, 1], motion: [0, 0], rings: [], hexes: [] })
    expect(lastArmed(7)).toEqual([{ aim: 'lastArmed' }, { aim: 'broken', share: 33 }, { aim: 'losses', turn: 7 }])
    expect(lastArmed(7, 'blue', 20)).toEqual([{ aim: 'lastArmed' }, { aim: 'broken', share: 20 }, { aim: 'time', turn: 7, side: 'blue' }])
  })
  test('EE-GEN-10: bows point to the zone of the first enemy seat', () => {
    expect(DIRECTIONS.map((way) => towards([3, -2], ahead([3, -2], way, 7)))).toEqual([0, 1, 2, 3, 4, 5])
    // The first of two equally near directions.
    expect([towards([0, 0], [4, -8]), towards([0, 0], [-4, -4]), towards([2, 2], [2, 2])]).toEqual([0, 0, 0])
    const allies = setupWith([], {
      seats: [place('red', { centre: [9, 9], radius: 1 }, 'yellow'), place('yellow'), ...TWO.slice(1), place('green')],
    })
    const { state } = system.begin(
      { setup: allies, position: null },
      diceOf(() => []),
    )
    expect([enemyOf(state, 'yellow'), enemyOf(state, 'blue'), enemyOf(state, 'green')]).toEqual([
      [0, -8],
      [9, 9],
      [9, 9],
    ])
  })
})

function shop(choices: Choices): State {
  const setup = scenarios.find(({ id }) => id === 'purchase')?.setup(choices)
  if (!setup || 'reason' in setup) throw new Error('no ships to buy')
  return system.begin(
    { setup, position: null },
    diceOf(() => []),
  ).state
}

describe('the price of bought ships', () => {
  const { options } = shop({}).setup
  const rules = (...bought: Parameters<typeof checkBought>) => checkBought(...bought).map(({ rule }) => rule)
  test('EE-DES-10, EE-AUX-04: an auxiliary costs three quarters', () => {
    expect(priceOfBought({ design: shipNamed('Mulligan'), crew: 'standard' }).total).toBe(12)
    expect(priceOfBought({ design: shipNamed('Mulligan'), crew: 'elite' }).total).toBe(24)
  })
  test('EE-CRQ-01, EE-BAS-09, EE-GEN-14: all faults of a ship are reported together', () => {
    const wrong = {
      ...shipNamed('Bolt'),
      name: '--',
      hull: 'SC',
      armour: Array.from({ length: 9 }, (_, r) => ({ at: [0, r] as const, side: 0 as const })),
    }
    expect(rules({ design: wrong, crew: 'elite', rotates: 1 }, options)).toEqual(['EE-CRQ-01', 'EE-BAS-09', 'EE-GEN-14', 'EE-ARM-01'])
    expect(rules({ design: wrong, crew: 'elite', rotates: -1 }, { ...options, crews: true })).toEqual([
      'EE-BAS-09',
      'EE-GEN-14',
      'EE-ARM-01',
    ])
    expect(rules({ design: shipNamed('Bolt'), crew: 'standard' }, options)).toEqual([])
    expect(rules({ design: shipNamed('Halfway House'), crew: 'standard', rotates: -1 }, options)).toEqual([])
  })
  test('EE-DES-10: a fleet may cost the whole budget, but not more', () => {
    const state = shop({ budget: 2 })
    const bolts = (count: number) => Array.from({ length: count }, () => ({ design: shipNamed('Bolt'), crew: 'standard' as const }))
    expect(checkFleet(state, 'yellow', bolts(2))).toBeUndefined()
    expect(checkFleet(state, 'yellow', bolts(3))).toEqual(refuse('EE-DES-10', 'these ships cost 3 points, but the budget is 2'))
    expect(checkFleet(state, 'yellow', [])).toBeUndefined()
  })
  test('every ship with a fault is named, faulty terms before faulty boxes', () => {
    const state = shop({ budget: 48 })
    const plain = shipNamed('Bolt')
    const bought = (name: string, change: Partial<typeof plain> = {}) => ({
      design: { ...plain, name, ...change },
      crew: 'standard' as const,
    })
    const spinner = { ...bought('Spinner'), rotates: 1 as const }
    const hollow = ['Hulk', 'Husk'].map((name) => bought(name, { boxes: plain.boxes.slice(0, 1) }))
    expect(checkFleet(state, 'yellow', [bought('Bolt'), bought('?'), spinner, ...hollow])).toMatchObject([
      { rule: 'EE-GEN-14', part: '?' },
      { rule: 'EE-BAS-09', part: 'Spinner' },
    ])
    expect(checkFleet(state, 'yellow', [bought('Bolt'), ...hollow])).toMatchObject([{ part: 'Hulk' }, { part: 'Husk' }])
  })
  test('EE-DES-10, EE-BAS-01: ships are numbered in the order of purchase, with two digits', () => {
    expect(enlist('red', { design: shipNamed('Bolt'), crew: 'elite' }, 9)).toEqual({
      id: 'red-10',
      seat: 'red',
      design: shipNamed('Bolt'),
      crew: 'elite',
      hex: null,
      facing: null,
      speedPower: 0,
      hides: null,
      marks: {},
      rotates: 0,
    })
    expect(enlist('red', { design: shipNamed('Bolt'), crew: 'standard', rotates: -1 }, 0)).toMatchObject({ id: 'red-01', rotates: -1 })
  })
  test('EE-DES-10: random fleets are legal and have up to 6 ships', () => {
    const dice = seededDice(5)
    const [rich, poor] = [shop({ budget: 48 }), shop({ budget: 2 })]
    const fleets = (state: State) => Array.from({ length: 12 }, () => someFleet(state, 'yellow', dice))
    for (const state of [rich, poor]) for (const ships of fleets(state)) expect(checkFleet(state, 'yellow', ships)).toBeUndefined()
    expect(Math.max(...fleets(rich).map(({ length }) => length))).toBe(6)
    expect(fleets(poor).some(({ length }) => length > 0)).toBe(true)
  })
})

describe('ready fleets', () => {
  const fleets = (budget: number) =>
    Object.fromEntries(
      readyFleets(shop({ budget }), 'yellow').map(({ title, ships }) => [title, ships.map(({ design }) => design.name).join(' ')]),
    )
  const times = (count: number, ...names: readonly string[]) => Array.from({ length: count }, () => names.join(' ')).join(' ')
  test('EE-DES-10: small budgets have few ready fleets, without repeats', () => {
    // No three equal ships cost 2 points.
    expect(fleets(2)).toEqual({ 'The largest first': 'Javelin', Missiles: 'Gadfly Gadfly', 'Many and small': 'Icarus Bolt' })
    // Many and small would repeat the squadron of equals.
    expect(fleets(4)).toEqual({
      'The largest first': 'Bulwark',
      'A squadron of equals': 'Icarus Bolt Gadfly Needle',
      Missiles: 'Gadfly Gannet Gadfly',
    })
  })
  test('EE-DES-10: the largest ships, three or more equals, missile ships, or a dozen small ships', () => {
    expect(fleets(12)).toEqual({
      'The largest first': 'Sovereign',
      'A squadron of equals': 'Bulwark Paladin Swallow',
      Missiles: times(4, 'Gadfly', 'Gannet'),
      'Many and small': times(3, 'Icarus', 'Bolt', 'Gadfly', 'Needle'),
    })
    expect(fleets(48)).toEqual({
      'The largest first': 'Gibraltar Rampart Vigilance',
      'A squadron of equals': 'Colossus Bastion Colossus',
      Missiles: times(12, 'Marlin'),
      'Many and small': times(3, 'Bulwark', 'Paladin', 'Swallow', 'Marlin'),
    })
  })
})
