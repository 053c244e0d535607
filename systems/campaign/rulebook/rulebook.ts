// The rule book in our own words, one clause for each id. The texts are beside this file.
import type { Chapter, Rulebook } from '@admiralty/kernel'
import type { ClauseSource } from './clause.ts'
import { draft } from './draft.ts'
import { consents, supply, trade, yards } from './economy.ts'
import { attitudes, general, lanes, map } from './land.ts'
import { movement } from './movement.ts'
import { ending, income, purchase, weeks } from './start.ts'
import { war } from './war.ts'

const chapter = (title: string, sources: readonly ClauseSource[]): Chapter => ({
  title,
  clauses: sources,
})

export const rulebook: Rulebook = {
  title: 'Campaign',
  chapters: [
    chapter('General', general),
    chapter('The map', map),
    chapter('Space lanes', lanes),
    chapter('Attitudes', attitudes),
    chapter('Incomes and the starting capital', income),
    chapter('The draft of the worlds', draft),
    chapter('The first purchase', purchase),
    chapter('What counts from week 1', weeks),
    chapter('Weeks, groups and meetings', movement),
    chapter('Battles and neutral worlds', war),
    chapter('Trade', trade),
    chapter('Consents', consents),
    chapter('Supply', supply),
    chapter('Repairs and building', yards),
    chapter('The end', ending),
  ],
}
