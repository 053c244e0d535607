// Finds every offered order and the picks that lead to it.
import { type Choice, choicesByPlacement, type Words } from '@admiralty/kernel'
import { differences, has } from './plain.ts'

/** An order and the picks that lead to it, first pick first. */
export interface OrderPath {
  readonly order: unknown
  readonly picks: readonly Choice[]
}
/** Most drafts to visit. */
const MOST = 6_000
/** Number of picks that a matching field is worth. */
const PICKS = 8

interface Due {
  readonly draft: unknown
  readonly picks: readonly Choice[]
  /** Missing fields, estimated from the previous draft until this one is visited. */
  readonly lacks: number
  readonly choices: readonly Choice[] | null
}
const rankOf = ({ picks, lacks }: Due): number => picks.length + PICKS * lacks

/** Drafts by rank, first in first out within a rank. */
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
/** Fewest missing fields of the orders that a draft offers; an estimate if it offers none. */
function lackOf(choices: readonly Choice[], wanted: unknown, believed: number): number {
  const orders = wanted === undefined ? [] : choices.flatMap(({ then }) => (then.kind === 'order' ? [differences(then.order, wanted)] : []))
  return orders.length > 0 ? Math.min(...orders) : believed
}

/** Adds a value to the set; false if it was there already. */
function isNew(known: Set<string>, one: unknown): boolean {
  const { size } = known
  return known.add(JSON.stringify(one)).size > size
}

/** Ways to offered orders, shortest first, starting at the draft `from`. With a wanted order, similar drafts are searched first. */
export function* waysFrom(words: Words, view: unknown, from: unknown = null, wanted?: unknown): Generator<OrderPath> {
  const seen = new Set([JSON.stringify(from)])
  const found = new Set<string>()
  const due = queue()
  due.put({ draft: from, picks: [], lacks: 0, choices: null })
  for (let next = due.take(); next && seen.size < MOST; next = due.take()) {
    const choices = next.choices ?? words.choices(view, next.draft)
    const lacks = lackOf(choices, wanted, next.lacks)
    if (next.choices === null && lacks > next.lacks) {
      due.put({ ...next, lacks, choices })
      continue
    }
    for (const choice of choicesByPlacement(choices).filter(({ role }) => role !== 'back')) {
      const picks = [...next.picks, choice]
      if (choice.then.kind === 'draft') {
        if (isNew(seen, choice.then.draft)) due.put({ draft: choice.then.draft, picks, lacks, choices: null })
      } else if (isNew(found, choice.then.order)) yield { order: choice.then.order, picks }
    }
  }
}

/** The way to an order with these fields; undefined if none is offered. */
export function wayTo(words: Words, view: unknown, wanted: unknown, from: unknown = null): OrderPath | undefined {
  const fields: Readonly<Record<string, unknown>> = { ...Object(wanted) }
  for (const way of waysFrom(words, view, from, wanted)) if (has(way.order, fields)) return way
  return undefined
}
