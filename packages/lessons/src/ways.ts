// Finds every offered order and the picks that lead to it.
import { type Choice, choicesByPlacement, type Words } from '@admiralty/kernel'
import type { GameLessons } from './figures.ts'
import { differences, has, same } from './plain.ts'

/** An order and the picks that lead to it, first pick first. */
export interface OrderPath {
  readonly order: unknown
  readonly picks: readonly Choice[]
}
/** Most drafts to visit. */
const MOST = 6_000
/** Most drafts to visit after a pick, to see whether it leads to an order. */
const FEW = 60
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

/** The goal and the limit of a search. */
interface Search {
  /** Drafts of similar orders are visited first. */
  readonly wanted?: unknown
  /** Most drafts to visit. */
  readonly most?: number
}

/** Ways to offered orders, shortest first, starting at the draft `from`. */
export function* waysFrom(words: Words, view: unknown, from: unknown = null, { wanted, most = MOST }: Search = {}): Generator<OrderPath> {
  const seen = new Set([JSON.stringify(from)])
  const found = new Set<string>()
  const due = queue()
  due.put({ draft: from, picks: [], lacks: 0, choices: null })
  for (let next = due.take(); next && seen.size < most; next = due.take()) {
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
  for (const way of waysFrom(words, view, from, { wanted })) if (has(way.order, fields)) return way
  return undefined
}

interface OrderGame {
  readonly words: Words
  readonly lessons: Pick<GameLessons, 'alike'>
}
/** Whether a choice leads to an order, or to one that the lessons count as equal, in a few picks. */
export const leadingTo =
  ({ words, lessons }: OrderGame, view: unknown, wanted: unknown) =>
  ({ then }: Choice): boolean => {
    const isWanted = (order: unknown): boolean => same(order, wanted) || lessons.alike(view, order, wanted)
    if (then.kind === 'order') return isWanted(then.order)
    if (then.kind !== 'draft') return false
    for (const { order } of waysFrom(words, view, then.draft, { wanted, most: FEW })) if (isWanted(order)) return true
    return false
  }
