// Adds the reasons of bots to the first line of their entry. A seat's perspective has its own reasons, the referee's has all.
import type { Entry } from '@admiralty/match'
import type { Perspective } from './observations.ts'
import type { BotReason, Stop } from './stops.ts'

export function withBotReasons(
  stops: readonly Stop[],
  entries: readonly Pick<Entry, 'seq' | 'why'>[],
  perspective: Perspective,
): readonly Stop[] {
  const reasons = new Map(entries.flatMap(({ seq, why }) => (why ? [[seq, visibleTo(perspective, why)] as const] : [])))
  if (reasons.size === 0) return stops
  const first = new Set<number>()
  return stops.map((stop) => {
    const why = reasons.get(stop.seq) ?? []
    if (why.length === 0 || stop.line === null || first.has(stop.seq)) return stop
    first.add(stop.seq)
    return { ...stop, why }
  })
}

const visibleTo = (perspective: Perspective, why: NonNullable<Entry['why']>): readonly BotReason[] =>
  Object.entries(why)
    .filter(([seat]) => perspective === 'referee' || perspective === seat)
    .map(([seat, text]) => ({ seat, text }))
