// Measures Earth Expects: a duel of bots, fleet actions, random matches, and geometry on a record.

import { system } from '../../systems/earth-expects/src/index.ts'
import { actions } from './earth-expects/action.ts'
import { duels } from './earth-expects/duel.ts'
import { geometry } from './earth-expects/record.ts'
import type { BenchItem } from './figure.ts'
import { randomMatches } from './lab.ts'

export const item: BenchItem = {
  title: 'Earth Expects',
  about:
    'A duel of two Vigilances between captains. Fleet actions with twelve ships a side between ensigns: each call from checking the first order to writing the last message, by the wall clock. Random matches: scenario, options and every order are random. Arcs and rows of fire on the record of a damaged Vigilance. All but the calls in seconds of one core.',
  async figures(progress) {
    const fought = [...duels(progress), ...actions(progress)]
    progress('earth-expects: random matches')
    const { matches, orders, ordersEach } = randomMatches(system)
    return [
      ...fought,
      { what: 'random matches', value: matches, unit: 'a second', note: `${ordersEach.toFixed(0)} orders in each` },
      { what: 'orders in them', value: orders, unit: 'a second' },
      ...geometry(progress),
    ]
  },
}
