// Paths on the chart: where everything goes under gravity, and where the planned thrust leads.
import type { Counter, Overlay, Scene, Track } from '@admiralty/board'
import { draftAhead, orderAhead, pencilled, plainCounter, type SceneMoment } from '@admiralty/game-ui'
import type { Hex } from '@admiralty/space'
import { GRAVITY } from '../data/rings.ts'
import type { GravityWell } from '../src/game.ts'
import { circular } from '../src/orbit/motion.ts'
import type { Prediction } from '../src/orbit/predict.ts'
import type { Unit, View } from '../src/state.ts'
import { isColor, unitsOf } from '../src/table.ts'
import { burnt } from '../src/words/ask-thrust.ts'
import type { Draft, ThrustPlan } from '../src/words/draft.ts'
import { clockOf, type Danger, dangersTo, LOOK_AHEAD, pathOf } from '../src/words/orbit.ts'
import { countersOf } from './counters.ts'
import { sideStyleOf } from './sides.ts'

type Moment = SceneMoment<GravityWell, Draft>
export interface Planned {
  readonly counters: readonly Counter[]
  readonly tracks: readonly Track[]
  readonly marked: Scene['marked']
  readonly overlays: readonly Overlay[]
}

/** The thrust that is planned, or pointed at; null outside the thrust step. */
function plannedThrust(moment: Moment): ThrustPlan | null {
  const order = orderAhead(moment)
  if (order?.order === 'thrust') return order
  const draft = draftAhead(moment)
  return draft && 'plan' in draft && 'burns' in draft.plan ? draft.plan : null
}
/** The unit whose thrust is being chosen. */
const burning = ({ draft }: Moment): string | null => (draft?.kind === 'burn' ? draft.unit : null)

/** '5' for impulse 5, 'g' for the fall of the gravity impulse. */
const noteOf = ({ impulse }: { readonly impulse: number }): string => (impulse === GRAVITY ? 'g' : String(impulse))
const hexesOn = (from: Hex, { path }: Prediction): readonly Hex[] => [from, ...path.map(({ motion }) => motion.at)]
function trackOf(view: View, unit: Unit, turns: number, style: Track['style']): readonly Track[] {
  const path = pathOf(unit, clockOf(view), turns)
  if (path.path.length === 0) return []
  const notes =
    style === 'planned'
      ? path.path.map(
          (point, index) =>
            (path.path[index - 1]?.turn === point.turn || index === 0 ? '' : `turn ${clockOf(view).turn + point.turn - 1} · `) +
            noteOf(point),
        )
      : []
  return [{ sideStyle: sideStyleOf(unit.seat), hexes: hexesOn(unit.at, path), style, notes }]
}

const MARKS: Readonly<Record<Danger['kind'], string>> = { fire: 'fire', meets: 'meets', blind: 'no control', planet: 'falls', lost: 'lost' }
const marksOf = (dangers: readonly Danger[]): Scene['marked'] =>
  dangers.map(({ at, kind, impulse }) => ({
    hex: at,
    kind: kind === 'planet' || kind === 'lost' ? 'refused' : 'look',
    note: `${MARKS[kind]} ${impulse === GRAVITY ? 'g' : impulse}`,
  }))

/** Where a new moon or station would be. */
function placed({ draft, view, aimed, choices }: Moment): readonly Counter[] {
  const main = choices.find(({ role }) => role === 'main')
  const order = [aimed, main].map((choice) => (choice?.then.kind === 'order' ? choice.then.order : null)).find((one) => one !== null)
  const at = draft?.kind === 'place' ? draft : order?.order === 'moon' || order?.order === 'station' ? order : null
  if (!at || !isColor(view.me)) return []
  const isMoon = view.calls[0]?.kind === 'moon'
  const counter = plainCounter({
    id: 'new',
    hex: at.hex,
    facing: circular(at.hex, at.sense).vector,
    symbol: isMoon ? 'wreck' : 'station',
    sideStyle: sideStyleOf(view.me),
    label: isMoon ? 'Moon' : 'Station',
    look: 'pencilled',
    title: `${isMoon ? 'moon' : 'station'}, to be placed here`,
  })
  return [counter]
}

/** The selected unit's path over several turns, with planned thrust; of every other unit the rest of this turn or the next one. */
export function plannedOf(moment: Moment): Planned {
  const { view, selected } = moment
  const thrust = plannedThrust(moment)
  const shown = burning(moment) ?? selected
  const units = unitsOf(view).filter(({ dive, moon }) => dive === null && moon === null)
  const now = (unit: Unit): Unit => (thrust ? burnt(unit, thrust) : unit)
  const chosen = units.find(({ id }) => id === shown)
  const others = units.filter(({ id }) => id !== shown)
  const changed = thrust ? units.filter(({ id }) => thrust.burns[id] !== undefined) : []
  const counters = countersOf(view, null)
  return {
    counters: [
      ...placed(moment),
      ...changed.flatMap((unit) => {
        const end = pathOf(now(unit), clockOf(view), 1).end
        const counter = counters.find(({ id }) => id === unit.id)
        return counter ? [pencilled(counter, { hex: end.at, facing: end.vector }, `v${end.velocity}`)] : []
      }),
    ],
    tracks: [
      ...others.flatMap((unit) => trackOf(view, now(unit), 1, 'flown')),
      ...(chosen ? trackOf(view, now(chosen), LOOK_AHEAD, 'planned') : []),
    ],
    marked: chosen ? marksOf(dangersTo(view, chosen, now(chosen))) : [],
    overlays: [],
  }
}
