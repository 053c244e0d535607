// Compiles and runs the example of the README.
import type { SystemTypes } from '@admiralty/kernel'
import { expect, test } from 'vitest'
import { type GameUi, plainMoment } from './index.ts'

interface Beacon extends SystemTypes {
  readonly view: { readonly lit: boolean }
}

const ui: GameUi<Beacon> = {
  sideStyle: () => 1,
  scene: ({ view }) => ({
    hexes: [[0, 0]],
    counters: [],
    tracks: [],
    tints: view.lit ? [{ hex: [0, 0], level: 5, mean: null }] : [],
    hatched: [],
    marked: [],
    caption: null,
  }),
  motions: () => [],
  things: () => [],
  attention: () => null,
  refusalAt: () => null,
  Record: () => null,
  Page: () => null,
  hasPage: () => false,
  sealedOrders: null,
  pages: [],
  designsOf: null,
  designer: null,
  print: null,
}

test('a typed screen serves as the plain contract without a cast', () => {
  const contract: GameUi = ui
  expect(contract.scene(plainMoment({ lit: true })).tints).toHaveLength(1)
  expect(contract.scene(plainMoment({ lit: false })).tints).toEqual([])
})
