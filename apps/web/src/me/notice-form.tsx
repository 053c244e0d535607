// The choice of notices by mail: by kind of notice and kind of game, and the hour of the daily mail.
import { type FormEvent, useId, useMemo, useState } from 'react'
import { type ChosenNotices, chooseNotices } from '../api/notices.ts'
import { ownZone } from '../clock/times.ts'
import { zoneNames } from '../set-up/clock-choice.ts'
import { useAccountAction } from './account-action.ts'
import { NOTICE_WORDS } from './notice-words.ts'
import { FailureNote } from './sure-button.tsx'

const CLOCKS = { answer: 'Games with days for each answer', calendar: 'Games with fixed dates' } as const
type ClockKind = keyof typeof CLOCKS
const CLOCK_KINDS = ['answer', 'calendar'] as const satisfies readonly ClockKind[]
type Mode = ChosenNotices['move'][ClockKind]
const MODES: Readonly<Record<Mode, string>> = { each: 'at once', daily: 'once a day', none: 'no mail' }
const HOURS = Array.from({ length: 24 }, (_, hour) => hour)

const usesDailyMail = ({ move }: ChosenNotices): boolean => CLOCK_KINDS.some((clock) => move[clock] === 'daily')
/** The zone of this device is offered as long as the saved one has no use. */
const offered = (saved: ChosenNotices): ChosenNotices => (usesDailyMail(saved) ? saved : { ...saved, zone: ownZone() })

export function NoticeForm({ choice: saved }: { readonly choice: ChosenNotices }) {
  const [choice, setChoice] = useState(() => offered(saved))
  const choose = useAccountAction(chooseNotices)
  const change = (part: Partial<ChosenNotices>): void => {
    choose.reset()
    setChoice({ ...choice, ...part })
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    choose.mutate(choice)
  }
  return (
    <form onSubmit={submit} className="notice-form">
      <fieldset>
        <legend>{NOTICE_WORDS.move}</legend>
        {CLOCK_KINDS.map((clock) => (
          <ModeField
            key={clock}
            label={CLOCKS[clock]}
            modes={['each', 'daily', 'none']}
            mode={choice.move[clock]}
            onChange={(mode) => change({ move: { ...choice.move, [clock]: mode } })}
          />
        ))}
        {usesDailyMail(choice) && <DailyFields choice={choice} onChange={change} />}
      </fieldset>
      {(['last', 'reminder'] as const).map((kind) => (
        <fieldset key={kind}>
          <legend>{NOTICE_WORDS[kind]}</legend>
          {CLOCK_KINDS.map((clock) => (
            <ModeField
              key={clock}
              label={CLOCKS[clock]}
              modes={['each', 'none']}
              mode={choice[kind][clock]}
              onChange={(mode) => change({ [kind]: { ...choice[kind], [clock]: mode } })}
            />
          ))}
        </fieldset>
      ))}
      <button type="submit" className="btn" disabled={choose.isPending}>
        Keep this choice
      </button>
      {choose.isSuccess && <p role="status">Your choice is saved.</p>}
      <FailureNote error={choose.error} />
    </form>
  )
}

interface ModeFieldProps<M extends Mode> {
  readonly label: string
  readonly modes: readonly M[]
  readonly mode: M
  onChange(mode: M): void
}
function ModeField<M extends Mode>({ label, modes, mode, onChange }: ModeFieldProps<M>) {
  const set = (chosen: string): void => {
    const found = modes.find((one) => one === chosen)
    if (found) onChange(found)
  }
  return (
    <label>
      {label}
      <select className="in" value={mode} onChange={({ target }) => set(target.value)}>
        {modes.map((one) => (
          <option key={one} value={one}>
            {MODES[one]}
          </option>
        ))}
      </select>
    </label>
  )
}

interface DailyFieldsProps {
  readonly choice: ChosenNotices
  onChange(part: Partial<ChosenNotices>): void
}
function DailyFields({ choice: { hour, zone }, onChange }: DailyFieldsProps) {
  const [hourId, zoneId] = [useId(), useId()]
  const names = useMemo(() => zoneNames(zone), [zone])
  return (
    <>
      <label htmlFor={hourId}>
        Hour of the daily mail
        <select id={hourId} className="in" value={hour} onChange={({ target }) => onChange({ hour: Number(target.value) })}>
          {HOURS.map((one) => (
            <option key={one} value={one}>
              {`${String(one).padStart(2, '0')}:00`}
            </option>
          ))}
        </select>
      </label>
      <label htmlFor={zoneId}>
        Time zone
        <select id={zoneId} className="in" value={zone} onChange={({ target }) => onChange({ zone: target.value })}>
          {names.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <p>One mail has all open questions. It is sent only on days with a new one. A question that is due earlier is mailed at once.</p>
    </>
  )
}
