// The terms of a match in words: who may watch it, and what is published at its end.
import { isPublished as isPublishedBy } from '@admiralty/match'
import type { MatchInfo } from '../api/types.ts'

/** Whether the whole journal and the view of the referee may be seen. */
export const isPublished = ({ status, closing }: Pick<MatchInfo, 'status' | 'closing'>): boolean =>
  isPublishedBy({ closing, isOver: status === 'over' })

/** The terms that differ from the usual ones, a sentence each. */
export const termsText = ({ closing, watch }: Pick<MatchInfo, 'closing' | 'watch'>): readonly string[] => [
  ...(watch === 'seated' ? ['Only the players may watch.'] : []),
  ...(closing === 'kept' ? ['Secrets stay secret when the match ends. Nobody can check the dice then.'] : []),
]
