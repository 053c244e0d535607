// The dialogs of the set-up: ships, anomalies, places.
import { plural } from '@admiralty/kernel'
import { DIRECTIONS, distance, turned } from '@admiralty/space'
import { ALLOWED, BUDGET, KINDS, LEVELS, SECTIONS, TILE_KINDS, TILES, type TileKind } from '../../data/tables.ts'
import { canPlaceTile, shipPlaces, type Tile, tilePlaces, turnsOf } from '../board/board.ts'
import { facingFrom, proposedPlace } from '../bots/place.ts'
import { componentCost, costOf, crewCost, KIND_NAMES, sectionName } from '../design/check.ts'
import type { Component, Design } from '../design/design.ts'
import { READY } from '../design/ready.ts'
import type { FleetEntry } from '../orders.ts'
import { entryFaults, unplaced } from '../setting/fleets.ts'
import { placedFor } from '../setting/placing.ts'
import type { Color, Side } from '../shapes.ts'
import type { View } from '../state.ts'
import { placeOf, sideOfSeat } from '../table.ts'
import type { Draft, DraftOf } from './draft.ts'
import { type GamePage, type GameRow, type GameRows, row, START } from './form.ts'
import { capital, compass, fittingName, hexName } from './say.ts'

// Ships.
export function shipsPage(view: View, me: Color, draft: Draft): GamePage {
  const entries = draft.kind === 'fleet' ? draft.entries : []
  const { ships, level } = placeOf(view, me)
  const base = { phase: 'Set-up · ships', rule: 'SF-SET-02' } as const
  const text = 'Nobody sees a ship before all are handed in.'
  if (entries.length < ships)
    return {
      ...base,
      title: ships === 1 ? 'Choose your ship' : `Choose ship ${entries.length + 1} of ${ships}`,
      text,
      back: entries.length > 0 ? { set: { kind: 'fleet', entries: entries.slice(0, -1) } } : undefined,
      rows: () => readyRows(entries, level === 'advanced' ? view.setup.budget : BUDGET),
    }
  return {
    ...base,
    title: `Hand in ${plural(ships, 'ship')}?`,
    text: `${entries.map(({ design }) => `${design.name}, ${plural(costOf(design).total, 'point')}`).join('; ')}. ${text}`,
    back: { set: { kind: 'fleet', entries: entries.slice(0, -1) } },
    rows: () => [
      row('handIn', 'SF-INF-01', 'Hand in', { give: { order: 'ships', ships: entries }, role: 'main' }),
      level !== 'quick' && changeRows(entries, level, view.setup.budget),
    ],
  }
}
const readyRows = (entries: readonly FleetEntry[], budget: number): GameRows => [
  READY.map(({ id, line, design }) => {
    const cost = costOf(design)
    const entry: FleetEntry = { base: id, design }
    const set: Draft = { kind: 'fleet', entries: [...entries, entry] }
    return (
      cost.total <= budget &&
      row(`ready:${id}`, 'SF-SET-03', `${design.name}: ${line}`, { set, because: [{ title: 'points', number: cost }] })
    )
  }),
  budget < BUDGET &&
    row('empty', 'SF-SET-05', 'An empty sheet', {
      set: { kind: 'fleet', entries: [...entries, { base: null, design: { name: 'Hulk', components: [], crew: [] } }] },
    }),
]
/** Changes of the last ship. Rows whose design would be illegal are left out. */
function changeRows(entries: readonly FleetEntry[], level: 'standard' | 'advanced', budget: number): GameRows {
  const last = entries.at(-1)
  if (!last) return []
  const { design } = last
  const change = (key: string, label: string, next: Design, note: string): GameRow | false => {
    const entry = { ...last, design: next }
    const legal = entryFaults(entry, level, budget).length === 0
    return legal && row(key, 'SF-SET-04', label, { set: { kind: 'fleet', entries: [...entries.slice(0, -1), entry] }, note })
  }
  const components = design.components.flatMap((component, index) =>
    ([1, -1] as const).map((by) => {
      const next = LEVELS[component.level + by - 1]
      const changed = next && { ...design, components: design.components.map((one, at) => (at === index ? { ...one, level: next } : one)) }
      const label = `${by > 0 ? 'Raise' : 'Lower'} the ${fittingName(component)}`
      return changed && change(`${by > 0 ? 'raise' : 'lower'}:${index}`, label, changed, `now ${costOf(changed).total}`)
    }),
  )
  return [components, level === 'advanced' && buildRows(design, change)]
}
type Change = (key: string, label: string, next: Design, note: string) => GameRow | false
const buildRows = (design: Design, change: Change): GameRows => [
  design.components.map((component, index) =>
    change(
      `remove:${index}`,
      `Remove the ${fittingName(component)}`,
      { ...design, components: design.components.toSpliced(index, 1) },
      'free',
    ),
  ),
  KINDS.map((kind) =>
    SECTIONS.filter((section) => ALLOWED[kind].includes(section)).map((section) => {
      const added: Component = { kind, level: 1, section }
      const next = { ...design, components: [...design.components, added] }
      return change(
        `add:${kind}:${section}`,
        `Add a ${KIND_NAMES[kind]} in ${sectionName(section)}`,
        next,
        `costs ${componentCost(kind, 1)}`,
      )
    }),
  ),
  LEVELS.map((skill) =>
    change(`crew:${skill}`, `Add a crew team of skill ${skill}`, { ...design, crew: [...design.crew, skill] }, `costs ${crewCost(skill)}`),
  ),
  design.crew.map((skill, index) =>
    change(`dismiss:${index}`, `Dismiss a crew team of skill ${skill}`, { ...design, crew: design.crew.toSpliced(index, 1) }, 'free'),
  ),
]

// Anomalies.
const TILE_NAMES: Readonly<Record<TileKind, string>> = {
  moon: 'moon',
  planet: 'planet',
  'small-nebula': 'small nebula',
  'large-nebula': 'large nebula',
  'small-asteroids': 'small asteroid field',
  'large-asteroids': 'large asteroid field',
}
export const tileName = (kind: TileKind): string => TILE_NAMES[kind]
const EFFECTS = { solid: 'stops lines and movement', nebula: 'weakens beams', asteroids: 'attacks what moves in' } as const

export function anomalyPage(view: View, _me: Color, draft: Draft): GamePage {
  const base = { phase: 'Set-up · anomalies', rule: 'SF-SET-09' } as const
  if (draft.kind === 'tile') return tilePage(view, draft)
  const fits = canPlaceTile(view.tiles)
  return {
    ...base,
    title: fits ? 'Choose an anomaly' : 'No tile fits',
    text: fits ? 'Planets and moons keep an empty hex to every other anomaly.' : 'You pass.',
    rows: () => [
      row('noTile', 'SF-SET-09', 'Pass', { give: { order: 'noTile' }, role: 'main' }),
      TILE_KINDS.map((kind) => {
        const [tile] = tilePlaces(view.tiles, kind).toSorted((a, b) => distance(a.at, [0, 0]) - distance(b.at, [0, 0]))
        const note = EFFECTS[TILES[kind].content]
        return tile && row(`tile:${kind}`, 'SF-ANO-06', capital(tileName(kind)), { set: { kind: 'tile', tile }, note })
      }),
    ],
  }
}
function tilePage(view: View, { tile }: DraftOf<'tile'>): GamePage {
  return {
    phase: 'Set-up · anomalies',
    title: `Place the ${tileName(tile.kind)}`,
    text: 'Pick the hex of its middle or corner.',
    rule: 'SF-ANO-05',
    back: { set: START },
    rows: () => [
      row('here', 'SF-SET-09', `Place it in hex ${hexName(tile.at)}`, { give: { order: 'tile', tile }, role: 'main' }),
      tileRow(view, tile),
    ],
  }
}
function tileRow(view: View, { kind, ...now }: Tile): GameRow {
  const turns = turnsOf(kind)
  const fits = tilePlaces(view.tiles, kind)
  return row('place', 'SF-ANO-05', 'Hex', {
    place: {
      within: turns.map((turn) => fits.flatMap((tile) => (tile.turns === turn ? [tile.at] : []))),
      now: { at: now.at, turns: turns.indexOf(now.turns) },
      nameOf: hexName,
      withPlace: (put) => ({ kind: 'tile', tile: { kind, at: put.at, turns: turns[put.turns] ?? 0 } }),
    },
  })
}

// Places of ships.
/** The ship that is being placed, where it is proposed or where the player has put it. Null while a ship must be chosen. */
export function placingOf(view: View, me: Color, draft: Draft | null): DraftOf<'place'> | null {
  if (draft?.kind === 'place') return draft
  const side = sideOfSeat(view, me)
  const [only, another] = unplaced(view, side)
  return only && !another ? { kind: 'place', ship: only.id, ...proposedPlace(view, side) } : null
}
export function placementPage(view: View, me: Color, draft: Draft): GamePage {
  const side = sideOfSeat(view, me)
  const waiting = unplaced(view, side)
  const placing = placingOf(view, me, draft)
  const base = { phase: 'Set-up · placing ships', rule: 'SF-SET-10' } as const
  if (!placing)
    return {
      ...base,
      title: 'Choose a ship to place',
      text: 'Sides place one ship after the other.',
      rows: () => {
        const place = proposedPlace(view, side)
        return waiting.map(({ id, name }) => row(`ship:${id}`, 'SF-SET-10', name, { set: { kind: 'place', ship: id, ...place } }))
      },
    }
  const { ship, hex, facing } = placing
  return {
    ...base,
    title: `Place ${waiting.find(({ id }) => id === ship)?.name ?? ship}`,
    text: 'Pick a free hex in a sector without enemies, and turn the ship.',
    back: waiting.length > 1 ? { set: START } : undefined,
    rows: () => [
      row('here', 'SF-SET-10', `Place it in hex ${hexName(hex)}, facing ${compass(facing)}`, {
        give: { order: 'place', ship, hex, facing },
        role: 'main',
      }),
      shipRow(view, side, placing),
    ],
  }
}
/** The place of a ship, turned from the direction of the enemy. */
function shipRow(view: View, side: Side, { ship, hex: now, facing }: DraftOf<'place'>): GameRow {
  const free = shipPlaces(placedFor(view, side))
  return row('place', 'SF-SET-11', 'Hex', {
    place: {
      within: DIRECTIONS.map(() => free),
      now: { at: now, turns: turned(facing, -facingFrom(view, side, now)) },
      nameOf: hexName,
      withPlace: ({ at: hex, turns }) => ({ kind: 'place', ship, hex, facing: turned(facingFrom(view, side, hex), turns) }),
    },
  })
}
