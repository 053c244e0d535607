import { describeWords } from '@admiralty/testkit/describe-words'
import { system, words } from './index.ts'

describeWords(system, words, {
  kinds: ['ships', 'anomaly', 'placement', 'weapons', 'movement', 'power'],
  leads: 0.6,
  steps: 60,
  silent: ['phaseEnded', 'seatEnded'],
  moment: /^(setting up: (ships|anomalies|placing)|round \d+( of \d+)?, .+’s (weapons|movement|power)|over in round \d+)$/,
  scenario: 'short-duel',
})
