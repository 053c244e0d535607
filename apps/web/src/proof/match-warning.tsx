// The warning that the server now shows another match than before.
import { Link } from '@tanstack/react-router'
import { useKeptReceipt } from './recorder.ts'
import './warning.css'

export function MatchWarning({ match }: { readonly match: string }) {
  const contradictions = useKeptReceipt(match)?.contradictions ?? []
  if (contradictions.length === 0) return null
  return (
    <div className="not-the-match" role="alert">
      <b>This is not the match that this browser saw:</b> {contradictions.join('; ')}.{' '}
      <Link to="/fairness" hash="receipts">
        What this means
      </Link>
    </div>
  )
}
