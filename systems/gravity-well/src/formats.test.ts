import { expect, test } from 'vitest'
import { fromFormat1, fromFormat2 } from './formats.ts'

const item = {
  id: 'b1',
  number: 1,
  kind: 'bus',
  damage: 2,
  gas: false,
  cargo: [{ id: 'b2', number: 2, kind: 'comSat', damage: 0, gas: false, cargo: [] }],
}
const none = { adrift: false, leftMoon: false, shots: 0, disabled: 0 }
const unit = { ...item, id: 'u1', seat: 'yellow', ...none, shots: 2, burn: null }

test('a thing of format 2 has fired nothing and is under no pulse, nor is what it carries', () => {
  const [inside] = item.cargo
  const now = { ...item, ...none, cargo: [{ ...inside, ...none }] }
  expect(fromFormat2({ type: 'itemBuilt', item })).toEqual({ type: 'itemBuilt', item: now })
  expect(fromFormat2({ type: 'launched', secret: { items: [], payload: item } })).toEqual({
    type: 'launched',
    secret: { items: [], payload: now },
  })
})
test('a unit of format 2 keeps its own, and only what it carries is lifted', () => {
  expect(fromFormat2({ type: 'unitBuilt', unit })).toEqual({ type: 'unitBuilt', unit: { ...unit, cargo: [{ ...item.cargo[0], ...none }] } })
})
test('a match of format 2 begins with no thrust spent and no orbits', () => {
  expect(fromFormat2({ type: 'begun', state: { turn: 0 } })).toEqual({ type: 'begun', state: { turn: 0, thrustSpent: {}, orbits: {} } })
  expect(fromFormat2({ type: 'turnBegan', turn: 2 })).toEqual({ type: 'turnBegan', turn: 2 })
})
test('a launch of format 1 was free', () => {
  expect(fromFormat1({ type: 'launched', station: 'u1' })).toEqual({ type: 'launched', station: 'u1', price: 0 })
})
