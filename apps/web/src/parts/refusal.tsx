// Refusals: what was refused and why, each with its clause.
import type { Refused } from '../api/client.ts'
import { RuleLink } from './rule.tsx'
import { sentence } from './sentence.ts'

interface RefusalNoteProps {
  readonly refused: readonly Refused[]
  /** The request did not reach the server. */
  readonly unsent?: boolean
}

export function RefusalNote({ refused, unsent = false }: RefusalNoteProps) {
  const title = unsent ? 'Not sent.' : refused.every(({ rule }) => rule === null) ? 'Rejected.' : 'Not allowed.'
  return (
    <div className="refuse" role="alert">
      <b>{title}</b>
      <ul>
        {refused.map(({ rule, reason }) => (
          <li key={`${rule} ${reason}`}>
            <span>{sentence(reason)}</span> {rule !== null && <RuleLink rule={rule} />}
          </li>
        ))}
      </ul>
    </div>
  )
}
