// Paths on the chart: where everything goes under gravity, and where the planned thrust leads.
import { type Counter, type Overlay, type Scene, sideStyleOf, type Track } from '@admiralty/board'
import { pencilled } from '@admiralty/game-ui'
import { GRAVITY } from '../data/rings.ts'
import { launchMotion } from '../src/launch/launching.ts'
import type { PathPoint } from '../src/orbit/predict.ts'
import type { Unit, View } from '../src/state.ts'
import { unitsOf } from '../src/table.ts'
import { burnt } from '../src/words/burn-rows.ts'
import { clockOf, type Danger, dangersTo, LOOK_AHEAD, pathOf } from '../src/words/orbit.ts'
import { goalsOf, transferOf } from '../src/words/transfer.ts'
import { countersOf } from './counters.ts'
import { type ChartMoment, placed, plannedLaunches, plannedThrust } from './planned-things.ts'

export interface Planned {
  readonly counters: readonly Counter[]
  readonly tracks: readonly Track[]
  readonly marked: Scene['marked']
  readonly overlays: readonly Overlay[]
}

/** Where launched things fly if nobody thrusts. */
const launchTracks = (moment: ChartMoment): readonly Track[] =>
  plannedLaunches(moment).flatMap(({ station: id, shift }) => {
    const station = moment.view.units[id]
    if (!station) return []
    const launched: Unit = { ...station, ...launchMotion(station, shift) }
    return trackOf(moment.view, launched, pathOf(launched, clockOf(moment.view), LAUNCH_AHEAD).path, 'planned')
  })
/** Turns of flight that are drawn for a launch. */
const LAUNCH_AHEAD = 2
/** The unit whose thrust is being chosen. */
const burning = ({ draft }: ChartMoment): string | null => (draft?.kind === 'burn' || draft?.kind === 'transfer' ? draft.unit : null)
/** The flight of the transfer that is being planned; null if there is none. */
function transferFlight({ view, draft }: ChartMoment): { readonly unit: Unit; readonly path: readonly PathPoint[] } | null {
  const unit = draft?.kind === 'transfer' ? view.units[draft.unit] : undefined
  const goal = unit && goalsOf(view, unit).find(({ key }) => draft?.kind === 'transfer' && key === draft.goal)
  const plan = goal && transferOf(view, unit, goal)
  return plan ? { unit, path: plan.legs.flatMap(({ path }) => path) } : null
}

/** '5' for impulse 5, 'g' for the fall of the gravity impulse. */
const noteOf = ({ impulse }: { readonly impulse: number }): string => (impulse === GRAVITY ? 'g' : String(impulse))
function trackOf(view: View, { seat, at }: Unit, path: readonly PathPoint[], style: Track['style']): readonly Track[] {
  if (path.length === 0) return []
  const turnOf = ({ turn }: PathPoint): string => `turn ${clockOf(view).turn + turn - 1} · `
  const notes =
    style === 'planned'
      ? path.map((point, index) => (path[index - 1]?.turn === point.turn || index === 0 ? '' : turnOf(point)) + noteOf(point))
      : []
  return [{ sideStyle: sideStyleOf(seat), places: [at, ...path.map(({ motion }) => motion.at)], style, notes }]
}

const MARKS: Readonly<Record<Danger['kind'], string>> = { fire: 'fire', meets: 'meets', blind: 'no control', planet: 'falls', lost: 'lost' }
const marksOf = (dangers: readonly Danger[]): Scene['marked'] =>
  dangers.map(({ at, kind, impulse }) => ({
    at,
    kind: kind === 'planet' || kind === 'lost' ? 'refused' : 'look',
    note: `${MARKS[kind]} ${impulse === GRAVITY ? 'g' : impulse}`,
  }))

/** The selected unit's path over several turns, with planned thrust, or that of its transfer; of every other unit the rest of this turn or the next one. */
export function plannedOf(moment: ChartMoment): Planned {
  const { view, selected } = moment
  const thrust = plannedThrust(moment)
  const shown = burning(moment) ?? selected
  const units = unitsOf(view).filter(({ dive, moon }) => dive === null && moon === null)
  const now = (unit: Unit): Unit => (thrust ? burnt(unit, thrust) : unit)
  const chosen = units.find(({ id }) => id === shown)
  const others = units.filter(({ id }) => id !== shown)
  const changed = thrust ? units.filter(({ id }) => thrust.burns[id] !== undefined) : []
  const counters = countersOf(view, null)
  const pathIn = (unit: Unit, turns: number): readonly PathPoint[] => pathOf(now(unit), clockOf(view), turns).path
  const transfer = transferFlight(moment)
  return {
    counters: [
      ...placed(moment),
      ...changed.flatMap((unit) => {
        const end = pathOf(now(unit), clockOf(view), 1).end
        const counter = counters.find(({ id }) => id === unit.id)
        return counter ? [pencilled(counter, { at: end.at, facing: end.vector }, `v${end.velocity}`)] : []
      }),
    ],
    tracks: [
      ...launchTracks(moment),
      ...others.flatMap((unit) => trackOf(view, unit, pathIn(unit, 1), 'flown')),
      ...(transfer
        ? trackOf(view, transfer.unit, transfer.path, 'planned')
        : chosen
          ? trackOf(view, chosen, pathIn(chosen, LOOK_AHEAD), 'planned')
          : []),
    ],
    marked: chosen && !transfer ? marksOf(dangersTo(view, chosen, now(chosen))) : [],
    overlays: [],
  }
}
