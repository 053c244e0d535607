// Where the question stands when nothing is asked of this viewer: who is awaited, what is sealed, what comes next at this screen.
import { Seal } from '@admiralty/board'
import type { Call, Seat, Viewer } from '@admiralty/kernel'
import { seatName } from '../parts/plate.tsx'
import { RefusalNote } from '../parts/refusal.tsx'
import type { Answers } from './use-answers.ts'

interface IdleProps {
  readonly viewer: Viewer
  readonly calls: readonly Call[]
  readonly sealed: readonly Seat[]
  readonly thinking: readonly Seat[]
  readonly answers: Answers
  /** My answer to the open question is sealed. */
  readonly given: boolean
  /** Another seat of mine at this screen owes an answer. */
  readonly next: Seat | undefined
  onHandOver(seat: Seat): void
}

const list = (seats: readonly Seat[]): string => seats.map(seatName).join(' and ')

export const awaited = (calls: readonly Call[], sealed: readonly Seat[]): readonly Seat[] =>
  calls.flatMap(({ seats }) => seats).filter((seat) => !sealed.includes(seat))

export function Idle({ viewer, calls, sealed, thinking, answers, given, next, onHandOver }: IdleProps) {
  const others = awaited(calls, sealed).filter((seat) => seat !== viewer)
  if (next !== undefined)
    return (
      <section className="ask" aria-label="Hand over">
        <div className="who">{viewer === 'public' ? '' : `${seatName(viewer)} has nothing to decide`}</div>
        <h2 className="what">{seatName(next)} decides next</h2>
        <p>Look as long as you like. Handing over closes this seat&apos;s table and leaves a blank page for {seatName(next)}.</p>
        <div className="acts hand">
          <button type="button" className="btn go" onClick={() => onHandOver(next)}>
            Hand over to {seatName(next)} <kbd>⏎</kbd>
          </button>
        </div>
      </section>
    )
  const allThinking = others.length > 0 && others.every((seat) => thinking.includes(seat))
  return (
    <section className="ask idle" aria-label="Waiting">
      <div className="who">{viewer === 'public' ? 'You watch' : 'Nothing asked of you'}</div>
      <h2 className="what">
        {others.length === 0 ? 'One moment' : allThinking ? `${list(others)} is thinking` : `Waiting for ${list(others)}`}
      </h2>
      {given && (
        <div className="sealed-line">
          <Seal kind="sealed" /> Your answer is sealed.
          {others.length > 0 && (
            <button type="button" className="btn" onClick={answers.takeBack}>
              Take it back
            </button>
          )}
        </div>
      )}
      {answers.refused && <RefusalNote refused={answers.refused} />}
    </section>
  )
}
