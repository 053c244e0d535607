import { pick, seededDice } from '@admiralty/kernel'
import { describe, expect, test } from 'vitest'
import { DEFAULT_SETTINGS } from '../../data/settings.ts'
import { pointsOf } from '../design/price.ts'
import { type Setup, settingsSchema } from '../state.ts'
import { OPTIONS } from './options.ts'
import { scenarios, seats } from './scenarios.ts'
import { wholeSetupSchema } from './setup-fault.ts'

function setupOf(id: string, choices = {}): Setup {
  const made = scenarios.find((scenario) => scenario.id === id)?.setup(choices)
  if (!made || 'rule' in made) throw new Error(made?.reason ?? `no scenario ${id}`)
  return made
}
const points = (id: string) => setupOf(id).seats.map(({ ships }) => ships.reduce((sum, { design }) => sum + pointsOf(design).total, 0))

describe('scenarios', () => {
  test('every setup is whole, with the seats of its scenario', () => {
    expect(scenarios.map(({ rule }) => rule)).toEqual(Array.from({ length: 11 }, (_, at) => `FT-SCN-${String(at + 1).padStart(2, '0')}`))
    for (const scenario of scenarios) {
      const setup = setupOf(scenario.id)
      expect(wholeSetupSchema.parse(setup)).toEqual(setup)
      expect(seats(setup)).toEqual(scenario.seats)
    }
  })
  test.each([
    [
      'FT-SCN-02',
      'cruiser-duel',
      [
        ['alpha', 6, 'Osprey'],
        ['beta', 12, 'Falchion'],
      ],
    ],
    [
      'FT-SCN-04',
      'carriers',
      [
        ['alpha', 6, 'Aerie Heron Harrier'],
        ['beta', 12, 'Quiver Targe'],
      ],
    ],
    [
      'FT-SCN-08',
      'three-navies',
      [
        ['alpha', 12, 'Osprey'],
        ['beta', 4, 'Falchion'],
        ['gamma', 8, 'Harrier Harrier Tern'],
      ],
    ],
    [
      ...['FT-SCN-11', 'allies'],
      [
        ['alpha', 6, 'Osprey Tern'],
        ['beta', 12, 'Falchion Rapier'],
        ['alpha', 8, 'Heron Harrier'],
        ['beta', 2, 'Targe Rapier'],
      ],
    ],
  ] as const)('%s: forces, entry points and victory by points of %s', (_, id, forces) => {
    const setup = setupOf(id)
    const shown = setup.seats.map(({ side, entries, ships }) => [
      side,
      entries[0]?.clocks[0],
      ships.map(({ design }) => design.name).join(' '),
    ])
    expect(shown).toEqual(forces)
    expect(setup.seats.map(({ entries }) => entries[0]?.distance)).toEqual(forces.map(() => 36))
    expect(setup.aim).toEqual({ kind: 'points' })
  })
  /** Each seat's side, clock points and distance of its group, and velocity and MU to the right of each ship that is in formation. */
  test.each([
    ['frigate-duel', 'alpha 6 36, beta 12 36', 30, { kind: 'field' }],
    ['cruiser-duel', 'alpha 6 36, beta 12 36', 30, { kind: 'points' }],
    ['convoy', 'alpha 6 0 4/0 4/8 4/16 4/24 4/32 4/40 4/48, beta 2 46', 20, { kind: 'escape', side: 'alpha', needed: 3 }],
    ['carriers', 'alpha 6 36, beta 12 36', 30, { kind: 'points' }],
    ['fort', 'alpha 6 0, beta 12 36', 30, { kind: 'points' }],
    ['jump-under-fire', 'alpha 6 0 6/0 6/3 6/6, beta 4 28', 12, { kind: 'escape', side: 'alpha', needed: 2 }],
    ['chase', 'alpha 6 0 6/0 6/4 6/8, beta 6 16 14/0 14/4 14/8', 20, { kind: 'escape', side: 'alpha', needed: 2 }],
    ['three-navies', 'alpha 12 36, beta 4 36, gamma 8 36', 30, { kind: 'points' }],
    ['twelve-a-side', 'alpha 6 36, beta 12 36', 30, { kind: 'points' }],
    ['fleets', 'alpha 6 36, beta 12 36', 30, { kind: 'points' }],
    ['allies', 'alpha 6 36, beta 12 36, alpha 8 36, beta 2 36', 30, { kind: 'points' }],
  ] as const)('FT-SET-01, FT-SET-06, FT-END-08: entries, last turn and aim of %s', (id, entries, last, aim) => {
    const setup = setupOf(id)
    const shown = setup.seats.map(({ side, entries: [group] }) => {
      const formation = Object.values(group?.frozen ?? {}).map(({ velocity, right }) => `${velocity}/${right / 1560 ** 2}`)
      return [side, group?.clocks.join('/'), group?.distance, ...formation].join(' ')
    })
    expect([shown.join(', '), setup.settings.turnCap, setup.settings.ftlEntry]).toEqual([entries, last, false])
    expect(setup.aim).toMatchObject(aim)
    if (setup.aim.kind === 'escape') expect(setup.aim.ships).toEqual(['red-1', 'red-2', 'red-3', 'red-4'].slice(0, setup.aim.needed + 1))
  })
  test('FT-SCN-06, FT-SCN-07: FTL drives of the runners are lost or destroyed, those of the hunters work', () => {
    const drives = (id: string) => setupOf(id).seats.map(({ ships }) => ships.map(({ condition }) => condition?.systems.ftl ?? 'works'))
    expect(drives('jump-under-fire')).toEqual([
      ['works', 'lost', 'lost'],
      ['works', 'works', 'works'],
    ])
    expect(drives('chase')).toEqual([
      ['destroyed', 'destroyed', 'destroyed'],
      ['works', 'works', 'works'],
    ])
  })
  test('FT-SCN-09: twelve ships a side, of nearly equal price', () => {
    expect(setupOf('twelve-a-side').seats.map(({ ships }) => ships.length)).toEqual([12, 12])
    expect(points('twelve-a-side')).toEqual([2921, 2848])
  })
  test('FT-SCN-03: the FTL drives of the auxiliaries are lost and can be repaired; others are sound', () => {
    const [convoy] = setupOf('convoy').seats
    expect(convoy?.ships.map(({ condition }) => condition?.systems ?? null)).toEqual([
      ...[{ ftl: 'lost' }, { ftl: 'lost' }, { ftl: 'lost' }, { ftl: 'lost' }],
      ...[null, null, null],
    ])
    expect(convoy?.ships.map(({ name }) => name)).toEqual([
      ...['Drover 1', 'Drover 2', 'Drover 3', 'Drover 4'],
      ...['Petrel', 'Harrier 1', 'Harrier 2'],
    ])
  })
  test('FT-SCN-05, FT-SET-07: the fort has no drive and is in no entry group', () => {
    const [defence] = setupOf('fort').seats
    expect(defence?.ships.map(({ id }) => id)).toEqual(['red-1', 'red-2', 'red-3'])
    expect(defence?.entries).toMatchObject([{ ships: ['red-2', 'red-3'], distance: 0, frozen: null }])
  })
  test('FT-SCN-06, FT-SET-06: the runners fly side by side, 3 MU apart', () =>
    expect(setupOf('jump-under-fire').seats[0]?.entries[0]?.frozen).toEqual({
      'red-1': { ahead: 0, right: 0, course: 0, velocity: 6 },
      'red-2': { ahead: 0, right: 7_300_800, course: 0, velocity: 6 },
      'red-3': { ahead: 0, right: 14_601_600, course: 0, velocity: 6 },
    }))
  test('FT-SCN-10: a chosen fleet has a budget and no ships yet', () =>
    expect(setupOf('fleets', { budget: 1500 }).seats).toMatchObject([
      { budget: 1500, ships: [] },
      { budget: 1500, ships: [] },
    ]))
  test('FT-SCN-07: what a scenario fixes is not an option of it', () => {
    const chase = scenarios.find(({ id }) => id === 'chase')
    expect(OPTIONS.map(({ name }) => name).filter((name) => !chase?.options.includes(name))).toEqual([...['budget', 'ftlEntry', 'turnCap']])
    expect(setupOf('chase', { surface: 'hex' }).settings).toEqual({ ...DEFAULT_SETTINGS, surface: 'hex', turnCap: 20 })
  })
})

describe('options', () => {
  test('an option for every setting, with its default', () => {
    const settings = OPTIONS.filter(({ name }) => name !== 'budget')
    expect(settings.map(({ name }) => name)).toEqual(Object.keys(settingsSchema.unwrap().shape))
    expect(settings.map(({ rule }) => rule)).toEqual(Array.from({ length: 20 }, (_, at) => `FT-OPN-${String(at + 1).padStart(2, '0')}`))
    expect(Object.fromEntries(settings.map((option) => [option.name, option.default]))).toEqual(DEFAULT_SETTINGS)
    for (const option of OPTIONS) expect(option.values).toContain(option.default)
  })
  test('any choice of values makes a setup with these settings', () => {
    const dice = seededDice(9)
    for (let run = 0; run < 50; run += 1) {
      const choices = Object.fromEntries(OPTIONS.map(({ name, values }) => [name, pick(dice, values)]))
      const { budget: _, ...settings } = choices
      expect(setupOf('carriers', choices).settings).toEqual(settings)
    }
  })
  test('FT-OPN-19: a value that an option does not have is refused with its clause', () =>
    expect(scenarios[0]?.setup({ turnCap: 31 })).toMatchObject({ rule: 'FT-OPN-19' }))
})
