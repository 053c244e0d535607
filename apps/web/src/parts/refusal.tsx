// A refusal: what is wanted and why not, with its rule.
import { RuleLink } from './rule.tsx'

export interface Refused {
  readonly rule: string | null
  readonly reason: string
}

export function RefusalNote({ refused }: { readonly refused: Refused }) {
  return (
    <div className="refuse" role="alert">
      <span>
        <b>Not so.</b> {sentence(refused.reason)}
      </span>
      {refused.rule !== null && <RuleLink rule={refused.rule} />}
    </div>
  )
}

/** Reasons are half-sentences ('its top speed is 3'); on a page they stand alone. */
export function sentence(reason: string): string {
  const begun = reason.charAt(0).toUpperCase() + reason.slice(1)
  return /[.!?]$/.test(begun) ? begun : `${begun}.`
}
