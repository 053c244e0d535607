// Test helpers for power and movement: one yellow ship and its power.
import { battle, type Placed, refused, type TestBattle } from '../battle-for-tests.ts'
import type { OrderOf } from '../orders.ts'
import type { Allocation, Ship } from '../state.ts'
import { shipOf } from '../table.ts'
import { NO_POWER } from './supply.ts'

/** An enemy ship too far away to matter. */
export const FAR: Placed = { seat: 'blue', design: 'Icarus', hex: [30, 30] }
/** A battle with the yellow ship `ours`, by default an Icarus at the origin, before power is allocated. */
export const fleet = (
  ours: Partial<Placed>,
  others: Readonly<Record<string, Placed>> = {},
  at = 'power',
  setup?: Parameters<typeof battle>[2],
): TestBattle => battle({ ours: { seat: 'yellow', design: 'Icarus', hex: [0, 0], ...ours }, theirs: FAR, ...others }, { at }, setup)
/** The kind of points that each engine makes, and the quarters for each of its boxes. */
type Runs = Readonly<Record<string, readonly [Allocation['engines'][string]['makes'], Readonly<Record<string, number>>]>>
export const gives = (lit: readonly string[], runs: Runs = {}): Allocation => ({
  ...NO_POWER,
  lit,
  engines: Object.fromEntries(Object.entries(runs).map(([id, [makes, boxes]]) => [id, { makes, boxes }])),
})
export const power = (allocation: Allocation): OrderOf<'power'> => ({ order: 'power', ships: { ours: allocation } })
/** The clause that refuses this allocation; undefined if it is legal. */
export const says = (from: TestBattle, allocation: Allocation): string | undefined => refused(from, power(allocation), 'yellow')
export const ours = ({ state }: TestBattle): Ship => shipOf(state, 'ours')
