import { expect, test } from 'vitest'
import { isShallowJson, newMatchSchema, orderRequestSchema } from './index.ts'

const nested = (depth: number): unknown => (depth === 0 ? 1 : { in: nested(depth - 1) })

test('nesting is counted in arrays and objects alike', () => {
  expect(isShallowJson(7, 0)).toBe(true)
  expect(isShallowJson([[1]], 2)).toBe(true)
  expect(isShallowJson([[1]], 1)).toBe(false)
  expect(isShallowJson({ a: [{ b: 1 }] }, 2)).toBe(false)
})

test('an order may be any JSON that is not too deep, but not nothing', () => {
  const order = (it: unknown) => orderRequestSchema.safeParse({ as: 'blue', call: '1/fire', order: it }).success
  expect(order(null)).toBe(true)
  expect(order(nested(24))).toBe(true)
  expect(order(nested(25))).toBe(false)
  expect(order(undefined)).toBe(false)
  expect(order(JSON.parse('1e999'))).toBe(false)
  expect(order(JSON.parse('{"at":[0,-1e999]}'))).toBe(false)
})

test('a table is opened with holders that we know, and nothing besides', () => {
  const body = { system: 'skirmish', scenario: 'duel', seats: { red: 'me', blue: 'bot:ensign' }, value: 'x' }
  expect(newMatchSchema.parse(body).options).toEqual({})
  expect(newMatchSchema.safeParse({ ...body, seats: { red: 'admiral' } }).success).toBe(false)
  expect(newMatchSchema.safeParse({ ...body, secret: 'mine' }).success).toBe(false)
})
