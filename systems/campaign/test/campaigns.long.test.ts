// Campaigns of fifty weeks between six bots, with each strength of the neutral worlds.
import { expect, test } from 'vitest'
import { botCampaign } from './campaigns-for-tests.ts'

const SEEDS = [1, 2, 3, 4]
const left = (neutrals: string): readonly number[] =>
  SEEDS.map((seed) => {
    const { state, refusals, faults, figures } = botCampaign(6, seed, { weeks: 'year', neutrals })
    expect([refusals, faults, state.outcome !== null]).toEqual([[], [], true])
    return figures['neutral worlds'] ?? 0
  })
test('CR-O.9, CR-X.12, CR-X.15: campaigns of fifty weeks between six bots end without a refused order, and well defended worlds stay neutral longer', () => {
  const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0)
  expect(sum(left('defended'))).toBeGreaterThan(sum(left('written')))
})
