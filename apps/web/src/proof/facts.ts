// Compares the facts of a match with what this browser sent for its seats, before it sends anything more.
import { loadOnce } from '@admiralty/game-ui'
import type { MatchInfo } from '../api/types.ts'

const load = loadOnce(() => import('./receipts.ts'))

/** The latest records, by match. An order waits for them. */
const recording = new Map<string, Promise<void>>()

/** Records what the server says of a match. */
export function recordFactsOf(match: MatchInfo): void {
  recording.set(
    match.id,
    load().then(({ recordFacts }) => recordFacts(match)),
  )
}
/** In which fact the match differs from what this browser sent or saw first; undefined if in none. */
export async function changedFacts(match: string): Promise<string | undefined> {
  await recording.get(match)
  return (await load()).keptReceipt(match)?.contradictions.facts
}
