import { expect, test } from 'vitest'
import { once } from './once.ts'

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
