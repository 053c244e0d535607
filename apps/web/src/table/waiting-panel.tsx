// Shown while the viewer has no question: who is to move, whether the viewer's orders are sealed, who is next at this screen.
import { Seal } from '@admiralty/board'
import { type Call, list, type Seat, type Viewer } from '@admiralty/kernel'
import type { MatchInfo, StreamStatus } from '../api/types.ts'
import type { Answers } from '../match-view/answers.ts'
import { rankName } from '../match-view/texts.ts'
import { playersIn } from '../parts/people.ts'
import { RefusalNote } from '../parts/refusal.tsx'
import { holderName, seatName } from '../parts/seat.tsx'
import { sentence } from '../parts/sentence.ts'
import { NextQuestion } from '../shell/next-question.tsx'

interface WaitingPanelProps {
  readonly viewer: Viewer
  readonly calls: readonly Call[]
  readonly sealed: readonly Seat[]
  readonly match: MatchInfo
  readonly presence: StreamStatus
  /** 'to fire' */
  dutyOf(kind: string): string
  readonly answers: Answers
  /** The viewer's order for the open call is sealed. */
  readonly given: boolean
  /** The viewer's order is saved: it counts at the deadline. */
  readonly saved: boolean
  /** The seat at this screen that is next. */
  readonly next: Seat | undefined
  onHandOver(seat: Seat): void
}

/** The seats of open calls without a sealed order. */
export const awaited = (calls: readonly Call[], sealed: readonly Seat[]): readonly Seat[] =>
  calls.flatMap(({ seats }) => seats).filter((seat) => !sealed.includes(seat))

/** Lines such as 'Blue is to fire', with the seats that owe an order. Several calls of one kind to the umpire have one line. */
export function waitingFor(calls: readonly Call[], sealed: readonly Seat[], dutyOf: (kind: string) => string): readonly string[] {
  const lines = calls.flatMap((call) => {
    const owing = awaited([call], sealed)
    return owing.length === 0 ? [] : [`${list(owing.map(seatName))} ${owing.length > 1 ? 'are' : 'is'} ${dutyOf(call.kind)}`]
  })
  return [...new Set(lines)]
}

/** The players of the awaited seats, and whether they are online. */
function playersOf(seats: readonly Seat[], { match, presence }: Pick<WaitingPanelProps, 'match' | 'presence'>): string {
  return playersIn(match)
    .filter(({ seat, holder, standIn }) => seats.includes(seat) && (holder !== 'me' || standIn !== null))
    .map((info) => {
      const { seat, holder, standIn } = info
      if (standIn !== null) return sentence(`${rankName(standIn)} sits in for ${seatName(seat)}`)
      const busy = holder === 'bot' && presence.thinking.includes(seat) ? ' and is thinking' : ''
      const away = holder !== 'bot' && !presence.here.includes(seat) ? ', and is away' : ''
      return sentence(`${holderName(info)} plays ${seatName(seat)}${busy}${away}`)
    })
    .join(' ')
}

/** The panel says who is waiting, and for what. A player who has conceded while others play on gives no more orders. */
export function waitingTitle(viewer: Viewer, { seats }: Pick<MatchInfo, 'seats'>): string {
  if (viewer === 'public') return 'You are watching'
  const hasConceded = seats.some(({ seat, conceded }) => seat === viewer && conceded)
  return hasConceded ? 'You have conceded. You may watch to the end.' : 'Waiting for other players'
}

export function WaitingPanel(props: WaitingPanelProps) {
  const { viewer, calls, sealed, match, presence, dutyOf, answers, given, next, onHandOver } = props
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
  const players = playersOf(others, { match, presence })
  return (
    <section className="ask idle" aria-label="Waiting">
      <div className="who">{waitingTitle(viewer, match)}</div>
      <h2 className="what">{others.length === 0 ? nobodyElse(props) : waitingFor(calls, [...sealed, viewer], dutyOf).join('; ')}</h2>
      {players !== '' && <p>{players}</p>}
      {given && <GivenOrders {...props} changeable={others.length > 0 || answers.saving !== null} />}
      {answers.refused && <RefusalNote refused={answers.refused} />}
      <NextQuestion match={match.id} />
    </section>
  )
}

/** The title when no other seat owes an order. In a match with a clock the question may still wait for its time. */
function nobodyElse({ given, saved, answers }: Pick<WaitingPanelProps, 'given' | 'saved' | 'answers'>): string {
  if (saved) return 'Your orders are saved'
  return given && answers.saving !== null ? 'All players are ready' : 'Please wait'
}

/** The viewer's own orders: sealed, or in a match with a clock ready or only saved, and the way back to them. */
function GivenOrders({ answers, saved, changeable }: Pick<WaitingPanelProps, 'answers' | 'saved'> & { readonly changeable: boolean }) {
  const { busy, saving, takeBack } = answers
  const makeReady = saved ? saving?.makeReady : undefined
  return (
    <>
      <div className="sealed-line">
        <Seal kind="sealed" /> {saved ? SAVED_TEXT : saving === null ? 'Your orders are sealed.' : 'Ready. Your orders are sealed.'}
      </div>
      {(changeable || saved) && (
        <div className="acts">
          {makeReady && (
            <button type="button" className="btn go" disabled={busy} onClick={makeReady}>
              Ready
            </button>
          )}
          <button type="button" className="btn" disabled={busy} onClick={takeBack}>
            Change orders <kbd>U</kbd>
          </button>
        </div>
      )}
      {saved && !makeReady && <p>These orders were saved on another device. Change them here to send them as ready.</p>}
    </>
  )
}
const SAVED_TEXT = 'Saved. It counts at the deadline; press Ready if nothing will change.'
