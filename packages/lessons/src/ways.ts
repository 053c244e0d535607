// Every order on offer, and by which picks of the one list of choices one comes to it.
import type { Choice, Words } from '@admiralty/kernel'
import { differences, has } from './plain.ts'

export interface Way {
  readonly order: unknown
  readonly picks: readonly Choice[]
}
const MOST = 6_000
/** A field that is as it is wanted is worth so many picks. */
const PICKS = 8

interface Due {
  readonly draft: unknown
  readonly picks: readonly Choice[]
  /** What the draft before it lacked: its own is known when it has been looked at. */
  readonly lacks: number
  readonly choices: readonly Choice[] | null
}
const rankOf = ({ picks, lacks }: Due): number => picks.length + PICKS * lacks

/** Drafts by rank; of those of one rank the first comes first. */
function queue(): { put(due: Due): void; take(): Due | undefined } {
  const ranks: Due[][] = []
  return {
    put(due) {
      while (ranks.length <= rankOf(due)) ranks.push([])
      ranks[rankOf(due)]?.push(due)
    },
    take: () => ranks.find((waiting) => waiting.length > 0)?.shift(),
  }
}
/** What the orders lack that a draft could be sent as, at least; of a draft that could not, what it is believed to. */
function lackOf(choices: readonly Choice[], wanted: unknown, believed: number): number {
  const orders = wanted === undefined ? [] : choices.flatMap(({ then }) => (then.kind === 'order' ? [differences(then.order, wanted)] : []))
  return orders.length > 0 ? Math.min(...orders) : believed
}

function isNew(known: Set<string>, one: unknown): boolean {
  const { size } = known
  return known.add(JSON.stringify(one)).size > size
}

/** Shortest first; `from` is the draft to start at. With an order that is wanted, drafts that are more like it come first: part by part it is soon found. */
export function* waysFrom(words: Words, view: unknown, from: unknown = null, wanted?: unknown): Generator<Way> {
  const seen = new Set([JSON.stringify(from)])
  const told = new Set<string>()
  const due = queue()
  due.put({ draft: from, picks: [], lacks: 0, choices: null })
  for (let next = due.take(); next && seen.size < MOST; next = due.take()) {
    const choices = next.choices ?? words.choices(view, next.draft)
    const lacks = lackOf(choices, wanted, next.lacks)
    if (next.choices === null && lacks > next.lacks) {
      due.put({ ...next, lacks, choices })
      continue
    }
    for (const choice of choices.filter(({ role }) => role !== 'back')) {
      const picks = [...next.picks, choice]
      if (choice.then.kind === 'draft') {
        if (isNew(seen, choice.then.draft)) due.put({ draft: choice.then.draft, picks, lacks, choices: null })
      } else if (isNew(told, choice.then.order)) yield { order: choice.then.order, picks }
    }
  }
}

/** To an order with these fields. */
export function wayTo(words: Words, view: unknown, wanted: unknown, from: unknown = null): Way | undefined {
  const fields: Readonly<Record<string, unknown>> = { ...Object(wanted) }
  for (const way of waysFrom(words, view, from, wanted)) if (has(way.order, fields)) return way
  return undefined
}
