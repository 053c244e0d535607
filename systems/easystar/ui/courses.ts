// The planned course of a ship or fighter: a track with its turns, and a ghost counter at the end.
import { type Counter, sideStyleOf, type Track } from '@admiralty/board'
import { pencilled, trackOf } from '@admiralty/game-ui'
import type { Hex } from '@admiralty/space'
import { flownPath } from '../src/movement/band.ts'
import { endOf, stopsOf } from '../src/movement/course.ts'
import type { Fighter, Ship, View } from '../src/state.ts'
import type { Draft, DraftOf } from '../src/words/draft.ts'
import { fighterCounter, shipCounter } from './counters.ts'

/** Ghost counters and tracks of a planned course. */
export interface PlannedMarks {
  readonly counters: readonly Counter[]
  readonly tracks: readonly Track[]
}
export const NOTHING: PlannedMarks = { counters: [], tracks: [] }

/** Notes for each hex: 'turn 1' where the ship turns before it. */
function notesOf(path: string): readonly string[] {
  const notes: string[] = []
  let turns = 0
  for (const letter of path) {
    if (letter === 'F') {
      notes.push(turns > 0 ? `turn ${turns}` : '')
      turns = 0
    } else turns += 1
  }
  return notes
}
const hexesOn = (from: Pick<Ship, 'hex' | 'facing'>, path: string): readonly Hex[] =>
  stopsOf(from, path)
    .filter((_, index) => index === 0 || path[index - 1] === 'F')
    .map(({ hex }) => hex)

function along(from: Ship | Fighter, path: string, counter: Counter, label: string): PlannedMarks {
  if (path === '') return NOTHING
  const track: Track = { sideStyle: sideStyleOf(from.seat), places: hexesOn(from, path), style: 'planned', notes: notesOf(path) }
  const { hex, facing } = endOf(from, path)
  return { counters: [pencilled(counter, { at: hex, facing }, label)], tracks: path.includes('F') ? [track] : [] }
}

export function courseOf(view: View, { ship: id, change, path }: Pick<DraftOf<'course'>, 'ship' | 'change' | 'path'>): PlannedMarks {
  const ship = view.ships[id]
  return ship ? along(ship, flownPath(view, ship, path), shipCounter(view, ship, null), `speed ${ship.speed + change}`) : NOTHING
}
export function flightOf(view: View, { fighter: id, path }: Pick<DraftOf<'flight'>, 'fighter' | 'path'>): PlannedMarks {
  const fighter = view.fighters[id]
  return fighter ? along(fighter, path, fighterCounter(fighter, null), `${path.length} spent`) : NOTHING
}

/** Tracks of the ships that moved this turn. */
export const flownOf = (view: View): readonly Track[] =>
  Object.values(view.ships).flatMap(({ seat, status, course }): readonly Track[] =>
    course?.path.includes('F') && status !== 'left' && status !== 'exploded'
      ? trackOf(sideStyleOf(seat), hexesOn({ hex: course.from, facing: course.facing }, course.path), 'flown')
      : [],
  )

export function plannedMarks(view: View, draft: Draft | null): PlannedMarks {
  if (draft?.kind === 'course') return courseOf(view, draft)
  if (draft?.kind === 'flight') return flightOf(view, draft)
  return NOTHING
}
