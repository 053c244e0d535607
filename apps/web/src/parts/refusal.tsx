// A refusal: what was refused and why, with its clause.
import { RuleLink } from './rule.tsx'
import { sentence } from './sentence.ts'

export interface Refused {
  readonly rule: string | null
  readonly reason: string
}

interface RefusalNoteProps {
  readonly refused: Refused
  /** The request did not reach the server. */
  readonly unsent?: boolean
}

export function RefusalNote({ refused, unsent = false }: RefusalNoteProps) {
  const title = unsent ? 'Not sent.' : refused.rule === null ? 'Rejected.' : 'Not allowed.'
  return (
    <div className="refuse" role="alert">
      <span>
        <b>{title}</b> {sentence(refused.reason)}
      </span>
      {refused.rule !== null && <RuleLink rule={refused.rule} />}
    </div>
  )
}
