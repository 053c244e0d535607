// The terms of a fleet design: scenario, points and other options, each with its rule.

import { Refusals, Segments, SelectField } from '@admiralty/game-ui/design'
import { OptionField } from '@admiralty/game-ui/designer'
import { Rule } from '@admiralty/game-ui/panel'
import type { OptionValue } from '@admiralty/kernel'
import { useState } from 'react'
import { isOpen, limitsFor, OCCASIONS, optionOf, paysFor, refusedTerms, type Terms } from './terms.ts'

export interface TermsPanelProps {
  readonly terms: Terms
  onTerms(terms: Terms): void
}
const USUAL: readonly (number | null)[] = [250, 500, 1000]

function OccasionField({ terms, onTerms }: TermsPanelProps) {
  const of = (scenario: string, seat: string) => `${scenario} ${seat}`
  const now = OCCASIONS.find(({ scenario, seat }) => scenario === terms.scenario && seat === terms.seat) ?? OCCASIONS[0]
  return (
    <SelectField
      label="Designed for"
      rule={now?.rule ?? 'ES-GEN-03'}
      value={of(terms.scenario, terms.seat)}
      options={OCCASIONS.map(({ scenario, seat, title }) => [of(scenario, seat), title])}
      onValue={(value) => {
        const chosen = OCCASIONS.find(({ scenario, seat }) => of(scenario, seat) === value)
        if (chosen) onTerms({ ...terms, scenario: chosen.scenario, seat: chosen.seat })
      }}
    />
  )
}

function OwnSum({ terms, onTerms }: TermsPanelProps) {
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
        <Refusals refusals={[refused]} remedies={[{ label: `${paysFor(points)} points`, rule: null, take: () => take(paysFor(points)) }]} />
      )}
    </>
  )
}

function Points(props: TermsPanelProps) {
  const { terms, onTerms } = props
  const option = optionOf('budget')
  if (!option) return null
  if (!isOpen(terms, 'budget'))
    return (
      <p>
        <span className="cap">{option.title}</span> {limitsFor(terms).budget}, fixed by the scenario <Rule id={option.rule} />
      </p>
    )
  return (
    <div className="gu-field es-points-field">
      <span className="cap">{option.title}</span>
      <Rule id={option.rule} />
      <Segments
        label={option.title}
        values={USUAL}
        value={USUAL.find((points) => points === terms.budget) ?? null}
        titleOf={String}
        onValue={(budget) => budget !== null && onTerms({ ...terms, budget })}
      />
      <OwnSum key={terms.budget} {...props} />
    </div>
  )
}

const Leviathans = ({ terms, onTerms }: TermsPanelProps) =>
  (['leviathans', 'leviathanSpaces'] as const).map((name) => {
    const option = optionOf(name)
    const onValue = (value: OptionValue) => onTerms({ ...terms, [name]: value })
    return option && isOpen(terms, name) && <OptionField key={name} option={option} value={terms[name]} onValue={onValue} />
  })

export const TermsPanel = (props: TermsPanelProps) => (
  <section className="gu-sec es-sec es-terms" aria-label="Designed for">
    <OccasionField {...props} />
    <Points {...props} />
    <Leviathans {...props} />
  </section>
)
