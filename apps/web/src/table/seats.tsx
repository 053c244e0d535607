// The list of players: who is to move, has sealed an order, is done or waits, and who is online.
import { Seal, type SealProps } from '@admiralty/board'
import type { ClockState } from '@admiralty/clocks'
import { later } from '@admiralty/game-ui'
import { type Call, isQuiet, type RuleSystem, type Seat, type Viewer } from '@admiralty/kernel'
import { Suspense } from 'react'
import type { MatchInfo, SeatStatus, StreamStatus } from '../api/types.ts'
import { callOf } from '../match-view/observed-match.ts'
import { rankName } from '../match-view/texts.ts'
import { playersIn } from '../parts/people.ts'
import { holderName, SeatChip, seatName } from '../parts/seat.tsx'
import type { SeenEntry } from '../proof/keys.ts'
import type { MutedSeats } from '../social/muted.ts'
import { automaticWords } from './automatic-words.ts'

// Loaded on demand, since few matches have a clock, and few players change the switches.
const SeatTime = later(() => import('../clock/seat-time.tsx'), 'SeatTime')
const SeatSwitches = later(() => import('./seat-switches.tsx'), 'SeatSwitches')

export interface SeatsProps {
  readonly viewer: Viewer
  /** The match is over. */
  readonly over: boolean
  onHandOver(seat: Seat): void
  readonly match: MatchInfo
  readonly calls: readonly Call[]
  readonly opened: readonly Seat[]
  /** Null in a match without a clock. */
  readonly clock: ClockState | null
  /** The viewer's order is saved: it counts at the deadline. */
  readonly saved: boolean
  readonly presence: StreamStatus
  readonly muted: MutedSeats
  readonly system: Pick<RuleSystem, 'automatic' | 'quietCalls'>
  /** The last entry that this page has received. */
  readonly last: SeenEntry
}

type Kind = SealProps['kind']
const STATUS_TEXTS: Readonly<Record<Kind, string>> = { owed: 'to move', sealed: 'orders sealed', opened: 'done', none: 'waiting' }
/** In a match with a clock others never learn whether an order that is not ready exists. */
const TIMED_TEXTS: Readonly<Record<Kind, string>> = { owed: 'not ready', sealed: 'ready', opened: 'done', none: 'waiting' }
/** The status of a seat in words. Only the page of its own player knows that an order is saved. */
export function statusText(
  kind: Kind,
  { isTimed, isSaved, isAskedQuietly }: { readonly isTimed: boolean; readonly isSaved: boolean; readonly isAskedQuietly: boolean },
): string {
  if (isSaved) return 'saved'
  // The page does not know whether another player is ready.
  if (isAskedQuietly && kind === 'owed') return STATUS_TEXTS.owed
  return (isTimed ? TIMED_TEXTS : STATUS_TEXTS)[kind]
}

/** The status of a seat, as the board draws it. */
export function seatStatus(seat: Seat, { calls, opened, presence }: Pick<SeatsProps, 'calls' | 'opened' | 'presence'>): Kind {
  if (callOf(calls, seat)) return presence.sealed.includes(seat) ? 'sealed' : 'owed'
  return opened.includes(seat) ? 'opened' : 'none'
}

export function Seats(props: SeatsProps) {
  const { match, presence } = props
  const seats = playersIn(match).map(({ seat }) => seat)
  const isSaved = (seat: Seat): boolean => props.saved && seat === props.viewer
  const isAskedQuietly = (seat: Seat): boolean => props.calls.some((call) => call.seats.includes(seat) && isQuiet(props.system, call))
  return (
    <section className="sec seats-sec" aria-label="Players">
      <div className="h">
        <h2>Players</h2>
      </div>
      <table className="seats">
        <thead className="unseen">
          <tr>
            <th>Player</th>
            <th>Status</th>
          </tr>
        </thead>
        <tbody>
          {match.seats.map((info) => {
            const kind = seatStatus(info.seat, props)
            return (
              <tr key={info.seat}>
                <td>
                  <SeatChip seat={info.seat} seats={seats}>
                    <b>{seatName(info.seat)}</b>
                  </SeatChip>
                  <small>{whoSits(info, presence)}</small>
                  {props.clock && !props.over && (
                    <Suspense>
                      <SeatTime
                        terms={match.clock}
                        clock={props.clock}
                        calls={props.calls}
                        seat={info.seat}
                        // Saved orders do not stop a clock.
                        sealed={presence.sealed.includes(info.seat) && !isSaved(info.seat)}
                      />
                    </Suspense>
                  )}
                  {info.seat !== props.viewer && <AutomaticList info={info} automatic={props.system.automatic} />}
                </td>
                <td className={`seal-cell ${kind}`}>
                  {!props.over && !info.conceded && (kind !== 'none' || info.holder !== 'umpire') && (
                    <>
                      <Seal kind={kind} />{' '}
                      {statusText(kind, {
                        isTimed: props.clock !== null,
                        isSaved: isSaved(info.seat),
                        isAskedQuietly: isAskedQuietly(info.seat),
                      })}
                    </>
                  )}
                  {info.holder === 'other' && <Mute seat={info.seat} muted={props.muted} />}
                  {info.holder === 'me' && info.seat !== props.viewer && (
                    <button type="button" className="linkish" onClick={() => props.onHandOver(info.seat)}>
                      Hand over
                    </button>
                  )}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      {match.seats
        .filter(({ seat, standIn, conceded }) => seat === props.viewer && !props.over && standIn === null && !conceded)
        .map((info) => (
          <Suspense key={info.seat}>
            <SeatSwitches match={match} info={info} automatic={props.system.automatic} last={props.last} />
          </Suspense>
        ))}
    </section>
  )
}

/** The decisions that another player leaves to fixed rules, in one line that opens. */
function AutomaticList({ info, automatic }: { readonly info: SeatStatus; readonly automatic: RuleSystem['automatic'] }) {
  const { decisions } = info.automatic
  if (decisions.length === 0) return null
  return (
    <details className="auto-list">
      <summary>{automaticWords(decisions.length)}</summary>
      {automatic.map(({ key, label }) => decisions.includes(key) && <small key={key}>{label}</small>)}
    </details>
  )
}

/** 'Ben, away', 'Anna, you' or 'the computer, thinking' */
export function whoSits(info: SeatStatus, presence: Pick<StreamStatus, 'here' | 'thinking'>): string {
  const { seat, holder, standIn, conceded } = info
  const person = holderName(info)
  if (holder === 'open' || holder === 'umpire') return person
  if (conceded) return `${person}, has conceded`
  const thinking = presence.thinking.includes(seat) ? ', thinking' : ''
  if (standIn !== null) return `${person}; ${rankName(standIn)} sits in${thinking}`
  if (holder === 'bot') return `${person}${thinking}`
  return holder === 'me' ? person : `${person}, ${presence.here.includes(seat) ? 'online' : 'away'}`
}

/** Shows or hides the messages of a player in this browser. */
function Mute({ seat, muted }: { readonly seat: Seat; readonly muted: MutedSeats }) {
  return (
    <button type="button" className="linkish" aria-pressed={muted.has(seat)} onClick={() => muted.toggle(seat)}>
      {muted.has(seat) ? 'muted' : 'mute'} <span className="unseen">{seatName(seat)}</span>
    </button>
  )
}
