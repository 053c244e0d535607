// Says on top of the table that the match is paused, and when the pause ends by itself.
import type { ClockTerms } from '@admiralty/clocks'
import { zoneOf } from './clock-facts.ts'
import { dateWords } from './times.ts'

/** `until`: in ms since 1970. */
export function PauseNote({ terms, until }: { readonly terms: ClockTerms; readonly until: number }) {
  return (
    <div className="link-said">
      Paused: all clocks stand still. The match goes on by itself{' '}
      <time dateTime={new Date(until).toISOString()}>{dateWords(until, zoneOf(terms))}</time>. You may still give orders.
    </div>
  )
}
