// The warning that the server now shows another match than before.
import { Link } from '@tanstack/react-router'
import { useContradictions } from './recorder.ts'
import './at-table.css'

export function MatchWarning({ match }: { readonly match: string }) {
  const contradictions = useContradictions(match)
  if (contradictions.length === 0) return null
  return (
    <div className="not-the-match" role="alert">
      <b>This is not the match that this browser saw:</b> {contradictions.join('; ')}.{' '}
      <Link to="/fairness" hash="receipts" className="loc">
        What this means
      </Link>
    </div>
  )
}
