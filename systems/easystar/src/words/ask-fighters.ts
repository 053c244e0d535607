// The form of moving fighters: launch, fly, ram, land.
import { onHex, onThing, plural } from '@admiralty/kernel'
import { hexKey } from '@admiralty/space'
import { FIGHTERS } from '../../data/tables.ts'
import { flightsOf } from '../bots/move-fighters.ts'
import { endOf } from '../movement/course.ts'
import { toFly } from '../movement/fighter-orders.ts'
import { mayLand } from '../movement/fighters.ts'
import { flightRisksOf } from '../movement/obstacles.ts'
import type { OrderOf } from '../orders.ts'
import type { Color, Fighter, View } from '../state.ts'
import { fighterOf, flying } from '../table.ts'
import { type DraftOf, firstOfEach, type GamePage, type GameRow, type GameRows, poseText, row, START } from './form.ts'
import { bayRows, launchRows } from './launch-rows.ts'
import { collisions, farFromEnemy, ramRows } from './paths.ts'
import { fighterName, fullName, shipName } from './say.ts'

type Flight = DraftOf<'flight'>

export function fightersPage(view: View, me: Color, draft: DraftOf<'start' | 'launch' | 'flight'>): GamePage {
  if (draft.kind === 'flight') return flightPage(view, draft)
  const ready = toFly(view, me)
  const asked = {
    phase: 'Fighters · your move',
    title: 'Launch, fly, land',
    text: ready.length > 0 ? `${plural(ready.length, 'fighter')} may still fly.` : 'Launch a fighter from a bay, or press Done.',
    rule: 'ES-SEQ-04',
  } as const
  if (draft.kind === 'launch') return { ...asked, back: { set: START }, rows: () => launchRows(view, draft) }
  const done = row('done', 'ES-SEQ-04', 'Done with fighters', { role: 'main', give: { order: 'done' } })
  return { ...asked, rows: () => [ready.map(fighterRow), bayRows(view, me), done] }
}
function fighterRow({ id, ...fighter }: Fighter): GameRow {
  const set: Flight = { kind: 'flight', fighter: id, path: '', rams: [], board: null }
  const spots = [onThing(id), onHex(fighter.hex)]
  return row(`fighter:${id}`, 'ES-FMV-01', `Fly ${fighterName(fighter)} from ${poseText(fighter)}`, { set, spots })
}

// A flight.
const flyOf = ({ kind: _, ...flight }: Flight): OrderOf<'fly'> => ({ order: 'fly', ...flight })
function flightPage(view: View, draft: Flight): GamePage {
  const fighter = fighterOf(view, draft.fighter)
  const end = endOf(fighter, draft.path)
  const left = FIGHTERS[fighter.kind].points - draft.path.length
  const to = draft.board === null ? `Fly to ${poseText(end)}` : `Land on ${fullName(view, draft.board)}`
  const risksOf = (plan: Flight) => flightRisksOf(view, fighter, plan)
  const effect = { role: 'main', give: flyOf(draft), spots: [onHex(end.hex)], ...collisions(view, risksOf(draft)) } as const
  const things = [...Object.values(view.ships), ...Object.values(view.fighters)].filter(flying)
  return {
    phase: 'Fighters · plan a flight',
    title: fighterName(fighter),
    text: `At ${poseText(end)}, ${plural(left, 'point')} left. Each hex and each hex-side costs 1.`,
    rule: 'ES-FMV-01',
    back: { set: draft.path === '' ? START : { ...draft, path: draft.path.slice(0, -1), rams: [], board: null } },
    rows: () => [
      row('fly', 'ES-FMV-01', draft.path === '' ? 'Stay here' : to, effect),
      left > 0 && draft.board === null && stepRows(draft),
      ramRows(view, fighter, draft, { rule: 'ES-FMV-04', things, orderOf: flyOf, risksOf }),
      landRows(view, fighter, draft),
      goRows(view, fighter, draft),
    ],
  }
}
const STEPS = { F: 'One hex ahead', L: 'Turn left', R: 'Turn right' }
const stepRows = (draft: Flight): GameRows =>
  Object.entries(STEPS).map(([letter, label]) =>
    row(`step:${letter}`, 'ES-FMV-01', label, { set: { ...draft, path: draft.path + letter }, cost: 1, note: 'costs 1' }),
  )

/** One landing for each carrier in reach. */
function landRows(view: View, fighter: Fighter, draft: Flight): GameRows {
  const flights = flightsOf(view, fighter)
  return Object.values(view.ships).map((ship) => {
    const flight = flights.find((end) => mayLand(view, { ...end, seat: fighter.seat }, ship))
    if (!flight || ship.id === draft.board) return false
    const set: Flight = { ...draft, path: flight.path, rams: [], board: ship.id }
    return row(`land:${ship.id}`, 'ES-FTR-06', `Plan to land on ${shipName(ship)}`, { set, ifLegal: flyOf(set), spots: [onThing(ship.id)] })
  })
}

/** One row for each hex in reach, facing the nearest enemy. */
function goRows(view: View, fighter: Fighter, draft: Flight): GameRows {
  const far = farFromEnemy(view, fighter)
  const rated = flightsOf(view, fighter).map((flight) => ({ ...flight, far: far(flight) }))
  const best = firstOfEach(
    rated.sort((a, b) => a.far - b.far),
    ({ hex }) => hexKey(hex),
  )
  return best.map(({ path, ...end }) => {
    if (path === draft.path || path === '') return false
    const set: Flight = { ...draft, path, rams: [], board: null }
    const risks = collisions(view, flightRisksOf(view, fighter, set))
    const details = { ...risks, spots: [onHex(end.hex)], cost: path.length, note: `costs ${path.length}` }
    return row(`go:${hexKey(end.hex)}`, 'ES-FMV-01', `Go to ${poseText(end)}`, { set, ifLegal: flyOf(set), ...details })
  })
}
