// Details of the time limits of a new game. Loaded when they are opened.
import type { ClockTerms } from '@admiralty/clocks'
import { useId } from 'react'
import { earning } from './clock-choice.ts'
import { ZoneField } from './date-fields.tsx'

type Terms<K extends ClockTerms['kind']> = Extract<ClockTerms, { readonly kind: K }>
interface SettingsProps<T extends ClockTerms> {
  readonly terms: T
  onChange(terms: T): void
}

export function TimeSettings({ terms, onChange }: SettingsProps<ClockTerms>) {
  switch (terms.kind) {
    case 'none':
      return null
    case 'live':
      return <LiveSettings terms={terms} onChange={onChange} />
    case 'answer':
      return <AnswerSettings terms={terms} onChange={onChange} />
    case 'calendar':
      return <CalendarSettings terms={terms} onChange={onChange} />
  }
}

function LiveSettings({ terms, onChange }: SettingsProps<Terms<'live'>>) {
  const { bank, increment } = terms
  return (
    <>
      <NumberField
        label="Minutes for the match"
        value={bank / 60}
        range={[1, 1440]}
        onType={(to) => onChange({ ...terms, bank: to * 60 })}
      />
      <NumberField label="Seconds per answer" value={increment} range={[5, 3600]} onType={(to) => onChange({ ...terms, increment: to })} />
      <MissesField terms={terms} onChange={onChange} />
    </>
  )
}

function AnswerSettings({ terms, onChange }: SettingsProps<Terms<'answer'>>) {
  const { days, bank, weekends, zone } = terms
  const rests = weekends === 'rest'
  return (
    <>
      <NumberField label="Days per answer" value={days} range={[0.25, 60]} onType={(to) => onChange({ ...terms, days: to })} />
      <NumberField label="Hours of reserve for the match" value={bank} range={[0, 720]} onType={(to) => onChange({ ...terms, bank: to })} />
      <SwitchField
        label="Saturdays and Sundays do not count"
        on={rests}
        onSwitch={() => onChange({ ...terms, weekends: rests ? 'count' : 'rest' })}
      />
      {rests && <ZoneField zone={zone} onChoose={(next) => onChange({ ...terms, zone: next })} />}
      <SlowFields terms={terms} onChange={onChange} />
    </>
  )
}

function CalendarSettings({ terms, onChange }: SettingsProps<Terms<'calendar'>>) {
  const { least, early } = terms
  const atItsTime = early === 'only-at-its-time'
  return (
    <>
      <NumberField label="Hours until a date, at least" value={least} range={[1, 336]} onType={(to) => onChange({ ...terms, least: to })} />
      <SwitchField
        label="Never before its time, even if all are ready"
        on={atItsTime}
        onSwitch={() => onChange({ ...terms, early: atItsTime ? 'when-ready' : 'only-at-its-time' })}
      />
      <SlowFields terms={terms} onChange={onChange} />
    </>
  )
}

function SlowFields<T extends Terms<'answer' | 'calendar'>>({ terms, onChange }: SettingsProps<T>) {
  const { short, vacation } = terms
  return (
    <>
      <NumberField label="Days for a short question" value={short} range={[0.25, 14]} onType={(to) => onChange({ ...terms, short: to })} />
      <NumberField
        label="Days of vacation per month"
        value={vacation.perMonth}
        range={[0, 10]}
        onType={(to) => onChange({ ...terms, vacation: earning(vacation, to) })}
      />
      {vacation.perMonth > 0 && (
        <NumberField
          label="Days of vacation that can be saved"
          value={vacation.atMost}
          range={[vacation.perMonth, 60]}
          onType={(to) => onChange({ ...terms, vacation: { ...vacation, atMost: to } })}
        />
      )}
      <MissesField terms={terms} onChange={onChange} />
    </>
  )
}

/** How many deadlines in a row a player may miss before the others decide. */
function MissesField<T extends Exclude<ClockTerms, { readonly kind: 'none' }>>({ terms, onChange }: SettingsProps<T>) {
  return (
    <NumberField
      label="Missed in a row, then the others decide"
      value={terms.misses}
      range={[1, 10]}
      onType={(to) => onChange({ ...terms, misses: to })}
    />
  )
}

interface NumberFieldProps {
  readonly label: string
  readonly value: number
  readonly range: readonly [number, number]
  /** `NaN` while the field is empty: the form says what is wrong. */
  onType(value: number): void
}
function NumberField({ label, value, range: [min, max], onType }: NumberFieldProps) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="in"
        type="number"
        inputMode="decimal"
        step="any"
        min={min}
        max={max}
        required
        value={Number.isNaN(value) ? '' : value}
        onChange={({ target }) => onType(target.valueAsNumber)}
      />
    </div>
  )
}

function SwitchField({ label, on, onSwitch }: { readonly label: string; readonly on: boolean; onSwitch(): void }) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input id={id} type="checkbox" checked={on} onChange={onSwitch} />
    </div>
  )
}
