import { campaignRules } from './campaign.ts'
import type { BattleGame } from './tactics-port.ts'
import { campaignWords } from './words.ts'

export type { Campaign } from './campaign.ts'
/** The rules and the words of a campaign that is fought with a battle game. */
export const campaign = (game: BattleGame) => ({ system: campaignRules(game).system, words: campaignWords(game) })
