// Why bots answered as they did, beside the first line of what came of it. A seat's eyes read its own reasons, everybody's eyes all of them.
import type { Entry } from '@admiralty/match'
import type { Perspective } from './observations.ts'
import type { BotReason, Stop } from './stops.ts'

export function withBotReasons(
  stops: readonly Stop[],
  entries: readonly Pick<Entry, 'seq' | 'why'>[],
  perspective: Perspective,
): readonly Stop[] {
  const reasons = new Map(entries.flatMap(({ seq, why }) => (why ? [[seq, open(why, perspective)] as const] : [])))
  if (reasons.size === 0) return stops
  const first = new Set<number>()
  return stops.map((stop) => {
    const why = reasons.get(stop.seq) ?? []
    if (why.length === 0 || stop.line === null || first.has(stop.seq)) return stop
    first.add(stop.seq)
    return { ...stop, why }
  })
}

const open = (why: NonNullable<Entry['why']>, perspective: Perspective): readonly BotReason[] =>
  Object.entries(why)
    .filter(([seat]) => perspective === 'referee' || perspective === seat)
    .map(([seat, text]) => ({ seat, text }))
