import { describeRuleSystem } from '@admiralty/testkit/describe'
import { system } from '../src/index.ts'
import { anyBattle } from './any-battle.ts'
import * as secrets from './secrets.ts'
import { star } from './star.ts'

describeRuleSystem(system, {
  secrets,
  matches: 16,
  blindMatches: 16,
  every: 5,
  star,
  anyBattle,
  regressions: new URL('./regressions/', import.meta.url),
})
