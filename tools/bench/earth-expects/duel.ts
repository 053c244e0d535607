// Measures how many turns a duel of bots takes, and how long a turn takes.
import { makeBot, playBout } from '@admiralty/bots'
import { policy } from '../../../systems/earth-expects/src/bots/policy.ts'
import { system } from '../../../systems/earth-expects/src/index.ts'
import { type BenchFigure, ownMs, type ReportProgress, share } from '../figure.ts'
import { setupOf } from './battles.ts'

const DUELS = 9
/** The most calls of a duel. */
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
    { what: 'duels that were not drawn', value: fought.filter(({ won }) => won).length, unit: 'duels' },
    { what: 'a turn of it, including both bots', value: share(ms, 0.5), unit: 'ms', note },
  ]
}
