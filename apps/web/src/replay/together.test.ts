import { expect, test } from 'vitest'
import { together } from './together.ts'

test('what one knew and the other did not is there', () => {
  const watcher = { me: 'public', secret: {}, ships: { a: { hull: 3, sheet: null } }, agenda: [] }
  const blue = { me: 'blue', secret: { blue: { cards: [1] } }, ships: { a: { hull: 3, sheet: { guns: 2 } } }, agenda: ['fly'] }
  const red = { me: 'red', secret: { red: { cards: [2] } }, ships: { a: { hull: 3, sheet: null } }, agenda: [] }
  expect(together([watcher, blue, red])).toEqual({
    me: 'public',
    secret: { blue: { cards: [1] }, red: { cards: [2] } },
    ships: { a: { hull: 3, sheet: { guns: 2 } } },
    agenda: ['fly'],
  })
})
test('where nothing comes it stays the same object', () => {
  const ships = { a: { hull: 3 } }
  const watcher = { ships, list: [{ n: 1 }] }
  expect(together([watcher, { ships: { a: { hull: 3 } }, list: [{ n: 1 }] }])).toBe(watcher)
  const more = together([watcher, { ships: { a: { hull: 3 } }, mine: 1 }]) as typeof watcher
  expect(more.ships).toBe(ships)
})
test('lists are joined item by item, or the longer is taken', () => {
  expect(together([[{ a: 1 }], [{ b: 2 }]])).toEqual([{ a: 1, b: 2 }])
  expect(together([[1], [1, 2]])).toEqual([1, 2])
  expect(together([[1, 2], [3]])).toEqual([1, 2])
})
