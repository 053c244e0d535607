// The dialogs of the set-up: ships, anomalies, places.
import { onHex } from '@admiralty/kernel'
import { DIRECTIONS, turned } from '@admiralty/space'
import { ALLOWED, BUDGET, KINDS, LEVELS, SECTIONS, TILE_KINDS, TILES, type TileKind } from '../../data/tables.ts'
import { BOARD, canPlaceTile, shipPlaces, tilePlaces } from '../board/board.ts'
import { componentCost, costOf, crewCost, KIND_NAMES, sectionName } from '../design/check.ts'
import type { Component, Design } from '../design/design.ts'
import { READY } from '../design/ready.ts'
import type { FleetEntry } from '../orders.ts'
import { entryFaults, unplaced } from '../setting/fleets.ts'
import { placedFor } from '../setting/placing.ts'
import type { Color } from '../shapes.ts'
import type { View } from '../state.ts'
import { placeOf, sideOfSeat } from '../table.ts'
import type { Draft, DraftOf } from './draft.ts'
import { type GamePage, type GameRow, type GameRows, row, START } from './form.ts'
import { capital, compass, counted, fittingName, hexName } from './say.ts'

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
    title: `Hand in ${counted(ships, 'ship')}?`,
    text: `${entries.map(({ design }) => `${design.name}, ${counted(costOf(design).total, 'point')}`).join('; ')}. ${text}`,
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
  if (draft.kind === 'tile') return tilePage(draft)
  const fits = canPlaceTile(view.tiles)
  return {
    ...base,
    title: fits ? 'Choose an anomaly' : 'No tile fits',
    text: fits ? 'Planets and moons keep an empty hex to every other anomaly.' : 'You pass.',
    rows: () => [
      row('noTile', 'SF-SET-09', 'Pass', { give: { order: 'noTile' }, role: 'main' }),
      TILE_KINDS.map(
        (kind) =>
          tilePlaces(view.tiles, kind).length > 0 &&
          row(`tile:${kind}`, 'SF-ANO-06', capital(tileName(kind)), {
            set: { kind: 'tile', tile: kind, turns: 0 },
            note: EFFECTS[TILES[kind].content],
          }),
      ),
    ],
  }
}
function tilePage({ tile, turns }: DraftOf<'tile'>): GamePage {
  const turnable = TILES[tile].shape === 'triangle'
  return {
    phase: 'Set-up · anomalies',
    title: `Place the ${tileName(tile)}`,
    text: 'Pick the hex of its middle or corner.',
    rule: 'SF-ANO-05',
    back: { set: START },
    rows: () => [
      turnable && row('turn', 'SF-ANO-05', 'Turn the tile', { set: { kind: 'tile', tile, turns: turned(turns, 1) } }),
      BOARD.map((at) => {
        const order = { order: 'tile', tile: { kind: tile, at, turns } } as const
        return row(`at:${hexName(at)}`, 'SF-ANO-05', `Hex ${hexName(at)}`, { give: order, spots: [onHex(at)] })
      }),
    ],
  }
}

// Places of ships.
export function placementPage(view: View, me: Color, draft: Draft): GamePage {
  const side = sideOfSeat(view, me)
  const waiting = unplaced(view, side)
  const [only] = waiting
  const chosen =
    draft.kind === 'place' ? draft : waiting.length === 1 && only ? ({ kind: 'place', ship: only.id, hex: null } as const) : null
  const base = { phase: 'Set-up · placing ships', rule: 'SF-SET-10' } as const
  if (!chosen)
    return {
      ...base,
      title: 'Choose a ship to place',
      text: 'Sides place one ship after the other.',
      rows: () => waiting.map(({ id, name }) => row(`ship:${id}`, 'SF-SET-10', name, { set: { kind: 'place', ship: id, hex: null } })),
    }
  const name = waiting.find(({ id }) => id === chosen.ship)?.name ?? chosen.ship
  const { ship, hex } = chosen
  if (!hex)
    return {
      ...base,
      title: `Place ${name}`,
      text: 'Pick a free hex in a sector without enemies.',
      back: waiting.length > 1 ? { set: START } : undefined,
      rows: () =>
        shipPlaces(placedFor(view, side)).map((at) =>
          row(`at:${hexName(at)}`, 'SF-SET-11', `Hex ${hexName(at)}`, { set: { kind: 'place', ship, hex: at }, spots: [onHex(at)] }),
        ),
    }
  return {
    ...base,
    title: `Which way does ${name} face?`,
    text: `It is placed in hex ${hexName(hex)}.`,
    back: { set: { kind: 'place', ship, hex: null }, label: 'Another hex' },
    rows: () =>
      DIRECTIONS.map((facing) =>
        row(`facing:${facing}`, 'SF-SET-10', capital(compass(facing)), { give: { order: 'place', ship, hex, facing } }),
      ),
  }
}
