// The forecast panel: simulates battles with the planned orders and shows each chance with its 95 % interval.
import { useKeys } from '@admiralty/board'
import type { Forecast, Projection } from '@admiralty/bots'
import { type Call, type Choice, plural, type Seat } from '@admiralty/kernel'
import { useEffect, useId, useMemo, useState } from 'react'
import type { LoadedGame } from '../api/games.ts'
import { FEWEST_BATTLES } from './messages.ts'
import { currentOrder, type PlannedOrder, planOf } from './plan.ts'
import { type ForecastQuery, useForecast } from './use-forecast.ts'
import './forecast.css'

interface ForecastPanelProps {
  readonly game: LoadedGame
  readonly view: unknown
  readonly call: Call
  readonly seat: Seat
  readonly choices: readonly Choice[]
  readonly aimed: Choice | null
}

/** Milliseconds of simulation; the second value is for 'Simulate more'. */
const FIRST_TIME = 1000
const LONG_TIME = 5000
/** Milliseconds to wait, because a moving pointer passes over many choices. */
const PAUSE = 180

export function ForecastPanel({ game, view, call, seat, choices, aimed }: ForecastPanelProps) {
  const [open, setOpen] = useState(false)
  const [planned, setPlanned] = useState<readonly PlannedOrder[]>([])
  const body = useId()
  const current = useMemo(
    () => (open ? currentOrder(choices, aimed, (draft) => game.words.choices(view, draft)) : null),
    [open, choices, aimed, game, view],
  )
  const plan = planOf({ system: game.system, view, call }, planned, current)
  const { wanted, longer } = useWanted({ system: game.system.id, view, seat, plan: plan.map(({ order }) => order) }, open)
  const { prospect, battles, stale, busy, failed } = useForecast(wanted)
  useKey('w', () => setOpen((before) => !before))
  const isNew = current !== null && !planned.some(({ label }) => label === current.label)
  return (
    <section className="forecast" aria-label="Forecast" aria-busy={busy}>
      <button type="button" className="linkish fold" aria-expanded={open} aria-controls={body} onClick={() => setOpen(!open)}>
        Forecast <kbd>w</kbd>
      </button>
      {open && (
        <div id={body} className="forecast-body">
          <Condition plan={plan} span={prospect?.span} />
          {failed && <p>No forecast: the browser could not start a background worker.</p>}
          {prospect && (
            <div className={stale ? 'stale' : ''}>
              <Figures prospect={prospect} />
            </div>
          )}
          {!busy && !failed && !prospect && <p>There is nothing to forecast yet.</p>}
          <p className="from">
            {prospect && !stale ? fromWhat(prospect, busy) : busy ? `Simulating battles: ${battles} of at least ${FEWEST_BATTLES}…` : ''}
          </p>
          <div className="acts">
            {!busy && prospect && (
              <button type="button" className="btn quiet" onClick={longer}>
                Simulate more
              </button>
            )}
            {isNew && (
              <button type="button" className="btn quiet" onClick={() => setPlanned([...planned, current])}>
                Add this order to the plan
              </button>
            )}
            {planned.length > 0 && (
              <button type="button" className="btn quiet" onClick={() => setPlanned([])}>
                Clear the plan ({planned.length})
              </button>
            )}
          </div>
        </div>
      )}
    </section>
  )
}

const fromWhat = ({ battles }: Projection, busy: boolean): string =>
  `${busy ? 'So far from' : 'From'} ${plural(battles, 'simulated battle')}, based only on what your seat knows. The easy computer (ensign) plays all seats in them.`

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

/** Returns the same object until plan, view or time change. */
function useWanted(now: Omit<ForecastQuery, 'milliseconds'>, open: boolean): { readonly wanted: ForecastQuery | null; longer(): void } {
  const [wanted, setWanted] = useState<ForecastQuery | null>(null)
  const { system, view, seat } = now
  const plan = JSON.stringify(now.plan)
  useEffect(() => {
    if (!open) return setWanted(null)
    const soon = setTimeout(() => setWanted({ system, view, seat, plan: JSON.parse(plan), milliseconds: FIRST_TIME }), PAUSE)
    return () => clearTimeout(soon)
  }, [open, system, view, seat, plan])
  return { wanted, longer: () => setWanted((before) => before && { ...before, milliseconds: LONG_TIME }) }
}

const useKey = (key: string, then: () => void): void =>
  useKeys({ title: 'Forecast', bindings: [{ keys: [key], does: 'Show or hide the forecast', run: then }] })

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
