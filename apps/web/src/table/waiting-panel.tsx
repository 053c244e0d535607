// Shown when this viewer has no question: who is to move, whether the own orders are sealed, who is next at this screen.
import { Seal } from '@admiralty/board'
import { type Call, list, type Seat, type Viewer } from '@admiralty/kernel'
import type { MatchInfo, Presence } from '../api/types.ts'
import { RefusalNote } from '../parts/refusal.tsx'
import { sentence } from '../parts/sentence.ts'
import { seatName } from '../parts/side-style.tsx'
import { rankName } from '../social/texts.ts'
import type { Answers } from './use-answers.ts'

interface WaitingPanelProps {
  readonly viewer: Viewer
  readonly calls: readonly Call[]
  readonly sealed: readonly Seat[]
  readonly match: MatchInfo
  readonly presence: Presence
  /** 'to fire' */
  dutyOf(kind: string): string
  readonly answers: Answers
  /** My answer to the open question is sealed. */
  readonly given: boolean
  /** Another seat of mine at this screen owes an answer. */
  readonly next: Seat | undefined
  onHandOver(seat: Seat): void
}

export const awaited = (calls: readonly Call[], sealed: readonly Seat[]): readonly Seat[] =>
  calls.flatMap(({ seats }) => seats).filter((seat) => !sealed.includes(seat))

/** 'Blue is to fire': of every open question those who owe an answer. */
export const waitingFor = (calls: readonly Call[], sealed: readonly Seat[], dutyOf: (kind: string) => string): readonly string[] =>
  calls.flatMap((call) => {
    const owing = awaited([call], sealed)
    return owing.length === 0 ? [] : [`${list(owing.map(seatName))} ${owing.length > 1 ? 'are' : 'is'} ${dutyOf(call.kind)}`]
  })

/** Why it may take a while. */
function whoIsThere(seats: readonly Seat[], { match, presence }: Pick<WaitingPanelProps, 'match' | 'presence'>): string {
  return match.seats
    .filter(({ seat, holder, standIn }) => seats.includes(seat) && (holder !== 'me' || standIn !== null))
    .map(({ seat, holder, name, standIn }) => {
      if (standIn !== null) return sentence(`${rankName(standIn)} sits in for ${seatName(seat)}`)
      const who = name ?? (holder === 'bot' ? 'The computer' : 'Somebody')
      const busy = holder === 'bot' && presence.thinking.includes(seat) ? ' and is thinking' : ''
      const away = holder !== 'bot' && !presence.here.includes(seat) ? ', and is away' : ''
      return sentence(`${who} plays ${seatName(seat)}${busy}${away}`)
    })
    .join(' ')
}

export function WaitingPanel({ viewer, calls, sealed, match, presence, dutyOf, answers, given, next, onHandOver }: WaitingPanelProps) {
  const others = awaited(calls, sealed).filter((seat) => seat !== viewer)
  if (next !== undefined)
    return (
      <section className="ask" aria-label="Hand over">
        <div className="who">{viewer === 'public' ? '' : `${seatName(viewer)} is waiting`}</div>
        <h2 className="what">{seatName(next)} is to move</h2>
        <p>Take your time. Handing over hides this player&apos;s view and shows a blank page until {seatName(next)} is at the screen.</p>
        <div className="acts hand">
          <button type="button" className="btn go" onClick={() => onHandOver(next)}>
            Hand over to {seatName(next)} <kbd>⏎</kbd>
          </button>
        </div>
      </section>
    )
  const there = whoIsThere(others, { match, presence })
  return (
    <section className="ask idle" aria-label="Waiting">
      <div className="who">{viewer === 'public' ? 'You are watching' : 'Waiting for other players'}</div>
      <h2 className="what">{others.length === 0 ? 'Please wait' : waitingFor(calls, [...sealed, viewer], dutyOf).join('; ')}</h2>
      {there !== '' && <p>{there}</p>}
      {given && (
        <div className="sealed-line">
          <Seal kind="sealed" /> Your orders are sealed.
          {others.length > 0 && (
            <button type="button" className="btn" onClick={answers.takeBack}>
              Change orders
            </button>
          )}
        </div>
      )}
      {answers.refused && <RefusalNote refused={answers.refused} />}
    </section>
  )
}
