// The lab loop of EasyStar: random matches from nothing but the rules, no server, no journal.
import { playRandom } from '@admiralty/testkit'
import { games } from '../../systems/all.ts'
import { type Item, rate } from './figure.ts'

const { system } = await games.easystar.rules()

export const item: Item = {
  title: 'EasyStar in the lab',
  about: 'Random matches on one core: random scenario and options, every order sampled.',
  async figures(progress) {
    progress('random matches')
    let seed = 0
    let orders = 0
    const matches = rate(() => {
      seed += 1
      playRandom(system, seed, ({ orders: given }) => {
        orders += Object.keys(given).length
      })
      return 1
    })
    return [
      { what: 'random matches', value: matches, unit: 'a second', aim: { least: 1000 } },
      { what: 'orders in them', value: (matches * orders) / seed, unit: 'a second', aim: { least: 200_000 } },
    ]
  },
}
