import { createHash, createHmac } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { commitmentOf, provenDice, type Stake } from './proof.ts'

const stake = (change: Partial<Stake> = {}): Stake => ({
  secret: 'a secret of thirty-two bytes or so',
  seatValues: { blue: 'text of blue', red: 'text of red' },
  answer: 7,
  orders: { blue: { order: 'pass' }, red: { order: 'aim', at: 'blue' } },
  ...change,
})
const hundred = (change: Partial<Stake> = {}): readonly number[] => provenDice(stake(change)).roll(100, 6, 'a test')

describe('proven dice', () => {
  test('can be computed with Node’s hashes alone, as the fairness page describes', () => {
    const text = (...parts: readonly unknown[]) => JSON.stringify(parts)
    const orders = createHash('sha256')
      .update(text('admiralty/orders/1', { blue: { order: 'pass' }, red: { at: 'blue', order: 'aim' } }))
      .digest('hex')
    const key = createHmac('sha256', 'a secret of thirty-two bytes or so')
      .update(text('admiralty/dice/1', { blue: 'text of blue', red: 'text of red' }, 7, orders))
      .digest()
    const block = (count: number) => [
      ...createHmac('sha256', key)
        .update(Buffer.from([0, 0, 0, count]))
        .digest(),
    ]
    const faces = [0, 1, 2, 3]
      .flatMap(block)
      .filter((byte) => byte < 252)
      .map((byte) => (byte % 6) + 1)
    expect(hundred()).toEqual(faces.slice(0, 100))
  })

  test('have an independent stream for each address, computed with Node’s hashes alone', () => {
    const orders = createHash('sha256')
      .update(JSON.stringify(['admiralty/orders/1', { blue: { order: 'pass' }, red: { at: 'blue', order: 'aim' } }]))
      .digest('hex')
    const seats = { blue: 'text of blue', red: 'text of red' }
    const key = createHmac('sha256', 'a secret of thirty-two bytes or so')
      .update(JSON.stringify(['admiralty/dice/3', seats, 7, orders, null, 'W11/0703']))
      .digest()
    const block = [...createHmac('sha256', key).update(Buffer.alloc(4)).digest()]
    const dice = provenDice(stake())
    dice.roll(3, 6, 'without an address')
    const faces = dice.at('W11').at('0703').roll(20, 6, 'a place')
    expect(faces).toEqual(
      block
        .filter((byte) => byte < 252)
        .map((byte) => (byte % 6) + 1)
        .slice(0, 20),
    )
    expect(dice.rolls().map(({ at }) => at)).toEqual([undefined, 'W11/0703'])
    expect(dice.rolls()[0]).not.toHaveProperty('at')
  })
  test('at an address change with a restoration, and no address imitates one', () => {
    const at = (change: Partial<Stake>): readonly number[] => provenDice(stake(change)).at('a place').roll(50, 6, 'a test')
    expect(at({ restored: 'a value' })).not.toEqual(at({}))
    expect(provenDice(stake({ restored: 'a place' })).roll(50, 6, 'a test')).not.toEqual(at({}))
  })

  test('do not depend on the order of keys', () => {
    const reordered = stake({
      seatValues: { red: 'text of red', blue: 'text of blue' },
      orders: { red: { at: 'blue', order: 'aim' }, blue: { order: 'pass' } },
    })
    expect(provenDice(reordered).roll(100, 6, 'a test')).toEqual(hundred())
  })

  test.each([
    ['an order', { orders: { blue: { order: 'pass' }, red: { order: 'aim', at: 'black' } } }],
    ['the value of a seat', { seatValues: { blue: 'text of blue', red: 'another text' } }],
    ['the assignment of values to seats', { seatValues: { blue: 'text of red', red: 'text of blue' } }],
    ['the number of the answer', { answer: 8 }],
    ['the secret', { secret: 'another secret' }],
    ['the value of a restoration', { restored: 'a random value' }],
    ['the links of the devices', { links: 'a0'.repeat(32) }],
  ])('change when %s changes', (_, change) => {
    expect(hundred(change)).not.toEqual(hundred())
  })

  test('do not depend on how rolls are grouped', () => {
    const dice = provenDice(stake())
    const cut = [...dice.roll(33, 6, 'one'), ...dice.roll(0, 6, 'none'), ...dice.roll(67, 6, 'two')]
    expect(cut).toEqual(hundred())
    expect(dice.rolls().map(({ count, reason }) => [count, reason])).toEqual([
      [33, 'one'],
      [0, 'none'],
      [67, 'two'],
    ])
  })

  // A fair die exceeds the limit about once in a thousand times. The seeds are fixed, so the result never varies.
  test.each(Array.from({ length: 99 }, (_, index) => [index + 2]))('with %i sides have an even distribution', (sides) => {
    const expected = 200
    const counts = new Array<number>(sides).fill(0)
    for (const face of provenDice(stake({ answer: sides })).roll(expected * sides, sides, 'evenness'))
      counts[face - 1] = (counts[face - 1] ?? 0) + 1
    const chi = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
    const freedom = sides - 1
    const limit = freedom * (1 - 2 / (9 * freedom) + 3.3 * Math.sqrt(2 / (9 * freedom))) ** 3 // Wilson and Hilferty
    expect(counts.length).toBe(sides)
    expect(chi).toBeLessThan(limit)
  })

  test('give faces from 1 to the number of sides', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 32 }), fc.nat(), (sides, answer) => {
        for (const face of provenDice(stake({ answer })).roll(20, sides, 'sides')) {
          expect(face).toBeGreaterThanOrEqual(1)
          expect(face).toBeLessThanOrEqual(sides)
        }
      }),
    )
  })

  test.each([[0], [1.5], [-6], [2 ** 32 + 1], [Number.NaN]])('with %d sides are refused', (sides) => {
    expect(() => provenDice(stake()).roll(1, sides, 'nonsense')).toThrow('sides')
  })
})

test('the commitment is neither the key of the dice nor the plain hash of the secret', () => {
  const secret = 'a secret of thirty-two bytes or so'
  expect(commitmentOf(secret)).toBe(
    createHash('sha256')
      .update(JSON.stringify(['admiralty/commitment/1', secret]))
      .digest('hex'),
  )
  expect(commitmentOf(secret)).not.toBe(createHash('sha256').update(secret).digest('hex'))
})
