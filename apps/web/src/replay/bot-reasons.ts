// Adds the reason of each bot to its own first line of the entry, else to the first line. A seat's perspective has its own reasons, the referee's has all.
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
  const under = new Map<Stop, BotReason[]>()
  for (const [seq, known] of reasons) {
    const lines = stops.filter((stop) => stop.seq === seq && stop.line !== null)
    for (const reason of known) {
      const stop = lines.find(({ line }) => line?.seat === reason.seat) ?? lines[0]
      if (stop) under.set(stop, [...(under.get(stop) ?? []), reason])
    }
  }
  return stops.map((stop) => {
    const why = under.get(stop)
    return why ? { ...stop, why } : stop
  })
}

const visibleTo = (perspective: Perspective, why: NonNullable<Entry['why']>): readonly BotReason[] =>
  Object.entries(why)
    .filter(([seat]) => perspective === 'referee' || perspective === seat)
    .map(([seat, text]) => ({ seat, text }))
