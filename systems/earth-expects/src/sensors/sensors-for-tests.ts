// Test helpers for sensors: the Vigilance with three powered sensors, and an enemy straight ahead.
import type { Placed } from '../battle-for-tests.ts'
import type { Order, OrderOf } from '../orders.ts'

export const PORT = '-1,-3'
export const STARBOARD = '1,-4'
export const V: Placed = { seat: 'yellow', design: 'Vigilance', hex: [0, 0], facing: 0, power: { lit: [PORT, STARBOARD, '4,-3'] } }
export const enemy = (range: number, more: Partial<Placed> = {}): Placed => ({
  seat: 'blue',
  design: 'Bolt',
  hex: [0, -range],
  facing: 0,
  ...more,
})
type Attempts = OrderOf<'sense'>['ships'][string]
export const sense = (...attempts: Attempts): Order => ({ order: 'sense', ships: { v: attempts } })
export const once: Order = sense({ sensors: [PORT], at: 'i' })
