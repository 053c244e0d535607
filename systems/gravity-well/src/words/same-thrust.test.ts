// The row 'Same as last turn' of the thrust order, and the change that it repeats.
import { scriptedDice } from '@admiralty/kernel'
import { expect, test } from 'vitest'
import { system, words } from '../index.ts'
import { changeBetween, changed } from '../orbit/thrust.ts'
import type { Position } from '../position.ts'
import type { Unit, View } from '../state.ts'
import { START } from './form.ts'

const scenario = system.scenarios.find(({ id }) => id === 'fast')
const setup = scenario?.setup({ moons: 0 })
if (!setup || 'rule' in setup) throw new Error('no setup')
const POSITION: Position = {
  at: 'thrust',
  turn: 5,
  units: [
    { seat: 'yellow', at: [0, -5], sense: 'clockwise' },
    { seat: 'yellow', kind: 'bus', at: [2, -5], vector: 2, velocity: 2 },
    { seat: 'yellow', kind: 'gunship', at: [2, -5], vector: null, velocity: 0 },
    { seat: 'blue', at: [0, 5], sense: 'clockwise' },
  ],
}
const { state } = system.begin({ setup, position: POSITION }, scriptedDice())
/** The view of Yellow when its bus and its gunship thrusted like this before. */
function after(bus: Unit['burn'], gunship: Unit['burn'] = null): View {
  const [, second, third] = Object.values(state.units)
  if (!second || !third) throw new Error('no bus')
  const units = { ...state.units, [second.id]: { ...second, burn: bus }, [third.id]: { ...third, burn: gunship } }
  return system.view({ ...state, units }, 'yellow')
}
const sameIn = (view: View, unit?: string) =>
  words
    .choices(view, unit === undefined ? START : { kind: 'burn', plan: { burns: {}, returns: {} }, unit })
    .find(({ key }) => key === 'same')
/** The order that the row leads to. */
function repeated(view: View, unit?: string) {
  const then = sameIn(view, unit)?.then
  if (then?.kind !== 'draft') return undefined
  const give = words.choices(view, then.draft).find(({ role }) => role === 'main')?.then
  return give?.kind === 'order' && give.order.order === 'thrust' ? give.order.burns : undefined
}

test('GW-THR-01: the thrust of all units can be the same as last turn', () => {
  const view = after({ turn: 4, facings: 1, gained: 0 }, { turn: 4, facings: 0, gained: 0 })
  expect(sameIn(view)).toMatchObject({ label: 'Same as last turn', cost: 2 })
  expect(repeated(view)).toEqual({ u2: { vector: 3, velocity: 2 } })
  expect(repeated(view, 'u2')).toEqual({ u2: { vector: 3, velocity: 2 } })
  expect(sameIn(view, 'u1')).toBeUndefined()
})
test('GW-THR-04: a unit that came to rest and rests again keeps no vector', () => {
  expect(repeated(after({ turn: 4, facings: 0, gained: -2 }))).toEqual({ u2: { vector: null, velocity: 0 } })
})
test.each([
  ['there was none', null],
  ['it was two turns ago', { turn: 3, facings: 1, gained: 0 }],
  ['it costs too much now', { turn: 4, facings: 1, gained: 1 }],
  ['the unit is too slow for it now', { turn: 4, facings: 0, gained: -3 }],
])('the row is left out if %s', (_, burn) => {
  expect(sameIn(after(burn))).toBeUndefined()
  expect(sameIn(after(burn), 'u2')).toBeUndefined()
})
test('GW-THR-02, GW-THR-04: a change is kept apart from the travel that it began with', () => {
  expect(changeBetween({ vector: 5, velocity: 3 }, { vector: 1, velocity: 4 })).toEqual({ facings: 2, gained: 1 })
  expect(changeBetween({ vector: null, velocity: 0 }, { vector: 1, velocity: 2 })).toEqual({ facings: 0, gained: 2 })
  expect(changed({ vector: 5, velocity: 3 }, { facings: 2, gained: 1 })).toEqual({ vector: 1, velocity: 4 })
  expect(changed({ vector: 5, velocity: 1 }, { facings: 2, gained: -1 })).toEqual({ vector: null, velocity: 0 })
  expect(changed({ vector: null, velocity: 0 }, { facings: 0, gained: 1 })).toBeNull()
  expect(changed({ vector: 2, velocity: 1 }, { facings: 0, gained: -2 })).toBeNull()
})
test('GW-THR-01: a thrust is recorded with its turn', () => {
  const event = {
    type: 'thrusted',
    unit: 'u2',
    from: { vector: 2, velocity: 2 },
    to: { vector: 2, velocity: 4 },
    cost: 2,
  } as const
  expect(system.evolve(state, event).units.u2).toMatchObject({ velocity: 4, burn: { turn: 5, facings: 0, gained: 2 } })
})
