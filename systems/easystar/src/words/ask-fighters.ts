// Questions and choices of moving fighters: launch, fly, ram, land.

import type { Question } from '@admiralty/kernel'
import { type Direction, distance, type Hex, hexKey, makeHexNumber, neighbours } from '@admiralty/space'
import { FIGHTERS } from '../../data/tables.ts'
import { flightsOf } from '../bots/move-fighters.ts'
import { check } from '../game.ts'
import { endOf, stopsOf } from '../movement/course.ts'
import { flightRisksOf } from '../movement/obstacles.ts'
import type { Order, OrderOf } from '../orders.ts'
import type { Color, Fighter, Ship, View } from '../state.ts'
import { allied, fighterOf, fightersOf, flying, isEmpty, onMap, sheetOf, shipOf } from '../table.ts'
import { back, type GameChoice, leads, main, onHex, onThing, orders } from './choice.ts'
import { collisions, ramming } from './collision-odds.ts'
import type { Draft, FlightDraft } from './draft.ts'
import { counted, facingName, fighterName, fullName, shipName } from './say.ts'

export function fightersQuestion(view: View, me: Color, draft: Draft | null): Question {
  if (draft?.kind === 'flight') {
    const fighter = fighterOf(view, draft.fighter)
    const to = endOf(fighter, draft.path)
    const left = FIGHTERS[fighter.kind].points - draft.path.length
    const text = `At ${makeHexNumber(to.hex)} facing ${facingName(to.facing)}, ${counted(left, 'point')} left. Each hex and each hex-side costs 1.`
    return { phase: 'Fighters · plan a flight', title: fighterName(fighter), text, rule: 'ES-FMV-01' }
  }
  const out = fightersOf(view, me).filter((fighter) => flying(fighter) && !fighter.moved).length
  return {
    phase: 'Fighters · your move',
    title: 'Launch, fly, land',
    text: out > 0 ? `${counted(out, 'fighter')} may still fly.` : 'Launch a fighter from a bay, or press Done.',
    rule: 'ES-SEQ-04',
  }
}

export function fightersChoices(view: View, me: Color, draft: Draft | null): readonly GameChoice[] {
  if (draft?.kind === 'launch') return launchChoices(view, shipOf(view, draft.ship), draft.fighter)
  if (draft?.kind === 'flight') return flightChoices(view, draft)
  return [
    ...fightersOf(view, me)
      .filter((fighter) => flying(fighter) && !fighter.moved)
      .map(fighterChoice),
    ...Object.values(view.ships)
      .filter((ship) => flying(ship) && allied(view, ship.seat, me))
      .flatMap((ship) => bayChoices(view, ship)),
    main({ key: 'done', label: 'Done with fighters', rule: 'ES-SEQ-04' }, { order: 'done' }),
  ]
}

function fighterChoice(fighter: Fighter): GameChoice {
  const label = `Fly ${fighterName(fighter)} from ${makeHexNumber(fighter.hex)}, facing ${facingName(fighter.facing)}`
  const spots = [onThing(fighter.id), onHex(fighter.hex)]
  return leads(
    { key: `fighter:${fighter.id}`, label, rule: 'ES-FMV-01' },
    { kind: 'flight', fighter: fighter.id, path: '', rams: [], board: null },
    { spots },
  )
}

// ---- launches
const doors = (view: View, ship: Ship): readonly Hex[] =>
  neighbours(ship.hex).filter((hex) => onMap(view.setup.map, hex) && isEmpty(view, hex))
const launchOf = (ship: Ship, fighter: string, hex: Hex): OrderOf<'launch'> => ({ order: 'launch', ship: ship.id, fighter, hex })
const allowed = (view: View, order: Order): boolean => check(view, order) === undefined

function bayChoices(view: View, ship: Ship): readonly GameChoice[] {
  const berthed = sheetOf(view, ship)?.fighters ?? []
  const ready = berthed.filter(({ id }) => doors(view, ship).some((hex) => allowed(view, launchOf(ship, id, hex))))
  return ready.map(({ id, kind, number, bay }) =>
    leads(
      {
        key: `launch:${id}`,
        label: `Launch ${fighterName({ kind, number })} from ${shipName(ship)}`,
        rule: 'ES-FTR-05',
      },
      { kind: 'launch', ship: ship.id, fighter: id },
      {
        spots: [{ kind: 'item', id: ship.id, item: bay }],
      },
    ),
  )
}
const launchChoices = (view: View, ship: Ship, fighter: string): readonly GameChoice[] => [
  ...doors(view, ship).map((hex) =>
    orders({ key: `to:${hexKey(hex)}`, label: `Launch to ${makeHexNumber(hex)}`, rule: 'ES-FTR-05' }, launchOf(ship, fighter, hex), {
      spots: [onHex(hex)],
    }),
  ),
  back(),
]

// ---- a flight
const flyOf = ({ fighter, path, rams, board }: FlightDraft): OrderOf<'fly'> => ({ order: 'fly', fighter, path, rams, board })

function flightChoices(view: View, draft: FlightDraft): readonly GameChoice[] {
  const fighter = fighterOf(view, draft.fighter)
  const { hex, facing } = endOf(fighter, draft.path)
  const order = flyOf(draft)
  const label =
    draft.board === null ? `Fly to ${makeHexNumber(hex)}, facing ${facingName(facing)}` : `Land on ${fullName(view, draft.board)}`
  return [
    ...(allowed(view, order)
      ? [
          main({ key: 'fly', label: draft.path === '' ? 'Stay here' : label, rule: 'ES-FMV-01' }, order, {
            spots: [onHex(hex)],
            ...collisions(view, flightRisksOf(view, fighter, draft)),
          }),
        ]
      : []),
    ...(draft.path.length < FIGHTERS[fighter.kind].points && draft.board === null ? steps(draft) : []),
    ...ramChoices(view, fighter, draft),
    ...landings(view, fighter, draft),
    ...goChoices(view, fighter, draft),
    back(draft.path === '' ? { kind: 'start' } : { ...draft, path: draft.path.slice(0, -1), rams: [], board: null }),
  ]
}
const STEPS = { F: 'One hex ahead', L: 'Turn left', R: 'Turn right' } as const
const steps = (draft: FlightDraft): readonly GameChoice[] =>
  (['F', 'L', 'R'] as const).map((letter) =>
    leads(
      { key: `step:${letter}`, label: STEPS[letter], rule: 'ES-FMV-01' },
      { ...draft, path: draft.path + letter },
      { cost: 1, note: 'costs 1' },
    ),
  )

function ramChoices(view: View, fighter: Fighter, draft: FlightDraft): readonly GameChoice[] {
  const hexes = new Set(
    stopsOf(fighter, draft.path)
      .slice(1)
      .map(({ hex }) => hexKey(hex)),
  )
  const met = [...Object.values(view.ships), ...Object.values(view.fighters)].filter(
    (other) => flying(other) && !allied(view, other.seat, fighter.seat) && hexes.has(hexKey(other.hex)),
  )
  return met.flatMap((other) => {
    const chosen = draft.rams.includes(other.id)
    const rams = chosen ? draft.rams.filter((id) => id !== other.id) : [...draft.rams, other.id]
    if (!allowed(view, flyOf({ ...draft, rams }))) return []
    const label = `${chosen ? 'Do not ram' : 'Ram'} ${fullName(view, other.id)}`
    const more = ramming(other.id, flightRisksOf(view, fighter, { path: draft.path, rams }))
    return [leads({ key: `ram:${other.id}`, label, rule: 'ES-FMV-04' }, { ...draft, rams }, more)]
  })
}

/** One landing for each carrier in reach. */
function landings(view: View, fighter: Fighter, draft: FlightDraft): readonly GameChoice[] {
  const flights = flightsOf(view, fighter)
  return Object.values(view.ships)
    .filter((ship) => flying(ship) && allied(view, ship.seat, fighter.seat) && ship.id !== draft.board)
    .flatMap((ship): readonly GameChoice[] => {
      const way = flights.find(
        ({ hex, facing, path }) =>
          distance(hex, ship.hex) === 1 && facing === ship.facing && allowed(view, flyOf({ ...draft, path, rams: [], board: ship.id })),
      )
      if (!way) return []
      const label = `Plan to land on ${shipName(ship)}`
      return [
        leads(
          { key: `land:${ship.id}`, label, rule: 'ES-FTR-06' },
          { ...draft, path: way.path, rams: [], board: ship.id },
          { spots: [onThing(ship.id)] },
        ),
      ]
    })
}

/** One choice for each hex in reach, facing the nearest enemy. */
function goChoices(view: View, fighter: Fighter, draft: FlightDraft): readonly GameChoice[] {
  const enemies = Object.values(view.ships).filter((ship) => flying(ship) && !allied(view, ship.seat, fighter.seat))
  const best = new Map<string, { readonly hex: Hex; readonly facing: Direction; readonly path: string; readonly far: number }>()
  for (const flight of flightsOf(view, fighter)) {
    const ahead = endOf(flight, 'F').hex
    const far = Math.min(99, ...enemies.map(({ hex }) => distance(hex, ahead)))
    const known = best.get(hexKey(flight.hex))
    if (!known || far < known.far) best.set(hexKey(flight.hex), { ...flight, far })
  }
  return [...best.values()]
    .sort((a, b) => a.far - b.far)
    .filter(({ path }) => path !== draft.path && path !== '' && allowed(view, flyOf({ ...draft, path, rams: [], board: null })))
    .map(({ hex, facing, path }) =>
      leads(
        { key: `go:${hexKey(hex)}`, label: `Go to ${makeHexNumber(hex)}, facing ${facingName(facing)}`, rule: 'ES-FMV-01' },
        { ...draft, path, rams: [], board: null },
        {
          spots: [onHex(hex)],
          cost: path.length,
          note: `costs ${path.length}`,
          ...collisions(view, flightRisksOf(view, fighter, { path, rams: [] })),
        },
      ),
    )
}
