// Earth Expects: a duel between captains, fleet actions call by call, random matches, and geometry on a record.

import { system } from '../../systems/earth-expects/src/index.ts'
import { actions } from './earth-expects/action.ts'
import { duels } from './earth-expects/duel.ts'
import { geometry } from './earth-expects/record.ts'
import type { BenchItem } from './figure.ts'
import { randomMatches } from './lab.ts'

export const item: BenchItem = {
  title: 'Earth Expects',
  about:
    'A duel of two Vigilances between captains. Fleet actions with twelve ships a side, played by ensigns: the wall-clock time of each call, from the first check of an order to the last message. Random matches: random scenario, options and orders. Arcs and rows of fire on the record of a damaged Vigilance. All figures except the calls are in seconds of one core.',
  async figures(progress) {
    // Random matches come first, because code that has run with the bots' types is slower.
    progress('earth-expects: random matches')
    const { matches, orders, ordersEach } = randomMatches(system)
    return [
      ...duels(progress),
      ...actions(progress),
      { what: 'random matches', value: matches, unit: 'a second', aim: { least: 40 }, note: `${ordersEach.toFixed(0)} orders in each` },
      { what: 'orders in them', value: orders, unit: 'a second' },
      ...geometry(progress),
    ]
  },
}
