// Tiles and ships are put down by place and rotation.
import { type Choice, scriptedDice, turnedPlacement } from '@admiralty/kernel'
import { neighbours } from '@admiralty/space'
import { expect, test } from 'vitest'
import { shipPlaces, tileHexes, tilePlaces } from '../board/board.ts'
import { system } from '../game.ts'
import type { Order } from '../orders.ts'
import type { Position } from '../position.ts'
import { scenarios } from '../setting/scenarios.ts'
import { setupSchema, type View } from '../state.ts'
import { words } from '../words.ts'
import type { Draft } from './draft.ts'

const setup = setupSchema.parse(scenarios[0]?.setup({}))
const viewOf = (position: Position): View =>
  system.view(system.begin({ setup, position: { round: 0, ...position } }, scriptedDice()).state, 'red')

function draftedBy(choice: Choice<Order, Draft> | undefined): Draft {
  if (choice?.then.kind !== 'draft') throw new Error('the choice sets no draft')
  return choice.then.draft
}
/** The request of the choice that asks for a place. */
function requestOf(view: View, draft: Draft | null) {
  const found = words.choices(view, draft).find(({ then }) => then.kind === 'place')
  if (found?.then.kind !== 'place') throw new Error('no place is asked for')
  return found.then
}
const mainOrder = (view: View, draft: Draft): Order | undefined => {
  const main = words.choices(view, draft).find(({ role }) => role === 'main')
  return main?.then.kind === 'order' ? main.then.order : undefined
}

const anomalies: Position = { at: [{ step: 'anomaly', side: 'sol' }] }
const kindOf = (view: View, key: string): Draft => draftedBy(words.choices(view, null).find((choice) => choice.key === key))

test('SF-ANO-05: a triangle is put down in two ways, each time where it fits, and is then placed', () => {
  const view = viewOf({ ...anomalies, tiles: [{ kind: 'moon', at: [0, 0], turns: 0 }] })
  const draft = kindOf(view, 'tile:small-nebula')
  const request = requestOf(view, draft)
  expect(request.now).toEqual({ at: [0, -2], turns: 0 })
  expect(request.within).toHaveLength(2)
  for (const [turns, places] of request.within.entries()) {
    expect(places.length).toBeGreaterThan(300)
    for (const at of places.filter((_, index) => index % 40 === 0)) {
      const order = mainOrder(view, request.withPlace({ at, turns }))
      if (order?.order !== 'tile') throw new Error('no tile is placed')
      expect(order.tile.at).toEqual(at)
      expect(tileHexes(order.tile).flatMap(neighbours)).not.toContainEqual([0, 0])
    }
  }
  expect(request.within.flat()).toHaveLength(tilePlaces(view.tiles, 'small-nebula').length)
})
test('SF-ANO-05: a triangle is turned in its place; other tiles are not turned', () => {
  const view = viewOf(anomalies)
  const placed = requestOf(view, kindOf(view, 'tile:small-asteroids')).withPlace({ at: [1, 1], turns: 0 })
  const request = requestOf(view, placed)
  expect(request.now).toEqual({ at: [1, 1], turns: 0 })
  const turned = request.withPlace(turnedPlacement(request, { at: [1, 1], turns: 0 }))
  expect(mainOrder(view, turned)).toEqual({ order: 'tile', tile: { kind: 'small-asteroids', at: [1, 1], turns: 3 } })
  expect(requestOf(view, turned).now).toEqual({ at: [1, 1], turns: 1 })
  for (const kind of ['moon', 'planet', 'large-nebula', 'large-asteroids'])
    expect(requestOf(view, kindOf(view, `tile:${kind}`)).within).toHaveLength(1)
})

const placements: Position = {
  at: [{ step: 'placement', side: 'sol' }],
  fleets: { red: [{ name: 'Hulk', components: [], crew: [] }] },
  ships: { 'blue-1': { seat: 'blue', hex: [0, 0] } },
}
test('SF-SET-10: a ship is put down on a hex, faces the enemy, and is turned in six steps', () => {
  const view = viewOf(placements)
  const request = requestOf(view, null)
  const [proposed] = words.choices(view, null)
  expect(proposed?.then).toMatchObject({ kind: 'order', order: { order: 'place', hex: request.now?.at } })
  expect(request.now?.turns).toBe(0)
  expect(request.within).toEqual(Array.from({ length: 6 }, () => shipPlaces({ tiles: [], enemies: [[0, 0]], friends: [] })))
  const facings = request.within.map((_, turns) => mainOrder(view, request.withPlace({ at: [0, 9], turns })))
  expect(facings).toEqual([0, 1, 2, 3, 4, 5].map((facing) => ({ order: 'place', ship: 'red-1', hex: [0, 9], facing })))
  const behind = request.withPlace({ at: [0, -9], turns: 0 })
  expect(mainOrder(view, behind)).toEqual({ order: 'place', ship: 'red-1', hex: [0, -9], facing: 3 })
  expect(requestOf(view, behind).now).toEqual({ at: [0, -9], turns: 0 })
})
