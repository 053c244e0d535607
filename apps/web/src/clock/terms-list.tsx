// The terms of a match in plain sentences: the same before and after joining.
import { clockWords } from '@admiralty/clocks'
import type { MatchInfo } from '../api/types.ts'
import { termsText } from '../parts/terms.ts'
import './clock.css'

/** Time limits first, then what differs from the usual terms. */
export function TermsList({ terms }: { readonly terms: Pick<MatchInfo, 'clock' | 'closing' | 'watch'> }) {
  const sentences = [...clockWords(terms.clock), ...termsText(terms)]
  return (
    <ul className="terms-list" aria-label="Terms">
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  )
}
