import { describeWords } from '@admiralty/testkit/describe-words'
import type { Observation } from './events.ts'
import { system } from './system.ts'
import { words } from './words.ts'

/** The name of an observation. Some types have a log line only for some viewers or kinds. */
function called(observation: Observation): string {
  if (observation.type === 'attackRolled' && observation.attack.kind === 'missile') return 'a missile that strikes'
  if (observation.type === 'missileLaunched' && !observation.nuclear) return 'a missile like others'
  return observation.type === 'powerAllocated' && observation.allocation === null ? 'power of others' : observation.type
}

describeWords(system, words, {
  kinds: ['announce', 'commit', 'deploy', 'plot', 'power', 'repair', 'row', 'rowSet', 'sense'],
  leads: 0.6,
  steps: 16,
  silent: [
    'a missile that strikes',
    'a missile like others',
    'attackEnded',
    'deemed',
    'locksSet',
    'missileLost',
    'missileMoved',
    'power of others',
  ],
  called,
  moment: /^(setting up: |turn \d+, )/,
  scenario: 'duel',
})
