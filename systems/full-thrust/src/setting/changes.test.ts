// Changes of entry, and the questions before the first turn.
import { OWN_SCENARIO } from '@admiralty/kernel'
import { describe, expect, test } from 'vitest'
import { answer, asked, begin, setupFor } from '../game-for-tests.ts'
import type { Setup, State } from '../state.ts'
import { emptyTable } from '../table.ts'
import { changedEntries, changers, legalChanges } from './changes.ts'
import { settingQuestions } from './questions.ts'
import { wholeSetupSchema } from './setup-fault.ts'

const CARRIERS = setupFor('carriers')

const tableOf = (setup: Setup, change: Partial<State> = {}) => ({ ...emptyTable(setup), secret: {}, ...change })

test('FT-END-12: the defaults and offers before the first turn', () => {
  const view = { ...tableOf(CARRIERS), me: 'red' } as unknown as Parameters<typeof settingQuestions.fleet.offer>[0]
  expect(settingQuestions.fleet.offer(view, 'red')).toEqual({ kind: 'fleet', orders: ['fleet'], of: [] })
  expect(settingQuestions.enter.offer(view, 'red').of).toEqual(['red-group'])
  expect(settingQuestions.change.offer(view, 'red').of).toEqual([])
  expect(settingQuestions.enter.defaultOrder(view, 'red')).toMatchObject({ groups: { 'red-group': { clock: 6, speed: 6 } } })
  expect(settingQuestions.change.defaultOrder(view, 'red')).toEqual({ order: 'pass' })
})

describe('changes', () => {
  const entry = (ships: readonly string[], distance = 36) => ({ clock: 6, speed: 6, distance, ships })
  const table = (change: Partial<State> = {}) =>
    tableOf(CARRIERS, {
      changes: { red: 1, blue: 1 },
      leads: { red: { blue: { lead: 5, changes: 1 } }, blue: { red: { lead: 2, changes: 1 } } },
      entries: { 'red-group': entry(['red-1', 'red-2']), 'blue-group': entry(['blue-1']) },
      ...change,
    })
  test('FT-SET-05: the lowest lead is first, and seats without changes are left out', () => {
    expect([changers(table()), changers(table({ changes: { red: 1, blue: 0 } })), changers(table({ changes: {} }))]).toEqual([
      ['blue', 'red'],
      ['red'],
      [],
    ])
  })
  test('FT-SET-05: all that a seat may change: its own groups nearer or along, hostile ones farther, ships of a group apart', () => {
    expect(legalChanges(table(), 'red').map((change) => `${change.do} ${change.group}`)).toEqual([
      ...['shift red-group', 'shift red-group', 'near red-group', 'split red-group', 'split red-group', 'far blue-group'],
    ])
    expect(legalChanges(table(), 'blue').map((change) => `${change.do} ${change.group}`)).toEqual([
      ...['far red-group', 'shift blue-group', 'shift blue-group', 'near blue-group'],
    ])
  })
  test('FT-SET-05: a part that splits off has an id of its own', () => {
    const parted = changedEntries(table(), 'red', { do: 'split', group: 'red-group', ships: ['red-2'], by: 1 })
    expect(parted).toMatchObject({ 'red-group': { ships: ['red-1'] }, 'red-group/3': { ships: ['red-2'], clock: 7 } })
    expect(changedEntries(table(), 'red', { do: 'shift', group: 'red-group', by: -1 })).toMatchObject({ 'red-group': { clock: 5 } })
    expect(changedEntries(table({ entries: { 'red-group': entry([]) } }), 'red', { do: 'near', group: 'red-group' })).toMatchObject({
      rule: 'FT-SET-05',
    })
  })
  test('FT-SET-05: a seat with two changes is asked again after the others, and one that passes is done', () => {
    const leads = { red: { blue: { lead: 1, changes: 2 } }, blue: { red: { lead: 1, changes: 1 } } }
    const start = answer(begin(CARRIERS, { at: 'enter', leads }), {})
    expect(asked(start)).toBe('change red')
    const passed = answer(start, { red: { order: 'pass' } })
    expect([asked(passed), passed.state.changes]).toEqual(['change blue', { red: 0, blue: 1 }])
    const used = answer(start, { red: { order: 'change', change: { do: 'shift', group: 'red-group', by: 1 } } })
    expect(asked(answer(used, { blue: { order: 'pass' } }))).toBe('change red')
  })
})

test('FT-END-07: an aim may name only ships that are there, each of them', () => {
  const isWhole = (ships: readonly string[], needed: number) =>
    wholeSetupSchema.safeParse({ ...CARRIERS, scenario: OWN_SCENARIO, aim: { kind: 'escape', side: 'alpha', ships, needed } }).success
  expect([isWhole(['red-1', 'red-2'], 2), isWhole(['red-1', 'red-9'], 1), isWhole(['red-1'], 2)]).toEqual([true, false, false])
})
