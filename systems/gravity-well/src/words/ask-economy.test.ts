import { describe, expect, test } from 'vitest'
import { begin, beginWith, blue, setupFor, yellow } from '../../test/played.ts'
import { system, words } from '../index.ts'
import type { Draft } from './draft.ts'

/** The text of the building dialog for a station with these modules. */
function textOf(modules: object, draft: Draft = { kind: 'start' }): string {
  const { state } = begin({ at: 'build', pools: { yellow: 60 }, units: [{ ...yellow, modules }, blue] })
  return words.question(system.view(state, 'yellow'), draft)?.text ?? ''
}

test('GW-CON-02: the dialog tells what the station may still spend', () => {
  expect(textOf({ core: {}, factory: {} })).toContain('Quota: station 1 has 30 of 30 left.')
})
test('GW-REP-03: of a core out of action it tells what is left for repairs', () => {
  const worn = { core: { damage: 3 }, factory: { damage: 2 } }
  expect(textOf(worn)).toContain('Quota: station 1 has 30 of 30 left, and 10 of 10 for repairs.')
})

describe('the proposed construction', () => {
  const asked = (at: readonly [number, number], pool: number, draft: Draft | null = null) => {
    const { state } = beginWith(setupFor('fast'), { at: 'build', pools: { yellow: pool }, units: [{ ...yellow, at: [...at] }, blue] })
    const view = system.view(state, 'yellow')
    const [main, ...others] = words.choices(view, draft)
    return { main, others, text: words.question(view, draft)?.text ?? '' }
  }
  // The first hex is in ring 5, in debris; the second is in ring 4, outside of debris.
  const [DEBRIS, CLEAR] = [
    [0, -6],
    [0, -5],
  ] as const
  test('GW-RES-03: in debris it is a collector, with its reason, its price and what the next turn earns', () => {
    const { main, text } = asked(DEBRIS, 8)
    expect(main).toMatchObject({ role: 'main', label: 'As proposed: build a resource collector and a basic warhead', note: '7 RU' })
    expect(main?.then).toMatchObject({ kind: 'order', order: { builds: [{ kind: 'collector' }, { kind: 'basicWarhead' }] } })
    expect(text).toContain('Resource collector: doubles what the station earns')
    expect(text).toContain('You have 8 RU; this spends 7. Next turn you earn 4 to 10 RU.')
  })
  test('GW-RES-01: without debris it is an engine, and the text says that nothing is earned', () => {
    const { main, text } = asked(CLEAR, 8)
    expect(main?.then).toMatchObject({ kind: 'order', order: { builds: [{ kind: 'engine' }, { kind: 'armour' }] } })
    expect(text).toContain('Next turn you earn nothing, because no working station is in debris or on a moon.')
  })
  test('building nothing is the last choice, and the main one only if nothing useful can be paid', () => {
    const [rich, poor] = [asked(DEBRIS, 8), asked(DEBRIS, 1)]
    expect([rich.others.at(-1)?.label, poor.main?.label, poor.others.some(({ label }) => label === 'Build nothing')]).toEqual([
      'Build nothing',
      'Build nothing',
      false,
    ])
  })
  test('each new thing says its price and what it is for', () => {
    const { others } = asked(DEBRIS, 8)
    expect(others.find(({ label }) => label === 'Build a gunship')).toBeUndefined()
    expect(others.find(({ label }) => label === 'Build an engine')?.note).toBe('4 RU: moves the station, thrust 2')
    expect(others.filter(({ label, note }) => label.startsWith('Build a') && !/^\d+ RU: .+/.test(note ?? ''))).toEqual([])
  })
  test('a plan that is begun takes the place of the proposal', () => {
    const plan = {
      recycle: [],
      repairs: [],
      installs: [],
      builds: [{ station: 'u1', kind: 'comSat', to: { at: 'bay' } } as const],
    }
    const { main, text } = asked(DEBRIS, 8, { kind: 'build', plan })
    expect(main).toMatchObject({ label: 'Order: build a ComSat', note: '2 RU' })
    expect(text).toContain('Ordered: build a ComSat.')
    expect(text).toContain('Next turn you earn 2 to 5 RU.')
  })
})
