// When the orders of a weekly game are due: days, time of the day and time zone.
import type { ClockTerms } from '@admiralty/clocks'
import { useId, useMemo } from 'react'
import { zoneNames } from './clock-choice.ts'

type CalendarTerms = Extract<ClockTerms, { readonly kind: 'calendar' }>
type Weekday = CalendarTerms['weekdays'][number]

const WEEKDAYS: readonly (readonly [Weekday, string])[] = [
  [1, 'Mon'],
  [2, 'Tue'],
  [3, 'Wed'],
  [4, 'Thu'],
  [5, 'Fri'],
  [6, 'Sat'],
  [7, 'Sun'],
]

interface DateFieldsProps {
  readonly terms: CalendarTerms
  onChange(terms: CalendarTerms): void
}

export function DateFields({ terms, onChange }: DateFieldsProps) {
  const id = useId()
  const { weekdays, at, zone } = terms
  const toggle = (day: Weekday) => {
    const days = weekdays.includes(day) ? weekdays.filter((one) => one !== day) : [...weekdays, day]
    onChange({ ...terms, weekdays: days.toSorted((one, other) => one - other) })
  }
  return (
    <>
      <fieldset className="field weekdays" aria-label="Days on which orders are due">
        {WEEKDAYS.map(([day, label]) => (
          <label key={day}>
            <input type="checkbox" checked={weekdays.includes(day)} onChange={() => toggle(day)} />
            {label}
          </label>
        ))}
      </fieldset>
      <div className="field">
        <label htmlFor={id}>Time of the day</label>
        <input id={id} className="in" type="time" required value={at} onChange={({ target }) => onChange({ ...terms, at: target.value })} />
      </div>
      <ZoneField zone={zone} onChoose={(next) => onChange({ ...terms, zone: next })} />
    </>
  )
}

export function ZoneField({ zone, onChoose }: { readonly zone: string; onChoose(zone: string): void }) {
  const id = useId()
  const names = useMemo(() => zoneNames(zone), [zone])
  return (
    <div className="field">
      <label htmlFor={id}>Time zone</label>
      <select id={id} className="in" value={zone} onChange={({ target }) => onChoose(target.value)}>
        {names.map((name) => (
          <option key={name} value={name}>
            {name.replaceAll('_', ' ')}
          </option>
        ))}
      </select>
    </div>
  )
}
