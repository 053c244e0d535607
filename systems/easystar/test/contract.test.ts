import { describeRuleSystem } from '@admiralty/testkit/describe'
import { system } from '../src/index.ts'
import * as secrets from './secrets.ts'
import { star } from './star.ts'

describeRuleSystem(system, {
  secrets,
  matches: 36,
  blindMatches: 18,
  every: 7,
  star,
  regressions: new URL('./regressions/', import.meta.url),
})
