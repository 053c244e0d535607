import { expect, test } from 'vitest'
import { shipNamed } from '../design/ready.ts'
import { orderSchema } from '../orders.ts'
import { setupSchema } from '../setup.ts'
import { scenarios } from './scenarios.ts'

/** An import is refused if the schema adds or drops anything. */
test('EE-OPT-01: older setups without a newer option are read unchanged', () => {
  const setup = scenarios.find(({ id }) => id === 'duel')?.setup({})
  if (!setup || 'reason' in setup) throw new Error('no duel')
  const { adjudicated: _, ...options } = setup.options
  const older: unknown = JSON.parse(JSON.stringify({ ...setup, options }))
  expect(setupSchema.parse(older)).toEqual(older)
  const order = { order: 'fleet', ships: [{ design: shipNamed('Bolt'), crew: 'standard' }] }
  expect(orderSchema.parse(order)).toEqual(order)
})
