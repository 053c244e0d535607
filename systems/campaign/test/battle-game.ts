// The campaign of the tests: with Full Thrust, as systems/all.ts puts it together.
import { tactics } from '@admiralty/systems/full-thrust/tactics'
import { campaignPolicy } from '../src/bots/policy.ts'
import { campaign } from '../src/index.ts'

export const game = { id: 'full-thrust', title: 'Full Thrust', tactics }
export const { system, words } = campaign(game)
export const policy = campaignPolicy(game)
