// The forecast panel: simulates battles with the planned orders and shows each chance with its 95 % interval.
import { useKeys } from '@admiralty/board'
import type { Projection } from '@admiralty/bots'
import { later } from '@admiralty/game-ui'
import { type Call, type Choice, plural, type Seat } from '@admiralty/kernel'
import { Suspense, useEffect, useId, useMemo, useState } from 'react'
import type { LoadedGame } from '../api/games.ts'
import { FEWEST_BATTLES } from './messages.ts'
import { currentOrder, type PlannedOrder, planOf } from './plan.ts'
import { type ForecastQuery, useForecast } from './use-forecast.ts'
import './forecast.css'

// Loaded on demand, when the panel is opened.
const ForecastFigures = later(() => import('./forecast-figures.tsx'), 'ForecastFigures')

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
          <Suspense>
            <ForecastFigures plan={plan} prospect={prospect} stale={stale} failed={failed} />
          </Suspense>
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
