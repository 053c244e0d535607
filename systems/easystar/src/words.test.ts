import { hexKey } from '@admiralty/space'
import { playRandom } from '@admiralty/testkit'
import { expect, test } from 'vitest'
import { battle } from './battle-for-tests.ts'
import { system } from './game.ts'
import { coursesOf } from './movement/reach.ts'
import { unmoved } from './movement/ship-orders.ts'
import type { State, View } from './state.ts'
import { isColor } from './table.ts'
import type { GameChoice } from './words/form.ts'
import { type Draft, words } from './words.ts'

/** The views of the first questions to move ships in a random match. */
function moving(seed: number): readonly View[] {
  const views: View[] = []
  playRandom(system, seed, ({ result }) => {
    const state = result.state as State // the suite's systems are untyped
    const [call] = system.openCalls(state)
    if (call?.kind === 'ships' && views.length < 12) views.push(system.view(state, call.seats[0] ?? ''))
  })
  return views
}
const drafted = (choice: GameChoice | undefined): Draft | null => (choice?.then.kind === 'draft' ? choice.then.draft : null)

test('a ship moves with one click on a hex and one on the button', () => {
  let planned = 0
  for (const view of moving(3)) {
    const go = words.choices(view, null).find(({ key }) => key.startsWith('go:'))
    if (!go) continue
    expect(go.spots).toHaveLength(1)
    const move = words.choices(view, drafted(go)).find(({ role }) => role === 'main')
    expect(move?.then).toMatchObject({ kind: 'order', order: { order: 'move' } })
    planned += 1
  }
  expect(planned).toBeGreaterThan(3)
})
test('every hex that some legal speed reaches is one choice', () => {
  let compared = 0
  for (const view of moving(5)) {
    const [next] = isColor(view.me) ? unmoved(view, view.me) : []
    if (!next || next.station) continue
    const reached = coursesOf(view, next).flatMap(({ path, hex }) => (path === '' ? [] : [hexKey(hex)]))
    const offered = words.choices(view, null).flatMap(({ key }) => (key.startsWith('go:') ? [key.slice(3)] : []))
    expect(offered.toSorted()).toEqual([...new Set(reached)].toSorted())
    compared += reached.length
  }
  expect(compared).toBeGreaterThan(50)
})
test('ahead is the first row of a course', () => {
  let ahead = 0
  for (const view of moving(7)) {
    const rows = words.choices(view, null).filter(({ role }) => role === 'row')
    const at = rows.findIndex(({ key }) => key === 'ahead')
    if (at < 0) continue
    expect(at).toBe(0)
    expect(words.choices(view, drafted(rows[0])).some(({ role }) => role === 'main')).toBe(true)
    ahead += 1
  }
  expect(ahead).toBeGreaterThan(3)
})

const ships = {
  a: { seat: 'yellow', hull: 'destroyer', hex: [10, 10], facing: 0, speed: 2 },
  b: { seat: 'blue', hull: 'destroyer', hex: [20, 5] },
} as const
/** The choices of Yellow when it moves ship a, which flew this path last turn. */
function after(flown: string | null): { readonly view: View; readonly choices: readonly GameChoice[] } {
  const { state } = battle(ships, { at: 'ships' })
  const [a] = Object.values(state.ships)
  if (!a) throw new Error('no ship')
  const view = system.view({ ...state, ships: { ...state.ships, a: { ...a, flown } } }, 'yellow')
  return { view, choices: words.choices(view, { kind: 'course', ship: 'a', change: 0, path: '', rams: [] }) }
}
test('ES-MOV-03: a ship can repeat the turns of last turn, at the speed that they need', () => {
  const { view, choices } = after('FRF')
  const same = choices.find(({ key }) => key === 'same')
  expect(same).toMatchObject({ label: 'Same as last turn', note: expect.stringMatching(/^to \d{4}, facing /) })
  const move = words.choices(view, drafted(same)).find(({ role }) => role === 'main')
  expect(move?.then).toMatchObject({ order: { order: 'move', ship: 'a', path: 'FRF', change: 0 } })
})
test.each([null, '', 'FF', 'FRFFFF', 'LLLFF'])(
  'a path of last turn is no row if there is none, it was straight, or it is illegal now: %j',
  (flown) => {
    expect(after(flown).choices.filter(({ key }) => key === 'same')).toEqual([])
  },
)
test('ES-SEQ-09: a new turn keeps the path of the last one', () => {
  const { state } = battle(ships)
  const [a] = Object.values(state.ships)
  if (!a) throw new Error('no ship')
  const moved = { ...state, ships: { ...state.ships, a: { ...a, course: { from: a.hex, facing: a.facing, path: 'RFF' } } } }
  expect(system.evolve(moved, { type: 'turnBegan', turn: 2, initiative: 'blue' }).ships).toMatchObject({
    a: { course: null, flown: 'RFF' },
    b: { flown: null },
  })
})
