import { expect, test, vi } from 'vitest'
import { midShot } from '../../src/fire/chase-for-tests.ts'
import { view } from '../../src/game.ts'
import { shipOf } from '../../src/table.ts'
import type { Draft } from '../../src/words/draft.ts'
import { words } from '../../src/words.ts'
import { rowsFor } from './rows.ts'

const shot = (...headings: readonly [0, 1] | readonly [0]) => midShot({ kind: 'ion', points: 7, headings })
/** The rows drawn on the Icarus for a seat with this draft. */
function drawn({ state }: ReturnType<typeof shot>, seat: 'yellow' | 'blue', draft: Draft | null = null) {
  const seen = view(state, seat)
  const onPick = vi.fn()
  return { onPick, rows: rowsFor(seen, shipOf(seen, 'i'), draft, words.choices(seen, draft), onPick) }
}

test('EE-POI-02: the defender sees the rows of both headings, labelled with the numbers of the choices', () => {
  const { rows, onPick } = drawn(shot(0, 1), 'blue')
  expect([...new Set(rows.map(({ heading, label }) => `${heading}: ${label}`))]).toEqual(['0: 1', '1: 2'])
  rows.at(-1)?.onPick?.()
  expect(onPick.mock.calls[0]?.[0]).toMatchObject({ then: { kind: 'order', order: { order: 'rowSet', heading: 1 } } })
})
test('EE-POI-01: the attacker’s rows have the numbers of the choices, and a click picks the choice', () => {
  const { rows, onPick } = drawn(shot(0), 'yellow')
  expect(rows.map(({ label, look }) => `${label} ${look}`)).toEqual(['1 may', '2 may', '3 may', '4 may', '5 may'])
  rows[2]?.onPick?.()
  expect(onPick.mock.calls[0]?.[0]).toMatchObject({ then: { draft: { kind: 'row', row: rows[2]?.row } } })
})
test('EE-POI-04: a chosen row shows its possible shifts with their chances, and no row can be clicked', () => {
  const { rows } = drawn(shot(0), 'yellow', { kind: 'row', row: 0 })
  expect(rows.slice(0, 3).map(({ row, label, look }) => [row, label, look])).toEqual([
    [0, '17%', 'aimed'],
    [-1, '14%', 'fixed'],
    [1, '14%', 'fixed'],
  ])
  expect(rows.every(({ onPick }) => onPick === null)).toBe(true)
  expect(drawn(shot(0, 1), 'yellow').rows).toEqual([])
})
