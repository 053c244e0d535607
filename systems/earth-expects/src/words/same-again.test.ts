// The row 'Same as last turn': power and targets, as the seat itself gave them.
import type { Choice } from '@admiralty/kernel'
import { playRandom } from '@admiralty/testkit'
import { expect, test } from 'vitest'
import { system } from '../game.ts'
import type { Order, OrderOf } from '../orders.ts'
import type { State } from '../state.ts'
import { words } from '../words.ts'
import type { Draft } from './draft.ts'

interface Repeat<K extends Order['order']> {
  readonly row: Choice<Order, Draft>
  /** The order that the seat gave last turn. */
  readonly last: OrderOf<K> | undefined
}
/** The rows of the seats that are asked for an order of this kind. */
function rowsIn(state: State, kind: string) {
  const asked = system.openCalls(state).flatMap((call) => (call.kind === kind ? call.seats : []))
  return asked.flatMap((seat) => {
    const row = words.choices(system.view(state, seat), null).find(({ key }) => key === 'same')
    return row ? [{ seat, row }] : []
  })
}
/** All rows of this kind in a random match. */
function repeats<K extends Order['order']>(kind: K, scenario: string): readonly Repeat<K>[] {
  const setup = system.scenarios.find(({ id }) => id === scenario)?.setup({})
  const given = new Map<string, OrderOf<K>>()
  const found: Repeat<K>[] = []
  const look: Parameters<typeof playRandom>[2] = ({ orders, result }) => {
    for (const [seat, order] of Object.entries(orders as Readonly<Record<string, Order>>)) // the suite's systems are untyped
      if (order.order === kind) given.set(seat, order as OrderOf<K>) // the kind asked for
    for (const { seat, row } of rowsIn(result.state as State, kind)) found.push({ row, last: given.get(seat) })
  }
  playRandom(system, 1, look, 150, { setup, position: null })
  return found
}
const inAll = <K extends Order['order']>(kind: K) => ['corvettes', 'destroyers', 'duel'].flatMap((scenario) => repeats(kind, scenario))
const draftOf = ({ then }: Choice<Order, Draft>): Draft | null => (then.kind === 'draft' ? then.draft : null)

test('EE-POW-03: the power of last turn can be given again', () => {
  const rows = inAll('power')
  for (const { row, last } of rows) {
    const draft = draftOf(row)
    expect(
      draft?.kind === 'power' &&
        Object.entries(draft.ships).every(([id, power]) => JSON.stringify(power) === JSON.stringify(last?.ships[id])),
    ).toBe(true)
  }
  expect(rows.length).toBeGreaterThan(3)
})
test('EE-WEP-02: the targets of last turn can be chosen again', () => {
  const rows = inAll('commit')
  for (const { row, last } of rows) {
    const draft = draftOf(row)
    const shots =
      draft?.kind === 'commit' ? Object.entries(draft.ships).flatMap(([ship, some]) => some.map((shot) => ({ ship, ...shot }))) : []
    expect(shots.length).toBeGreaterThan(0)
    for (const { ship, weapon, at } of shots) expect(last?.ships[ship]).toContainEqual(expect.objectContaining({ weapon, at }))
  }
  expect(rows.length).toBeGreaterThan(3)
})
