import { expect, test } from 'vitest'
import { openPage, pagesOf } from './game-pages.tsx'

const WORLDS = { id: 'worlds', title: 'Worlds', Page: () => null }
const ids = (paged: boolean) => pagesOf({ pages: [WORLDS] }, { paged }).map(({ id }) => id)

test('a game without pages has no bar', () => {
  expect(pagesOf({ pages: [] }, { paged: false })).toEqual([])
  expect(pagesOf({ pages: [] }, { paged: true })).toEqual([])
})
test('the page of a question comes before the map and the pages of the game', () => {
  expect(ids(false)).toEqual(['map', 'worlds'])
  expect(ids(true)).toEqual(['orders', 'map', 'worlds'])
})
test('an address opens its page, and the first one if it names none', () => {
  const pages = pagesOf({ pages: [WORLDS] }, { paged: false })
  expect(openPage(pages, 'worlds')).toBe('worlds')
  expect(openPage(pages, 'orders')).toBe('map')
  expect(openPage(pages, undefined)).toBe('map')
})
