// The refusals of a fleet with their rules, and remedies as buttons.
import type { Refusal } from '@admiralty/kernel'
import type { FleetDesign } from '../../src/state.ts'
import { capital } from '../../src/words/say.ts'
import { type OnRule, Rule } from '../cite.tsx'
import type { FleetRemedy } from './designer-state.ts'

/** A remedy that changes the terms. */
export interface TermsRemedy {
  readonly label: string
  readonly rule: string
  take(): void
}
export interface RefusalsProps {
  readonly refusals: readonly Refusal[]
  readonly ways: readonly FleetRemedy[]
  readonly elsewhere: readonly TermsRemedy[]
  readonly onRule: OnRule
  onFleet(fleet: FleetDesign): void
}
export function Refusals({ refusals, ways, elsewhere, onRule, onFleet }: RefusalsProps) {
  if (refusals.length === 0) return null
  return (
    <div className="es-refuse" role="alert">
      {refusals.map(({ rule, reason }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same refusal may occur twice
        <h3 key={index}>
          <span>{capital(reason)}</span>
          <Rule id={rule} onRule={onRule} />
        </h3>
      ))}
      {ways.length + elsewhere.length > 0 && (
        <div className="fx">
          {ways.map(({ label, rule, to }) => (
            <button type="button" className="btn" key={label} onClick={() => onFleet(to)}>
              {label}
              {rule && <small className="es-cited">{rule}</small>}
            </button>
          ))}
          {elsewhere.map(({ label, rule, take }) => (
            <button type="button" className="btn" key={label} onClick={take}>
              {label}
              <small className="es-cited">{rule}</small>
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
