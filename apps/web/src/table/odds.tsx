// The numbers behind the choice that is aimed at, each with its reasons and their rules.
import type { Choice } from '@admiralty/kernel'
import { Reasons } from '../parts/reasons.tsx'
import { RuleLink } from '../parts/rule.tsx'

export const percent = (odds: number): string => `${Math.round(odds * 100)}%`

const counted = (reasons: number): string => (reasons === 1 ? 'one reason' : `${reasons} reasons`)

interface OddsProps {
  readonly choice: Choice
  /** It may be pointed at: the pointer is not what called it up. */
  readonly firm: boolean
}

export function Odds({ choice, firm }: OddsProps) {
  return (
    <aside className={firm ? 'pop odds firm' : 'pop odds'} aria-label="Why">
      <div className="ttl">
        <span>{choice.label}</span>
        <RuleLink rule={choice.rule} />
      </div>
      {choice.odds !== null && (
        <div className="large">
          <b>{percent(choice.odds)}</b>
          <Bar odds={choice.odds} />
        </div>
      )}
      <details open={matchMedia('(min-width: 901px)').matches}>
        <summary>Why: {counted(choice.because.reduce((sum, { number }) => sum + number.because.length, 0))}</summary>
        {choice.because.map(({ title, number }) => (
          <Reasons key={title} title={title} number={number} />
        ))}
      </details>
    </aside>
  )
}

export function Bar({ odds }: { readonly odds: number }) {
  return (
    <span className="bar">
      <i style={{ width: percent(odds) }} />
    </span>
  )
}
