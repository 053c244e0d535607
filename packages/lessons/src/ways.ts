// Every order on offer, and by which picks of the one list of choices one comes to it.
import type { Choice, Words } from '@admiralty/kernel'

export interface Way {
  readonly order: unknown
  readonly picks: readonly Choice[]
}
const MOST = 6_000

/** Shortest first; `from` is the draft to start at. */
export function* waysFrom(words: Words, view: unknown, from: unknown = null): Generator<Way> {
  const seen = new Set([JSON.stringify(from)])
  const told = new Set<string>()
  const due: { readonly draft: unknown; readonly picks: readonly Choice[] }[] = [{ draft: from, picks: [] }]
  for (let next = due.shift(); next && seen.size < MOST; next = due.shift()) {
    for (const choice of words.choices(view, next.draft)) {
      if (choice.role === 'back') continue
      const picks = [...next.picks, choice]
      const key = JSON.stringify(choice.then.kind === 'order' ? choice.then.order : choice.then.draft)
      const known = choice.then.kind === 'order' ? told : seen
      if (known.has(key)) continue
      known.add(key)
      if (choice.then.kind === 'order') yield { order: choice.then.order, picks }
      else due.push({ draft: choice.then.draft, picks })
    }
  }
}

export function wayTo(words: Words, view: unknown, isIt: (order: unknown) => boolean, from: unknown = null): Way | undefined {
  for (const way of waysFrom(words, view, from)) if (isIt(way.order)) return way
  return undefined
}
