// The question where anomalies are placed.
import { distance } from '@admiralty/space'
import { TILE_KINDS, TILES, type TileKind } from '../../data/tables.ts'
import { canPlaceTile, type Tile, tilePlaces, turnsOf } from '../board/board.ts'
import type { Color } from '../shapes.ts'
import type { View } from '../state.ts'
import type { Draft, DraftOf } from './draft.ts'
import { type GamePage, type GameRow, row, START } from './form.ts'
import { capital, hexName } from './say.ts'

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
