// The search parameters of the print page.
import type { Viewer } from '@admiralty/kernel'
import type { MatchInfo } from '../api/types.ts'

/** A missing parameter means the first value of its kind. */
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

/** The router parses `ready=3` as a number. */
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
 * The viewer for a printed match: one's own seat while it is played, any seat once it is over. If several seats share this browser, it is
 * the public view, because *back* must never lead to what another seat knows.
 */
export function printViewer({ status, mine, seats }: Pick<MatchInfo, 'status' | 'mine' | 'seats'>, as: string | undefined): Viewer {
  if (status === 'over') return as === 'public' ? 'public' : (seats.find(({ seat }) => seat === as)?.seat ?? mine[0] ?? 'public')
  const [own, second] = mine
  return own === undefined || second !== undefined || as === 'public' ? 'public' : own
}
