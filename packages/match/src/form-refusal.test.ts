import { expect, test } from 'vitest'
import { z } from 'zod'
import { formRefusal } from './form-refusal.ts'

const share = z.strictObject({ link: z.tuple([z.string(), z.string()]), terms: z.object({ amount: z.int().min(0).max(9) }) })
const group = z.strictObject({ group: z.string().min(1).max(3), fallBack: z.enum(['home', 'away']), at: z.string().regex(/^\d{4}$/) })
const schema = z.discriminatedUnion('order', [
  z.strictObject({
    order: z.literal('book'),
    shares: z.array(share).max(1),
    groups: z.array(group),
    pacts: z.array(z.enum(['blue', 'gold'])),
    end: z.boolean(),
    step: z.number().gt(0).multipleOf(2),
  }),
])
const good = {
  order: 'book',
  shares: [{ link: ['0101', '0103'], terms: { amount: 3 } }],
  groups: [{ group: 'g-1', fallBack: 'home', at: '0101' }],
  pacts: [],
  end: false,
  step: 2,
}
const refusal = (order: unknown) => formRefusal('TABLE-ORDER', order, schema.safeParse(order).error?.issues ?? [])
const row = (more: object) => ({ ...good, groups: [...good.groups, { ...good.groups[0], ...more }] })

test.each<readonly [string, object, string | null]>([
  ['the amount in shares, number 1, terms must be 0 or more', { ...good, shares: [{ ...good.shares[0], terms: { amount: -1 } }] }, '0101'],
  ['the amount in shares, number 1, terms must be 9 or less', { ...good, shares: [{ ...good.shares[0], terms: { amount: 10 } }] }, '0101'],
  [
    'the amount in shares, number 1, terms must be a whole number',
    { ...good, shares: [{ ...good.shares[0], terms: { amount: 0.5 } }] },
    '0101',
  ],
  ['the shares must have at most 1 entry', { ...good, shares: [good.shares[0], good.shares[0]] }, null],
  ['number 2 in shares, number 1, link must be a text', { ...good, shares: [{ ...good.shares[0], link: ['0101', 3] }] }, '0101'],
  ['the group in groups, number 2 must have at most 3 characters', row({ group: 'g-12' }), 'g-12'],
  ['the fall back in groups, number 2 must be one of home and away', row({ fallBack: 'there' }), 'g-1'],
  ['the at in groups, number 2 is not written as the game expects', row({ at: '1' }), 'g-1'],
  ['number 2 in groups has 1 field too many: speed', row({ speed: 3 }), 'g-1'],
  ['number 1 in pacts must be one of blue and gold', { ...good, pacts: ['red'] }, null],
  ['the end is missing', { ...good, end: undefined }, null],
  ['the end must be true or false', { ...good, end: 1 }, null],
  ['the step must be more than 0', { ...good, step: 0 }, null],
  ['the step must be a multiple of 2', { ...good, step: 3 }, null],
  ['the order is of no kind that the game knows', { order: 'none' }, null],
])('%s', (reason, order, part) => {
  expect(refusal(order)).toEqual({ rule: 'TABLE-ORDER', reason, part })
})

test('a reason of the game itself begins in lower case', () => {
  const own = z.object({ speed: z.number().refine(() => false, 'The speed is odd') })
  expect(formRefusal('TABLE-ORDER', { speed: 1 }, own.safeParse({ speed: 1 }).error?.issues ?? []).reason).toBe('the speed is odd')
})
