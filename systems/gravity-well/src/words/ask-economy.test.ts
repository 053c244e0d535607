import { expect, test } from 'vitest'
import { begin, blue, yellow } from '../../test/played.ts'
import { system, words } from '../index.ts'
import type { Draft } from './draft.ts'

/** The text of the building dialog for a station with these modules. */
function textOf(modules: object, draft: Draft = { kind: 'start' }): string {
  const { state } = begin({ at: 'build', pools: { yellow: 60 }, units: [{ ...yellow, modules }, blue] })
  return words.question(system.view(state, 'yellow'), draft)?.text ?? ''
}

test('GW-CON-02: the dialog tells what the station may still spend', () => {
  expect(textOf({ core: {}, factory: {} })).toContain('Quota: station 1 has 30 of 30 left. ')
})
test('GW-REP-03: of a core out of action it tells what is left for repairs', () => {
  const worn = { core: { damage: 3 }, factory: { damage: 2 } }
  expect(textOf(worn)).toContain('Quota: station 1 has 30 of 30 left, and 10 of 10 for repairs. ')
})
