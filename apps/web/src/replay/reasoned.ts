// Why bots answered as they did, beside the first line of what came of it. A seat's eyes read its own reasons, everybody's eyes all of them.
import type { Entry } from '@admiralty/match'
import type { Eyes } from './observations.ts'
import type { Stop, Why } from './stops.ts'

export function reasoned(stops: readonly Stop[], entries: readonly Pick<Entry, 'seq' | 'why'>[], eyes: Eyes): readonly Stop[] {
  const reasons = new Map(entries.flatMap(({ seq, why }) => (why ? [[seq, open(why, eyes)] as const] : [])))
  if (reasons.size === 0) return stops
  const first = new Set<number>()
  return stops.map((stop) => {
    const why = reasons.get(stop.seq) ?? []
    if (why.length === 0 || stop.line === null || first.has(stop.seq)) return stop
    first.add(stop.seq)
    return { ...stop, why }
  })
}

const open = (why: NonNullable<Entry['why']>, eyes: Eyes): readonly Why[] =>
  Object.entries(why)
    .filter(([seat]) => eyes === 'open' || eyes === seat)
    .map(([seat, text]) => ({ seat, text }))
