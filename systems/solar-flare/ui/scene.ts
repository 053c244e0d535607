// The chart as the board draws it: anomalies, counters, and what the chosen or aimed answer would do.
import { type Overlay, type Scene, sideStyleOf, type Track } from '@admiralty/board'
import { choiceMarks, type SceneMoment } from '@admiralty/game-ui'
import { sameHex } from '@admiralty/space'
import { BOARD, sectorOf } from '../src/board/board.ts'
import type { SolarFlare } from '../src/game.ts'
import type { View } from '../src/state.ts'
import { flying, isColor, sideOfSeat } from '../src/table.ts'
import { hexOf, targetOf } from '../src/weapons/targets.ts'
import type { Draft } from '../src/words/draft.ts'
import { terrainOf } from './chart.ts'
import { countersOf } from './counters.ts'
import { plannedOf } from './planned.ts'
import { askedKind } from './question-kind.ts'
import { reachWhileMoving } from './reach.ts'

type Moment = SceneMoment<SolarFlare, Draft>

/** SF-SET-11: sectors with enemies, while a ship is placed. */
function closedSectors(view: View): readonly Overlay[] {
  if (askedKind(view) !== 'placement' || !isColor(view.me)) return []
  const side = sideOfSeat(view, view.me)
  const closed = new Set(flying(view).flatMap((ship) => (ship.side === side ? [] : [sectorOf(ship.hex)])))
  return [...closed].map((sector) => ({
    look: 'barred',
    shape: { kind: 'region', hexes: BOARD.filter((hex) => sectorOf(hex) === sector) },
    legend: 'sector with enemies',
    printed: true,
  }))
}

/** The number of shots of this turn that stay drawn. */
const SHOTS = 2
function shotsOf({ view, observations }: Moment): readonly Track[] {
  const turn = observations.findLastIndex(({ type }) => type === 'turnBegan')
  return observations
    .slice(turn + 1)
    .flatMap((one) => (one.type === 'beamFired' ? [one] : []))
    .slice(-SHOTS)
    .flatMap(({ ship, at }): readonly Track[] => {
      const [from, target] = [view.ships[ship], targetOf(view, at)]
      return from && target ? [{ sideStyle: sideStyleOf(from.seat), places: [from.hex, hexOf(target)], style: 'shot', notes: [] }] : []
    })
}

/** Hexes of choices, with the charges or points that they cost, unless the preview marks the hex. */
const marksOf = ({ choices }: Moment, pointed: Scene['marked']): Scene['marked'] => [
  ...choiceMarks(
    choices.filter(({ role }) => role === 'row'),
    ([only, another]) => (only && !another && only.cost !== null ? String(only.cost) : null),
  ).filter(({ at: hex }) => !pointed.some((mark) => sameHex(mark.at, hex))),
  ...pointed,
]

/** The scene of a moment. */
export function sceneOf(moment: Moment): Scene {
  const { view, selected } = moment
  const planned = plannedOf(moment)
  const reach = askedKind(view) === 'movement' ? reachWhileMoving(view, planned.moved) : null
  return {
    hexes: BOARD,
    terrain: terrainOf(view.tiles),
    overlays: [...closedSectors(view), ...(reach?.overlays ?? []), ...planned.overlays],
    counters: [...countersOf(view, selected), ...planned.counters],
    tracks: [...shotsOf(moment), ...planned.tracks],
    tints: reach?.tints ?? [],
    hatched: [],
    marked: marksOf(moment, planned.marked),
    caption: view.round > 0 ? (reach?.caption ?? null) : { title: 'Set-up', text: 'ships, anomalies, then places' },
  }
}
