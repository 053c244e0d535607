// What the address of a print says: what is to be printed, and on which paper.
import type { Viewer } from '@admiralty/kernel'
import type { MatchInfo } from '../api/types.ts'

/** As the address has it; what it leaves out is the first of its kind. */
export interface PrintSearch {
  readonly design?: string
  readonly ready?: string
  readonly match?: string
  readonly as?: string
  readonly paper?: 'letter'
  readonly damage?: 'off'
  readonly ships?: '2'
  readonly fleet?: 'off'
}
const NAMES = ['design', 'ready', 'match', 'as'] as const

/** A router reads `ready=3` as a number. */
const text = (value: unknown): string | undefined =>
  typeof value === 'number' || (typeof value === 'string' && value !== '') ? String(value) : undefined
const only = <T extends string>(value: unknown, wanted: T): T | undefined => (text(value) === wanted ? wanted : undefined)

export function printSearch(search: Readonly<Record<string, unknown>>): PrintSearch {
  const said = [
    ...NAMES.map((name) => [name, text(search[name])] as const),
    ['paper', only(search.paper, 'letter')] as const,
    ['damage', only(search.damage, 'off')] as const,
    ['ships', only(search.ships, '2')] as const,
    ['fleet', only(search.fleet, 'off')] as const,
  ].filter(([, value]) => value !== undefined)
  return Object.fromEntries(said)
}

/**
 * Whose eyes see a match on paper: in play one's own, once it is over anybody's. Several seats at one screen have only a watcher's:
 * `back` must never lead into what another seat knows.
 */
export function printViewer({ status, mine, seats }: Pick<MatchInfo, 'status' | 'mine' | 'seats'>, as: string | undefined): Viewer {
  if (status === 'over') return as === 'public' ? 'public' : (seats.find(({ seat }) => seat === as)?.seat ?? mine[0] ?? 'public')
  const [own, second] = mine
  return own === undefined || second !== undefined || as === 'public' ? 'public' : own
}
