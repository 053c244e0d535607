import { describeRuleSystem } from '@admiralty/testkit/describe'
import { system } from '../src/index.ts'
import { disguise, reveals, shares } from './secrets.ts'

describeRuleSystem(system, {
  secrets: { reveals, disguise, shares },
  matches: 60,
  blindMatches: 25,
  star: (path) => path.replaceAll(/(red|white|blue|black)/g, '*').replaceAll(/\d+/g, '*'),
})
