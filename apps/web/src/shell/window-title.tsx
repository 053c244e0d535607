// The title of the window, with the number of questions that wait for the player in other matches.
import { useQuery } from '@tanstack/react-query'
import { owedQuery } from '../api/queries.ts'
import { owedElsewhere, titleWith } from '../parts/owed.ts'

interface WindowTitleProps {
  readonly title: string
  /** The match on the screen, whose questions the title names by itself; null for none. */
  readonly match: string | null
}
export function WindowTitle({ title, match }: WindowTitleProps) {
  const { data } = useQuery(owedQuery)
  return <title>{titleWith(title, owedElsewhere(data, match))}</title>
}
