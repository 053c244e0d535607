// The time limits of a new game: a list of usual ones, day and hour of a weekly one, and more settings, said in plain sentences.
import { type ClockTerms, clockWords } from '@admiralty/clocks'
import { later } from '@admiralty/game-ui'
import { Suspense, useId, useMemo, useState } from 'react'
import { ownZone } from '../clock/times.ts'
import { clockProblem, presetOf, presetsFor } from './clock-choice.ts'
import { DateFields } from './date-fields.tsx'

// Loaded on demand, since few players change them.
const TimeSettings = later(() => import('./time-settings.tsx'), 'TimeSettings')

interface TimeFieldProps {
  readonly terms: ClockTerms
  onChange(terms: ClockTerms): void
}

export function TimeField({ terms, onChange }: TimeFieldProps) {
  const id = useId()
  const presets = useMemo(() => presetsFor(ownZone()), [])
  const [open, setOpen] = useState(false)
  const preset = presetOf(presets, terms)
  const set = (chosen: string) => {
    const found = presets.find((one) => one.id === chosen)
    if (found) onChange(found.terms)
  }
  return (
    <fieldset>
      <legend>Time</legend>
      <div className="field">
        <label htmlFor={id}>Time limits</label>
        <select id={id} className="in" value={preset?.id ?? OWN} onChange={({ target }) => set(target.value)}>
          {presets.map(({ id: one, label }) => (
            <option key={one} value={one}>
              {label}
            </option>
          ))}
          {!preset && <option value={OWN}>your own settings</option>}
        </select>
      </div>
      {terms.kind === 'calendar' && <DateFields terms={terms} onChange={onChange} />}
      {terms.kind !== 'none' && (
        <details className="more-settings" open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary>More settings</summary>
          {open && (
            <Suspense>
              <TimeSettings terms={terms} onChange={onChange} />
            </Suspense>
          )}
        </details>
      )}
      {clockProblem(terms) === null && (
        <ul className="time-words" aria-label="What these time limits mean" aria-live="polite">
          {clockWords(terms).map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      )}
    </fieldset>
  )
}
const OWN = 'own'
