// What a player may ask for about the clock: more time, a pause or its end, and vacation. Loaded when it is opened.
import { type ClockState, LONGEST_PAUSE, vacationDays } from '@admiralty/clocks'
import { type Call, plural, type Seat } from '@admiralty/kernel'
import type { ProposalRequest } from '@admiralty/protocol'
import { type ReactNode, useId, useState } from 'react'
import { serverNow } from '../api/server-time.ts'
import { propose } from '../api/social.ts'
import type { MatchInfo, StreamStatus } from '../api/types.ts'
import { personAt } from '../parts/people.ts'
import { RefusalNote } from '../parts/refusal.tsx'
import { useMatchAction } from '../parts/use-match-action.ts'
import type { SeenEntry } from '../proof/keys.ts'
import { takeVacation } from '../proof/signed-requests.ts'
import { seatsWaitedFor } from './clock-requests.ts'

interface TimePanelProps {
  readonly match: MatchInfo
  readonly as: Seat
  /** The last entry that this page has received. */
  readonly last: SeenEntry
  readonly clock: ClockState
  readonly calls: readonly Call[]
  readonly presence: Pick<StreamStatus, 'sealed' | 'proposals'>
}

export function TimePanel({ match, as, last, clock, calls, presence: { sealed, proposals } }: TimePanelProps) {
  const asking = useMatchAction(match.id, (request: ProposalRequest) => propose(match.id, request))
  const isOpen = (kind: ProposalRequest['kind'], about: Seat | null) => proposals.some((one) => one.kind === kind && one.seat === about)
  const waited = clock.paused ? [] : seatsWaitedFor(match, { clock, calls, ready: sealed }).filter((seat) => !isOpen('extend', seat))
  return (
    <div className="time-panel">
      {waited.length > 0 && (
        <div className="row-of-btns">
          {waited.map((seat) => (
            <button
              key={seat}
              type="button"
              className="btn"
              disabled={asking.busy}
              onClick={() => asking.run({ kind: 'extend', as, seat, agree: true })}
            >
              {seat === as ? 'Ask for more time' : `Give ${personAt(match, seat)} more time`}
            </button>
          ))}
        </div>
      )}
      {clock.paused
        ? !isOpen('resume', null) && (
            <button type="button" className="btn" disabled={asking.busy} onClick={() => asking.run({ kind: 'resume', as, agree: true })}>
              Propose to go on
            </button>
          )
        : !isOpen('pause', null) && (
            <DaysForm
              label="Days of the pause"
              most={LONGEST_PAUSE}
              busy={asking.busy}
              onDays={(days) => asking.run({ kind: 'pause', as, days, agree: true })}
            >
              Propose a pause
            </DaysForm>
          )}
      <p className="dim">All who still play must agree. During a pause all clocks stand still, and you may still give orders.</p>
      {asking.refused && <RefusalNote refused={asking.refused} />}
      <Vacation match={match} as={as} last={last} clock={clock} />
    </div>
  )
}

/** The days of vacation that the seat has, and the way to take some. Nobody has to agree. */
function Vacation({ match, as: seat, last, clock }: Pick<TimePanelProps, 'match' | 'as' | 'last' | 'clock'>) {
  const { clock: terms } = match
  const taken = match.seats.find((info) => info.seat === seat)?.vacations ?? 0
  const taking = useMatchAction(match.id, (days: number) => takeVacation({ match, seat, last }, days, taken + 1))
  const left = vacationDays(terms, clock, seat, serverNow())
  if (terms.kind === 'none' || terms.kind === 'live' || terms.vacation.atMost === 0) return null
  return (
    <>
      <p>
        Vacation: you have {left === 0 ? 'no whole day' : plural(left, 'day')} left. Your deadlines move by the days that you take, and
        nobody has to agree.
      </p>
      {left > 0 && (
        <DaysForm label="Days of vacation" most={left} busy={taking.busy} onDays={taking.run}>
          Take vacation
        </DaysForm>
      )}
      {taking.refused && <RefusalNote refused={taking.refused} />}
    </>
  )
}

interface DaysFormProps {
  readonly label: string
  readonly most: number
  readonly busy: boolean
  /** The text of the button. */
  readonly children: ReactNode
  onDays(days: number): void
}
function DaysForm({ label, most, busy, children, onDays }: DaysFormProps) {
  const id = useId()
  const [days, setDays] = useState('1')
  return (
    <form
      className="days-form"
      onSubmit={(event) => {
        event.preventDefault()
        onDays(Number(days))
      }}
    >
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="in"
        type="number"
        inputMode="numeric"
        required
        min={1}
        max={most}
        step={1}
        value={days}
        onChange={({ target }) => setDays(target.value)}
      />
      <button type="submit" className="btn" disabled={busy}>
        {children}
      </button>
    </form>
  )
}
