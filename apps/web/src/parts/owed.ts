// What the player owes in other matches than the one on the screen.
import { plural } from '@admiralty/kernel'
import type { OwedPage, OwedQuestion } from '../api/types.ts'
import { shortDate } from './short-date.ts'

export interface OwedElsewhere {
  readonly count: number
  /** The question that is due first; undefined if there is none. */
  readonly first: OwedQuestion | undefined
}
/** `match`: the one on the screen; null for none. */
export function owedElsewhere(page: OwedPage | undefined, match: string | null): OwedElsewhere {
  const questions = page?.questions ?? []
  const others = questions.filter((question) => question.match !== match)
  return { count: (page?.count ?? 0) - (questions.length - others.length), first: others[0] }
}

/** The text of an empty list of questions. A saved order is none: it counts at its deadline without another word. */
export const nothingOwed = (saved: number): string =>
  saved === 0
    ? 'Nobody waits for you.'
    : `No question is open. ${plural(saved, 'saved order')} ${saved === 1 ? 'counts at its deadline' : 'count at their deadlines'}.`

/** The title of a window, after the number of questions that wait elsewhere. */
export const titleWith = (title: string, { count }: Pick<OwedElsewhere, 'count'>): string => (count === 0 ? title : `(${count}) ${title}`)

/** When the time to answer ends, as text; null for a question without an end. */
export const dueText = (due: number | null, now: number): string | null => {
  if (due === null) return null
  return due <= now ? 'now' : shortDate(due, now, { weekday: 'short' })
}
