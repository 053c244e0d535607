import { expect, test } from 'vitest'
import { shipNamed } from '../design/ready.ts'
import { orderSchema } from '../orders.ts'
import { setupSchema } from '../setup.ts'
import { scenarios } from './scenarios.ts'

/** An import is refused where the schema would add or drop anything. */
test('EE-OPT-01: what was written before an option was there is read as it stands', () => {
  const setup = scenarios.find(({ id }) => id === 'duel')?.setup({})
  if (!setup || 'reason' in setup) throw new Error('no duel')
  const { adjudicated: _, ...options } = setup.options
  const older: unknown = JSON.parse(JSON.stringify({ ...setup, options }))
  expect(setupSchema.parse(older)).toEqual(older)
  const order = { order: 'fleet', ships: [{ design: shipNamed('Bolt'), crew: 'standard' }] }
  expect(orderSchema.parse(order)).toEqual(order)
})
