import { expect, test } from 'vitest'
import { openPage, pagesOf } from './game-pages.tsx'

const WORLDS = { id: 'worlds', title: 'Worlds', Page: () => null }
const ids = (paged: boolean) => pagesOf({ pages: [WORLDS] }, { paged, sealedOrder: undefined }).map(({ id }) => id)

test('a game without pages has no bar', () => {
  expect(pagesOf({ pages: [] }, { paged: false, sealedOrder: undefined })).toEqual([])
  expect(pagesOf({ pages: [] }, { paged: true, sealedOrder: {} })).toEqual([])
})
test('the page of a question comes before the map and the pages of the game', () => {
  expect(ids(false)).toEqual(['map', 'worlds'])
  expect(ids(true)).toEqual(['orders', 'map', 'worlds'])
})
test('an address opens its page, and the map if it names none', () => {
  const asking = { paged: false, sealedOrder: undefined }
  const pages = pagesOf({ pages: [WORLDS] }, asking)
  expect(openPage(pages, 'worlds', asking)).toBe('worlds')
  expect(openPage(pages, 'orders', asking)).toBe('map')
  expect(openPage(pages, undefined, asking)).toBe('map')
})
test('an open question opens its page; orders that are sealed stay on a page, beside the map that is open', () => {
  const pages = pagesOf({ pages: [WORLDS] }, { paged: false, sealedOrder: { turns: [] } })
  expect(pages.map(({ id }) => id)).toEqual(['orders', 'map', 'worlds'])
  expect(openPage(pages, undefined, { paged: true })).toBe('orders')
  expect(openPage(pages, undefined, { paged: false })).toBe('map')
  expect(openPage(pages, 'orders', { paged: false })).toBe('orders')
})
