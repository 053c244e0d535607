// The form of moving fighters: launch, fly, ram, land.
import { distance, hexKey, makeHexNumber, neighbours } from '@admiralty/space'
import { FIGHTERS } from '../../data/tables.ts'
import { flightsOf } from '../bots/move-fighters.ts'
import { check } from '../game.ts'
import { endOf, stopsOf } from '../movement/course.ts'
import { flightRisksOf } from '../movement/obstacles.ts'
import type { OrderOf } from '../orders.ts'
import type { Color, Fighter, Ship, View } from '../state.ts'
import { allied, fighterOf, fightersOf, flying, isEmpty, onMap, sheetOf, shipOf } from '../table.ts'
import type { DraftOf } from './draft.ts'
import { firstOfEach, type GamePage, type GameRow, type GameRows, onHex, onItem, onThing, row, START } from './form.ts'
import { collisions, farFromEnemy, ramRows } from './paths.ts'
import { counted, facingName, fighterName, fullName, shipName } from './say.ts'

type Flight = DraftOf<'flight'>

export function fightersPage(view: View, me: Color, draft: DraftOf<'start' | 'launch' | 'flight'>): GamePage {
  if (draft.kind === 'flight') return flightPage(view, draft)
  const ready = fightersOf(view, me).filter((fighter) => flying(fighter) && !fighter.moved)
  const carriers = Object.values(view.ships).filter((ship) => flying(ship) && allied(view, ship.seat, me))
  const asked = {
    phase: 'Fighters · your move',
    title: 'Launch, fly, land',
    text: ready.length > 0 ? `${counted(ready.length, 'fighter')} may still fly.` : 'Launch a fighter from a bay, or press Done.',
    rule: 'ES-SEQ-04',
  } as const
  if (draft.kind === 'launch')
    return { ...asked, back: { set: START }, rows: () => launchRows(view, shipOf(view, draft.ship), draft.fighter) }
  const done = row('done', 'ES-SEQ-04', 'Done with fighters', { role: 'main', give: { order: 'done' } })
  return { ...asked, rows: () => [ready.map(fighterRow), carriers.map((ship) => bayRows(view, ship)), done] }
}
function fighterRow({ id, hex, facing, ...fighter }: Fighter): GameRow {
  const label = `Fly ${fighterName(fighter)} from ${makeHexNumber(hex)}, facing ${facingName(facing)}`
  const set: Flight = { kind: 'flight', fighter: id, path: '', rams: [], board: null }
  return row(`fighter:${id}`, 'ES-FMV-01', label, { set, spots: [onThing(id), onHex(hex)] })
}

// Launches.
const launchesOf = (view: View, ship: Ship, fighter: string): readonly OrderOf<'launch'>[] =>
  neighbours(ship.hex)
    .filter((hex) => onMap(view.setup.map, hex) && isEmpty(view, hex))
    .map((hex) => ({ order: 'launch', ship: ship.id, fighter, hex }))
const bayRows = (view: View, ship: Ship): GameRows =>
  (sheetOf(view, ship)?.fighters ?? []).map(({ id, kind, number, bay }) => {
    const label = `Launch ${fighterName({ kind, number })} from ${shipName(ship)}`
    const effect = { set: { kind: 'launch', ship: ship.id, fighter: id }, spots: [onItem(ship.id, bay)] } as const
    return launchesOf(view, ship, id).some((order) => !check(view, order)) && row(`launch:${id}`, 'ES-FTR-05', label, effect)
  })
const launchRows = (view: View, ship: Ship, fighter: string): GameRows =>
  launchesOf(view, ship, fighter).map((give) =>
    row(`to:${hexKey(give.hex)}`, 'ES-FTR-05', `Launch to ${makeHexNumber(give.hex)}`, { give, spots: [onHex(give.hex)] }),
  )

// A flight.
const flyOf = ({ fighter, path, rams, board }: Flight): OrderOf<'fly'> => ({ order: 'fly', fighter, path, rams, board })
function flightPage(view: View, draft: Flight): GamePage {
  const fighter = fighterOf(view, draft.fighter)
  const { hex, facing } = endOf(fighter, draft.path)
  const left = FIGHTERS[fighter.kind].points - draft.path.length
  const to = `Fly to ${makeHexNumber(hex)}, facing ${facingName(facing)}`
  const label = draft.path === '' ? 'Stay here' : draft.board === null ? to : `Land on ${fullName(view, draft.board)}`
  const risks = collisions(view, flightRisksOf(view, fighter, draft))
  return {
    phase: 'Fighters · plan a flight',
    title: fighterName(fighter),
    text: `At ${makeHexNumber(hex)} facing ${facingName(facing)}, ${counted(left, 'point')} left. Each hex and each hex-side costs 1.`,
    rule: 'ES-FMV-01',
    back: { set: draft.path === '' ? START : { ...draft, path: draft.path.slice(0, -1), rams: [], board: null } },
    rows: () => [
      row('fly', 'ES-FMV-01', label, { role: 'main', give: flyOf(draft), spots: [onHex(hex)], ...risks }),
      left > 0 && draft.board === null && stepRows(draft),
      metRows(view, fighter, draft),
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

function metRows(view: View, fighter: Fighter, draft: Flight): GameRows {
  const [, ...stops] = stopsOf(fighter, draft.path)
  const hexes = new Set(stops.map(({ hex }) => hexKey(hex)))
  const met = [...Object.values(view.ships), ...Object.values(view.fighters)].filter(
    (other) => flying(other) && !allied(view, other.seat, fighter.seat) && hexes.has(hexKey(other.hex)),
  )
  return ramRows(view, draft, met, { rule: 'ES-FMV-04', orderOf: flyOf, risksOf: (plan) => flightRisksOf(view, fighter, plan) })
}

/** One landing for each carrier in reach. */
function landRows(view: View, fighter: Fighter, draft: Flight): GameRows {
  const flights = flightsOf(view, fighter)
  return Object.values(view.ships).map((ship) => {
    if (!flying(ship) || !allied(view, ship.seat, fighter.seat) || ship.id === draft.board) return false
    const beside = flights.filter(({ hex, facing }) => distance(hex, ship.hex) === 1 && facing === ship.facing)
    const plans = beside.map(({ path }): Flight => ({ ...draft, path, rams: [], board: ship.id }))
    const set = plans.find((plan) => !check(view, flyOf(plan)))
    return set && row(`land:${ship.id}`, 'ES-FTR-06', `Plan to land on ${shipName(ship)}`, { set, spots: [onThing(ship.id)] })
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
  return best.map(({ hex, facing, path }) => {
    if (path === draft.path || path === '') return false
    const set: Flight = { ...draft, path, rams: [], board: null }
    const label = `Go to ${makeHexNumber(hex)}, facing ${facingName(facing)}`
    const details = { spots: [onHex(hex)], cost: path.length, note: `costs ${path.length}` }
    const risks = collisions(view, flightRisksOf(view, fighter, set))
    return row(`go:${hexKey(hex)}`, 'ES-FMV-01', label, { set, ifLegal: flyOf(set), ...details, ...risks })
  })
}
