import { expect, test } from 'vitest'
import { once, onceForAll } from './once.ts'

test('a result is computed once for each object, not for an equal one', () => {
  const asked: object[] = []
  const namesOf = once((ship: { readonly name: string }) => {
    asked.push(ship)
    return [ship.name]
  })
  const [one, other] = [{ name: 'Icarus' }, { name: 'Icarus' }]
  expect(namesOf(one)).toEqual(['Icarus'])
  expect(namesOf(one)).toBe(namesOf(one))
  expect(namesOf(other)).not.toBe(namesOf(one))
  expect(asked).toEqual([one, other])
})

test('a result is computed once for each combination of objects', () => {
  const asked: string[] = []
  const pairOf = onceForAll((a: { readonly name: string }, b: { readonly name: string }, c: readonly string[]) => {
    asked.push(a.name + b.name + c.join(''))
    return [a, b, c]
  })
  const [one, other, list] = [{ name: 'a' }, { name: 'b' }, ['c']]
  expect(pairOf(one, other, list)).toEqual([one, other, list])
  expect(pairOf(one, other, list)).toBe(pairOf(one, other, list))
  expect(pairOf(other, one, list)).toEqual([other, one, list])
  expect(pairOf(one, other, [...list])).not.toBe(pairOf(one, other, list))
  expect(asked).toEqual(['abc', 'bac', 'abc'])
})
