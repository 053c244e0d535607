// The terms of a fleet design: scenario, points and other options, each with its rule.
import { type ReactNode, useState } from 'react'
import { capital } from '../../src/words/say.ts'
import { type OnRule, Rule } from '../cite.tsx'
import { isOpen, limitsFor, OCCASIONS, optionOf, paysFor, refusedTerms, type Terms } from './terms.ts'

export interface TermsPanelProps {
  readonly terms: Terms
  readonly onRule: OnRule
  onTerms(terms: Terms): void
}
const USUAL = [250, 500, 1000] as const

interface FieldProps {
  readonly rule: string
  readonly onRule: OnRule
  readonly children: ReactNode
}
const Field = ({ rule, onRule, children }: FieldProps) => (
  <div className="es-term">
    {children}
    <Rule id={rule} onRule={onRule} />
  </div>
)

function OccasionField({ terms, onTerms, onRule }: TermsPanelProps) {
  const of = (scenario: string, seat: string) => `${scenario} ${seat}`
  const now = OCCASIONS.find(({ scenario, seat }) => scenario === terms.scenario && seat === terms.seat) ?? OCCASIONS[0]
  return (
    <Field rule={now?.rule ?? 'ES-GEN-03'} onRule={onRule}>
      <label>
        <span className="cap">Designed for</span>
        <select
          className="in"
          value={of(terms.scenario, terms.seat)}
          onChange={(event) => {
            const chosen = OCCASIONS.find(({ scenario, seat }) => of(scenario, seat) === event.target.value)
            if (chosen) onTerms({ ...terms, scenario: chosen.scenario, seat: chosen.seat })
          }}
        >
          {OCCASIONS.map(({ scenario, seat, title }) => (
            <option key={of(scenario, seat)} value={of(scenario, seat)}>
              {title}
            </option>
          ))}
        </select>
      </label>
    </Field>
  )
}

function OwnSum({ terms, onTerms, onRule }: TermsPanelProps) {
  const usual = USUAL.some((points) => points === terms.budget)
  const [typed, setTyped] = useState<string | null>(null)
  const points = Number(typed)
  const refused = typed === null || typed === '' ? undefined : refusedTerms({ ...terms, budget: points })
  const take = (budget: number) => {
    setTyped(null)
    onTerms({ ...terms, budget })
  }
  return (
    <>
      <input
        className="in es-own-sum"
        type="number"
        inputMode="numeric"
        min={250}
        step={250}
        aria-label="Another sum of points"
        placeholder="other"
        value={typed ?? (usual ? '' : terms.budget)}
        onChange={(event) => {
          const budget = Number(event.target.value)
          if (event.target.value !== '' && !refusedTerms({ ...terms, budget })) take(budget)
          else setTyped(event.target.value)
        }}
      />
      {refused && (
        <div className="es-refuse" role="alert">
          <h3>
            <span>{capital(refused.reason)}</span>
            <Rule id={refused.rule} onRule={onRule} />
          </h3>
          <div className="fx">
            <button type="button" className="btn" onClick={() => take(paysFor(points))}>
              {paysFor(points)} points
            </button>
          </div>
        </div>
      )}
    </>
  )
}

function Points(props: TermsPanelProps) {
  const { terms, onTerms, onRule } = props
  const option = optionOf('budget')
  if (!option) return null
  if (!isOpen(terms, 'budget'))
    return (
      <Field rule={option.rule} onRule={onRule}>
        <span>
          <span className="cap">{option.title}</span> {limitsFor(terms).budget}, fixed by the scenario
        </span>
      </Field>
    )
  return (
    <Field rule={option.rule} onRule={onRule}>
      <fieldset className="es-points-field">
        <legend className="cap">{option.title}</legend>
        <span className="seg">
          {USUAL.map((points) => (
            <button type="button" key={points} aria-pressed={points === terms.budget} onClick={() => onTerms({ ...terms, budget: points })}>
              {points}
            </button>
          ))}
        </span>
        <OwnSum key={terms.budget} {...props} />
      </fieldset>
    </Field>
  )
}

function Leviathans({ terms, onTerms, onRule }: TermsPanelProps) {
  const [allowed, spaces] = [optionOf('leviathans'), optionOf('leviathanSpaces')]
  return (
    <>
      {allowed && isOpen(terms, 'leviathans') && (
        <Field rule={allowed.rule} onRule={onRule}>
          <label className="es-check">
            <input
              type="checkbox"
              checked={terms.leviathans}
              onChange={(event) => onTerms({ ...terms, leviathans: event.target.checked })}
            />
            {allowed.title}
          </label>
        </Field>
      )}
      {spaces && isOpen(terms, 'leviathanSpaces') && (
        <Field rule={spaces.rule} onRule={onRule}>
          <label>
            <span className="cap">{spaces.title}</span>
            <select
              className="in"
              value={terms.leviathanSpaces}
              onChange={(event) => onTerms({ ...terms, leviathanSpaces: Number(event.target.value) })}
            >
              {spaces.values.map((value) => (
                <option key={String(value)} value={Number(value)}>
                  {String(value)}
                </option>
              ))}
            </select>
          </label>
        </Field>
      )}
    </>
  )
}

export const TermsPanel = (props: TermsPanelProps) => (
  <section className="es-sec es-terms" aria-label="Designed for">
    <OccasionField {...props} />
    <Points {...props} />
    <Leviathans {...props} />
  </section>
)
