// A short campaign between bots. `campaigns.long.test.ts` has whole ones.
import { expect, test } from 'vitest'
import { botCampaign } from './campaigns-for-tests.ts'

test('CR-O.9: a campaign of ten weeks between three bots ends after its last week, without a refused order', () => {
  const { state, refusals, faults, figures } = botCampaign(3, 1, { weeks: 'ten' })
  expect([refusals, faults]).toEqual([[], []])
  expect([state.outcome?.why, state.week]).toEqual(['CR-O.9', 10])
  expect(figures['worlds of an empire']).toBeGreaterThan(5)
})
