// The aim of the match and how far each side is from it: always on the page of a match, in two lines at most on a phone.
import type { Goal } from '@admiralty/kernel'
import './goal-line.css'

/** On a phone the first line keeps aim and time, the second one the sides; the tab Orders has the whole text. */
export function GoalLine({ goal: { aim, otherwise, sides, left } }: { readonly goal: Goal }) {
  return (
    <section className="goal-line" aria-label="Goal">
      <p className="aim">
        <span>
          <b>{aim}</b>
          {otherwise !== '' && <span className="otherwise"> {otherwise}</span>}
        </span>
        {left !== '' && <span className="left">{left}</span>}
      </p>
      <p className="sides">
        {sides.map((side) => (
          <span key={side}>{side}</span>
        ))}
      </p>
    </section>
  )
}
