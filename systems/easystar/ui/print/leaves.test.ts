import { chunks } from '@admiralty/game-ui/print'
import { expect, test } from 'vitest'
import { READY } from '../../src/design/ready.ts'
import { isSmall, opponentShipsPages, pages } from './leaves.ts'
import { printedFleet } from './paper.ts'
import { NOBODY, tableForDesign } from './table-to-print.ts'

const fleetOf = (name: string) => {
  const ready = READY.find(({ fleet }) => fleet.name === name)
  if (!ready) throw new Error(`no fleet ${name}`)
  return printedFleet(tableForDesign(ready.fleet), NOBODY).ships
}

test('every ship of every ready fleet is printed once, in order, one or two on a page', () => {
  for (const { fleet } of READY) {
    const { ships } = printedFleet(tableForDesign(fleet), NOBODY)
    for (const most of [1, 2] as const) {
      const printedPages = pages(ships, 'letter', most)
      expect(printedPages.flat(), fleet.name).toEqual(ships)
      expect(Math.max(...printedPages.map(({ length }) => length)), fleet.name).toBeLessThanOrEqual(most)
    }
  }
})
test('only small ships share a page', () => {
  const [headmaster] = fleetOf('Sample Flotilla')
  const [monarch] = fleetOf('The Monarch')
  expect(headmaster && isSmall(headmaster, 'letter')).toBe(true)
  expect(monarch && isSmall(monarch, 'a4')).toBe(false)
  expect(pages(fleetOf('Sample Flotilla'), 'a4', 2).map(({ length }) => length)).toEqual([2, 2, 2])
})
test('opponents’ cards fill the pages without overflow', () => {
  const ships = fleetOf('All Hands')
  for (const paper of ['a4', 'letter'] as const) {
    const printedPages = opponentShipsPages(ships, paper)
    expect(printedPages.flatMap((page) => page.ships)).toEqual(ships)
    expect(Math.min(...printedPages.map(({ left }) => left))).toBeGreaterThanOrEqual(0)
  }
})
test('a list is split into pages', () => {
  expect(chunks([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]])
  expect(chunks([], 2)).toEqual([])
})
