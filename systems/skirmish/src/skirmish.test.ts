import { describeRuleSystem } from '@admiralty/testkit/describe'
import { disguise, reveals, shares, system } from './index.ts'

describeRuleSystem(system, {
  secrets: { reveals, disguise, shares },
  matches: 60,
  blindMatches: 25,
  star: (path) => path.replaceAll(/(red|white|blue|black)/g, '*').replaceAll(/\d+/g, '*'),
})
