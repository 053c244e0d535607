// How long a duel takes, in turns, and how long a turn of it takes to play and to think about.
import { makeBot, playBout } from '@admiralty/bots'
import { policy } from '../../../systems/earth-expects/src/bots/policy.ts'
import { system } from '../../../systems/earth-expects/src/index.ts'
import { type BenchFigure, ownMs, type ReportProgress, share } from '../figure.ts'
import { setupOf } from './battles.ts'

const DUELS = 9
/** Calls: no duel is longer. */
const MOST = 5000

export function duels(progress: ReportProgress): readonly BenchFigure[] {
  const start = { setup: setupOf('duel'), position: null }
  const captain = makeBot(system, policy, 'captain')
  const fought = Array.from({ length: DUELS }, (_, seed) => {
    progress(`earth-expects: duel ${seed + 1} of ${DUELS}`)
    const began = ownMs()
    const { state } = playBout({ system, start, bots: { yellow: captain, blue: captain }, seed, most: MOST })
    if (!state.outcome) throw new Error('a duel did not end')
    return { turns: state.turn, ms: ownMs() - began, won: state.outcome.winners.length > 0 }
  })
  const turns = fought.map((duel) => duel.turns)
  const ms = fought.map((duel) => duel.ms / duel.turns)
  const note = `median of ${DUELS} seeded duels`
  return [
    { what: 'a duel of two Vigilances', value: share(turns, 0.5), unit: 'turns', note },
    { what: 'duels that did not end in a draw', value: fought.filter(({ won }) => won).length, unit: 'duels' },
    { what: 'a turn of the duel, with the decisions of both captains', value: share(ms, 0.5), unit: 'ms', note },
  ]
}
