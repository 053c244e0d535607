// The figures of the forecast: what they assume, expected amounts, and chances with their 95 % interval.
import type { Forecast, Projection } from '@admiralty/bots'
import { useMemo, useState } from 'react'
import type { PlannedOrder } from './plan.ts'

interface ForecastFiguresProps {
  readonly plan: readonly PlannedOrder[]
  /** Null until there are figures. */
  readonly prospect: Projection | null
  /** The figures are of an earlier plan. */
  readonly stale: boolean
  readonly failed: boolean
}

export const ForecastFigures = ({ plan, prospect, stale, failed }: ForecastFiguresProps) => (
  <>
    <Condition plan={plan} span={prospect?.span} />
    {failed && <p>No forecast: the browser could not start a background worker.</p>}
    {prospect && (
      <div className={stale ? 'stale' : ''}>
        <Figures prospect={prospect} />
      </div>
    )}
  </>
)

function Condition({ plan, span = 'soon' }: { readonly plan: readonly PlannedOrder[]; readonly span: string | undefined }) {
  if (plan.length === 0) return <p>If the easy computer (ensign) played on for you, {span}:</p>
  return (
    <p>
      After{' '}
      {plan.map(({ label }, index) => (
        <span key={label}>
          {index > 0 && ' and '}
          <b>{label}</b>
        </span>
      ))}
      , {span}:
    </p>
  )
}

const FEW = 8
/** Less likely events are listed only on request. */
const MIN_CHANCE = 0.015

function Figures({ prospect: { forecasts } }: { readonly prospect: Projection }) {
  const [all, setAll] = useState(false)
  const chances = useMemo(() => forecasts.filter(({ kind }) => kind === 'chance'), [forecasts])
  const likely = chances.filter(({ value }) => value >= MIN_CHANCE)
  const shown = all ? chances : likely.slice(0, FEW)
  return (
    <>
      <dl className="amounts">
        {forecasts
          .filter(({ kind }) => kind === 'amount')
          .map((forecast) => (
            <div key={forecast.key}>
              <dt>
                {forecast.label} <small>{spanOf(forecast)}</small>
              </dt>
              <dd>{forecast.value.toFixed(1)}</dd>
            </div>
          ))}
      </dl>
      <table className="chances">
        <caption className="unseen">Chances with their 95% interval</caption>
        <tbody>
          {shown.map((forecast) => (
            <Row key={forecast.key} forecast={forecast} />
          ))}
        </tbody>
      </table>
      {chances.length > shown.length || all ? (
        <button type="button" className="linkish all" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? 'show fewer' : `show all ${chances.length}`}
        </button>
      ) : null}
    </>
  )
}

const whole = (share: number): string => String(Math.round(share * 100))
function spanOf({ kind, interval: [low, high] }: Forecast): string {
  if (!Number.isFinite(low)) return ''
  return kind === 'chance' ? `${whole(low)}–${whole(high)}` : `${Math.max(0, low).toFixed(1)}–${high.toFixed(1)}`
}

function Row({ forecast }: { readonly forecast: Forecast }) {
  const { label, value, interval } = forecast
  const [low, high] = interval
  return (
    <tr>
      <th scope="row">{label}</th>
      <td className="range">
        <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
          <line x1="0" y1="5" x2="100" y2="5" className="axis" />
          <rect x={low * 100} y="3" width={Math.max(1, (high - low) * 100)} height="4" className="within" />
          <rect x={Math.max(0, value * 100 - 1)} y="0" width="2" height="10" className="at" />
        </svg>
      </td>
      <td className="share">{whole(value)}%</td>
      <td className="between">{spanOf(forecast)}</td>
    </tr>
  )
}
