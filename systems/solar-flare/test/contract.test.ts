import { describeRuleSystem } from '@admiralty/testkit/describe'
import { system } from '../src/index.ts'
import * as secrets from './secrets.ts'

describeRuleSystem(system, {
  secrets,
  matches: 24,
  blindMatches: 8,
  every: 9,
  star: (path) => path.replaceAll(/(red|blue|gold|green)/g, '*').replaceAll(/\d+/g, '*'),
})
