// Full Thrust: twelve ships a side, the sealed calls of a few turns with the views of both players.

import { seededDice } from '@admiralty/kernel'
import { policy } from '../../systems/full-thrust/src/bots/policy.ts'
import { system } from '../../systems/full-thrust/src/game.ts'
import { scenarios } from '../../systems/full-thrust/src/setting/scenarios.ts'
import { type BenchItem, ownMs, share } from './figure.ts'

const TURNS = 6

/** Own processor time in ms of each sealed call: it is resolved, and both players receive their views. */
function sealedCalls(seed: number): readonly number[] {
  const setup = scenarios.find(({ id }) => id === 'twelve-a-side')?.setup({})
  if (!setup || 'rule' in setup) throw new Error('there is no scenario of twelve a side')
  const dice = seededDice(seed)
  const times: number[] = []
  let { state } = system.begin({ setup, position: null }, dice)
  for (let [call] = system.openCalls(state); call && state.turn <= TURNS; [call] = system.openCalls(state)) {
    const orders = Object.fromEntries(call.seats.map((seat) => [seat, policy.propose(system.view(state, seat), dice)[0]]))
    const before = ownMs()
    state = system.resolve(state, call, orders as Parameters<typeof system.resolve>[2], dice).state // every seat has a proposal
    for (const { seat } of setup.seats) system.view(state, seat)
    if (call.seats.length > 1) times.push(ownMs() - before)
  }
  return times
}

export const item: BenchItem = {
  title: 'Full Thrust',
  about: `Twelve ships a side, ${TURNS} turns of bots: every sealed call is resolved, and both views are made. In time of one core.`,
  figures(progress) {
    progress('full-thrust: twelve a side')
    const times = [1, 2, 3].flatMap(sealedCalls)
    return Promise.resolve([
      { what: 'sealed call, 95th percentile', value: share(times, 0.95), unit: 'ms', aim: { most: 1000 }, note: `${times.length} calls` },
      { what: 'longest sealed call', value: Math.max(...times), unit: 'ms' },
    ])
  },
}
