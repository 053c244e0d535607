// The search parameters of the print page, and the choices that it offers.
import type { PrintChoice, SheetsProps } from '@admiralty/game-ui'

/** A missing parameter means its default: A4, with damage, one ship per page, with fleet and turn sheets. */
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
const exactly = <T extends string>(value: unknown, wanted: T): T | undefined => (text(value) === wanted ? wanted : undefined)

export function printSearch(search: Readonly<Record<string, unknown>>): PrintSearch {
  const params = [
    ...NAMES.map((name) => [name, text(search[name])] as const),
    ['paper', exactly(search.paper, 'letter')] as const,
    ['damage', exactly(search.damage, 'off')] as const,
    ['ships', exactly(search.ships, '2')] as const,
    ['fleet', exactly(search.fleet, 'off')] as const,
  ].filter(([, value]) => value !== undefined)
  return Object.fromEntries(params)
}

/** The choices of a game's sheets; a design has no damage to show. */
export const printChoices = (offered: readonly PrintChoice[], kind: SheetsProps['source']['kind']): readonly PrintChoice[] =>
  kind === 'view' ? offered : offered.filter((choice) => choice !== 'damage')
