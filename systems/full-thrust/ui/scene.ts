// The chart as the board draws it: counters, moves of this turn, fire, and what the chosen or aimed answer would do.
import { type Scene, sideStyleOf, type Track } from '@admiralty/board'
import { choiceMarks, type SceneMoment } from '@admiralty/game-ui'
import type { FullThrust } from '../src/game.ts'
import { surfaceOf } from '../src/measure.ts'
import { entryPoint } from '../src/setting/entering.ts'
import type { View } from '../src/state.ts'
import type { Draft } from '../src/words/draft.ts'
import { placeOfThing, seatOfThing } from '../src/words/say.ts'
import { chartFor, mapOf } from './chart.ts'
import { countersOf } from './counters.ts'
import { plannedOf } from './planned.ts'

type Moment = SceneMoment<FullThrust, Draft>
type Observed = Moment['observations'][number]

function lineBetween(view: View, from: string, to: string, style: 'shot' | 'aim'): readonly Track[] {
  const [start, end, seat] = [placeOfThing(view, from), placeOfThing(view, to), seatOfThing(view, from)]
  return start && end && seat ? [{ sideStyle: sideStyleOf(seat), places: [start, end], style, notes: [] }] : []
}
/** Since the last event of this type. */
function since(observations: readonly Observed[], type: Observed['type']): readonly Observed[] {
  return observations.slice(observations.findLastIndex((one) => one.type === type) + 1)
}
/** The curved moves of this turn, each in its two halves. */
const movesOf = ({ view, observations }: Moment): readonly Track[] =>
  since(observations, 'turnBegan').flatMap((one) => {
    const seat = one.type === 'shipMoved' ? view.ships[one.ship]?.seat : undefined
    return one.type === 'shipMoved' && seat
      ? [{ sideStyle: sideStyleOf(seat), places: [one.from, one.middle, one.to], style: 'flown' as const, notes: [] }]
      : []
  })
/** The fire of the last ship. */
const shotsOf = ({ view, observations }: Moment): readonly Track[] => {
  const shots = since(observations, 'fireDeclared').flatMap((one) => (one.type === 'mountFired' ? [one] : []))
  return [...new Map(shots.map((shot) => [shot.target.id, shot])).values()].flatMap(({ ship, target }) =>
    lineBetween(view, ship, target.id, 'shot'),
  )
}
/** Salvoes and the ships that they home on. */
const homingOf = (view: View): readonly Track[] =>
  Object.values(view.salvoes).flatMap(({ id, target }) => (target === null ? [] : lineBetween(view, id, target, 'aim')))

/** FT-SET-01: the points where ships may come in, with their hours of the clock. */
function entryMarks(view: View): Scene['marked'] {
  const entries = view.turn > 0 ? [] : view.setup.seats.flatMap(({ entries: groups }) => groups)
  const points = entries.flatMap(({ clocks, distance }) => clocks.map((clock) => ({ at: entryPoint(view, { clock, distance }).at, clock })))
  const unique = new Map(points.filter(({ at }) => surfaceOf(view).has(at)).map((point) => [point.at.join(), point]))
  return [...unique.values()].map(({ at, clock }) => ({ at, kind: 'look', note: String(clock) }))
}

const ENTRY = { title: 'Entry', text: 'entry points by the clock, around the centre' }
const BATTLE = { title: 'Velocity', text: 'v6: the ship moves 6 MU each turn' }

/** The scene of a moment. */
export function sceneOf(moment: Moment): Scene {
  const { view, selected, choices } = moment
  const planned = plannedOf(moment)
  return {
    chart: chartFor(view),
    hexes: mapOf(view),
    overlays: planned.overlays,
    counters: [...countersOf(view, selected), ...planned.counters],
    tracks: [...movesOf(moment), ...planned.tracks, ...shotsOf(moment), ...homingOf(view)],
    tints: [],
    hatched: [],
    marked: [
      ...entryMarks(view),
      ...choiceMarks(
        choices.filter(({ role }) => role === 'row'),
        () => null,
      ),
    ],
    caption: view.turn === 0 ? ENTRY : BATTLE,
  }
}
