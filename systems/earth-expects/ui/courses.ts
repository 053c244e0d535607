// Tracks on the chart: flown paths, planned plots with costs, and routes of missiles.
import { type Counter, sideStyleOf, type Track } from '@admiralty/board'
import { pencilled, trackOf } from '@admiralty/game-ui'
import { waysOf } from '../src/fire/ways.ts'
import { type Flight, flightAlong } from '../src/movement/flight.ts'
import { meansOf } from '../src/movement/means.ts'
import type { Plot, Ship, View } from '../src/state.ts'
import { allShips, findShip, flying } from '../src/table.ts'
import { type Draft, type PlotDraft, plotOf } from '../src/words/draft.ts'
import { missileCounter, shipCounter } from './counters.ts'

/** A preview on the chart of orders that are not yet sent. */
export interface Preview {
  readonly counters: readonly Counter[]
  readonly tracks: readonly Track[]
}
export const NOTHING: Preview = { counters: [], tracks: [] }

const MADE: Readonly<Record<string, string>> = { L: 'turn', R: 'turn', l: 'drift', r: 'drift', X: 'cancel' }
/** The cost of the manoeuvres before each hex, written on the leg to it. */
function notesOf({ legs }: Flight): readonly string[] {
  const notes: string[] = []
  let made: { readonly what: string; readonly cost: number }[] = []
  for (const { letter, cost } of legs) {
    if (letter !== 'F') made = [...made, { what: MADE[letter] ?? '', cost }]
    else {
      notes.push(made.map(({ what, cost: spent }) => `${what} ${spent}`).join(' + '))
      made = []
    }
  }
  return notes
}

function courseOf(view: View, ship: Ship, { path, glide }: Plot): Preview {
  if (path === '' && !glide) return NOTHING
  const means = meansOf(view, ship)
  const flight = flightAlong(means, path)
  const end = flight.legs.at(-1) ?? ship
  const left = means.speed - flight.used
  const label = glide ? 'drifts' : left > 0 ? `${left} left to plot` : `${flight.cost} of ${means.manoeuvre}`
  const ghost = pencilled(shipCounter(view, ship, null), { at: end.hex, facing: flight.facing }, label)
  const track: Track = { sideStyle: sideStyleOf(ship.seat), places: flight.path, style: 'planned', notes: notesOf(flight) }
  return { counters: [ghost], tracks: flight.path.length > 1 ? [track] : [] }
}

/** The partial plot of the current ship, and the finished plots of the others. */
export function plotted(view: View, draft: PlotDraft): Preview {
  const finished = Object.entries(draft.ships).filter(([id]) => id !== draft.ship)
  const current = draft.ship === null ? [] : [[draft.ship, plotOf(draft.path)] as const]
  const drawn = [...finished, ...current].flatMap(([id, plot]) => {
    const ship = findShip(view, id)
    return ship ? [courseOf(view, ship, plot)] : []
  })
  return { counters: drawn.flatMap(({ counters }) => counters), tracks: drawn.flatMap(({ tracks }) => tracks) }
}

/** Paths of ships and missiles of this turn. */
export const flown = (view: View): readonly Track[] => [
  ...allShips(view)
    .filter(flying)
    .flatMap(({ seat, deeds: { path } }) => trackOf(sideStyleOf(seat), path, 'flown')),
  ...Object.values(view.missiles).flatMap(({ seat, path }) => trackOf(sideStyleOf(seat), path, 'aim')),
]

/** All routes of the current missile, and the chosen routes of the others. */
export function guided(view: View, draft: Extract<Draft, { readonly kind: 'guide' }>): Preview {
  const drawn = Object.values(view.missiles).flatMap((missile): readonly Preview[] => {
    const ways = waysOf(view, missile)
    const chosen = ways[draft.missiles[missile.id] ?? -1]
    const shown = missile.id === draft.missile ? ways : chosen ? [chosen] : []
    const tracks = shown.flatMap(({ path }) => trackOf(sideStyleOf(missile.seat), path, 'planned'))
    const end = chosen?.path.at(-1)
    const ghost: readonly Counter[] = end ? [{ ...missileCounter(view, missile, null), at: end, look: 'pencilled' }] : []
    return [{ counters: ghost, tracks }]
  })
  return { counters: drawn.flatMap(({ counters }) => counters), tracks: drawn.flatMap(({ tracks }) => tracks) }
}
