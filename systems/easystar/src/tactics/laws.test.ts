import { forgedReports } from '@admiralty/testkit'
import { describeTactics } from '@admiralty/testkit/describe-tactics'
import { expect, test } from 'vitest'
import { lawsOfTactics } from './laws-for-tests.ts'

describeTactics(lawsOfTactics, { trueReports: 60, forged: 60, twins: 30 })
test('the law of forged reports notices a game that does not say what has healed', () => {
  const lax = { ...lawsOfTactics.tactics, healed: () => [] }
  const { accepted } = forgedReports(lawsOfTactics.system, lax, { ...lawsOfTactics, battles: 30, seed: 3 })
  expect(accepted.map((forged) => forged.replace(/^battle \d+: /, ''))).toContain('a top speed is back')
})
