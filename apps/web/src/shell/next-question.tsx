// The way to the question that is due first, in another match than the one on the screen.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { owedQuery, readOwedAgain } from '../api/queries.ts'
import { owedElsewhere } from '../parts/owed.ts'

/** `match`: the one on the screen; null for none. */
export function NextQuestion({ match }: { readonly match: string | null }) {
  const queries = useQueryClient()
  // It appears when the player has answered.
  useEffect(() => void readOwedAgain(queries), [queries])
  const { data } = useQuery(owedQuery)
  const { count, first } = owedElsewhere(data, match)
  if (!first) return null
  return (
    <p className="next-question">
      <Link to="/table/$id" params={{ id: first.match }} className="btn go tap">
        Next: {first.title}
      </Link>
      {count > 1 && (
        <Link to="/owed" className="loc tap">
          What I owe ({count})
        </Link>
      )}
    </p>
  )
}
