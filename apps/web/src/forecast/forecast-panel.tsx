// What may come of it: the plan in hand, played on in imagined battles; each claim with its chance and how far that can be trusted.
import type { Forecast, Prospect } from '@admiralty/bots'
import type { Choice, Seat } from '@admiralty/kernel'
import { useEffect, useId, useMemo, useState } from 'react'
import type { LoadedGame } from '../api/games.ts'
import { isTyping } from '../table/choice-keys.ts'
import { currentOrder, type PlannedOrder, planOf } from './plan.ts'
import { type ForecastQuery, useForecast } from './use-forecast.ts'
import './forecast.css'

interface ForecastPanelProps {
  readonly game: LoadedGame
  readonly view: unknown
  readonly seat: Seat
  readonly choices: readonly Choice[]
  readonly aimed: Choice | null
}

const FIRST_TIME = 1000
const LONG_TIME = 5000
/** A pointer on its way passes over many choices. */
const PAUSE = 180

export function ForecastPanel({ game, view, seat, choices, aimed }: ForecastPanelProps) {
  const [open, setOpen] = useState(false)
  const [kept, setKept] = useState<readonly PlannedOrder[]>([])
  const body = useId()
  const hand = useMemo(
    () => (open ? currentOrder(choices, aimed, (draft) => game.words.choices(view, draft)) : null),
    [open, choices, aimed, game, view],
  )
  const plan = planOf(game.system, view, kept, hand)
  const { wanted, longer } = useWanted({ system: game.system.id, view, seat, plan: plan.map(({ order }) => order) }, open)
  const { prospect, stale, busy, failed } = useForecast(wanted)
  useKey('w', () => setOpen((before) => !before))
  const isNew = hand !== null && !kept.some(({ label }) => label === hand.label)
  return (
    <section className="forecast" aria-label="What may come of it" aria-busy={busy}>
      <button type="button" className="linkish fold" aria-expanded={open} aria-controls={body} onClick={() => setOpen(!open)}>
        What may come of it <kbd>w</kbd>
      </button>
      {open && (
        <div id={body} className="forecast-body">
          <Condition plan={plan} span={prospect?.span} />
          {failed && <p>Nothing can be imagined here: the browser did not start the part that does it.</p>}
          {prospect && (
            <div className={stale ? 'stale' : ''}>
              <Figures prospect={prospect} />
            </div>
          )}
          {!busy && !failed && !prospect && <p>Nothing can be said of this yet.</p>}
          <p className="from">{prospect && !stale ? fromWhat(prospect, busy) : busy ? 'Imagining battles…' : ''}</p>
          <div className="acts">
            {!busy && prospect && (
              <button type="button" className="btn quiet" onClick={longer}>
                Think longer
              </button>
            )}
            {isNew && (
              <button type="button" className="btn quiet" onClick={() => setKept([...kept, hand])}>
                Keep this order in mind
              </button>
            )}
            {kept.length > 0 && (
              <button type="button" className="btn quiet" onClick={() => setKept([])}>
                Forget {kept.length === 1 ? 'it' : `the ${kept.length} kept`}
              </button>
            )}
          </div>
        </div>
      )}
    </section>
  )
}

const fromWhat = ({ battles }: Prospect, busy: boolean): string =>
  `${busy ? 'So far from' : 'From'} ${battles} imagined ${battles === 1 ? 'battle' : 'battles'}, thought out in your browser from what your seat may know. Everybody in them plays as an ensign would.`

function Condition({ plan, span = 'soon' }: { readonly plan: readonly PlannedOrder[]; readonly span: string | undefined }) {
  if (plan.length === 0) return <p>If you go on as an ensign would, {span}:</p>
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

/** The same object until plan, view or patience change. */
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

function useKey(key: string, then: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== key || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      then()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  })
}

const FEW = 8
/** Below this a claim is only told when all are wanted. */
const MIN_CHANCE = 0.015

function Figures({ prospect: { forecasts } }: { readonly prospect: Prospect }) {
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
        <caption className="unseen">Chances with their 95 % interval</caption>
        <tbody>
          {shown.map((forecast) => (
            <Row key={forecast.key} forecast={forecast} />
          ))}
        </tbody>
      </table>
      {chances.length > shown.length || all ? (
        <button type="button" className="linkish all" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? 'only the foremost' : `all ${chances.length} claims`}
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
