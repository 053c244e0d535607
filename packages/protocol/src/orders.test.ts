import fc from 'fast-check'
import { expect, test } from 'vitest'
import { IDEMPOTENCY_HEADER, idempotencyKeySchema, isIdempotencyKey, isOrderRequest, LIMITS, orderRequestSchema } from './index.ts'

const text = (most: number): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 4, arbitrary: fc.string({ maxLength: 12 }) },
    fc.integer({ min: 0, max: most + 2 }).map((length) => 'x'.repeat(length)),
    fc.constantFrom(7, null, undefined),
  )
const nested = fc
  .integer({ min: LIMITS.depth - 2, max: LIMITS.depth + 2 })
  .map((depth) => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`))
const order = fc.oneof(fc.jsonValue(), nested, fc.constantFrom('a\nb', { 'a\u0007': 1 }, [Number.POSITIVE_INFINITY], undefined))
const signature = fc.oneof(
  fc.constant({ after: 3, value: '0f'.repeat(64) }),
  fc.constantFrom({ after: -1, value: '0f'.repeat(64) }, { after: 1, value: '0f' }, { after: 1, value: '0f'.repeat(64), more: 1 }, null),
)
const fields = { as: text(LIMITS.seat), call: text(LIMITS.call), order }
const bodies = fc.oneof(
  { weight: 8, arbitrary: fc.record({ ...fields, signature }, { requiredKeys: ['as', 'call', 'order'] }) },
  fc.record({ ...fields, more: fc.boolean() }, { requiredKeys: [] }),
  fc.jsonValue(),
)

test('`isOrderRequest` accepts exactly what the schema accepts, which leaves it as it is', () => {
  const seen = new Set<boolean>()
  fc.assert(
    fc.property(bodies, (body) => {
      const parsed = orderRequestSchema.safeParse(body)
      seen.add(parsed.success)
      expect(isOrderRequest(body)).toBe(parsed.success)
      if (parsed.success) expect(parsed.data).toEqual(body)
    }),
    { numRuns: 3000 },
  )
  expect(seen.size).toBe(2)
})

test(`\`isIdempotencyKey\` accepts exactly the values of ${IDEMPOTENCY_HEADER} that the schema accepts`, () => {
  const values = [undefined, '', ['12345678', '12345678'], ...[7, 8, LIMITS.key, LIMITS.key + 1].map((length) => 'x'.repeat(length))]
  for (const value of values) expect.soft(isIdempotencyKey(value)).toBe(idempotencyKeySchema.safeParse(value).success)
})
