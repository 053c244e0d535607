import { hexKey } from '@admiralty/space'
import { playRandom } from '@admiralty/testkit'
import { expect, test } from 'vitest'
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
