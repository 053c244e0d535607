// The scene of the board: both ships on a small chart, and what their fire does.
import { type Motion, type Scene, sideStyleOf } from '@admiralty/board'
import { plainCounter, type SceneMoment } from '@admiralty/game-ui'
import { type Hex, hexAt } from '@admiralty/space'
import type { Observation } from '../src/events.ts'
import { type Color, enemyOf, SEATS } from '../src/state.ts'
import type { Template } from '../src/steps.ts'
import { type Draft, shipName } from '../src/words.ts'

/** Always the same array, so that the board does not draw it again. */
const HEXES: readonly Hex[] = Array.from({ length: 25 }, (_, at) => hexAt({ column: at % 5, row: Math.floor(at / 5) }))
export const hexOf = (seat: Color): Hex => hexAt({ column: 2, row: seat === 'yellow' ? 4 : 0 })

export const sceneOf = ({ view: { ships, setup }, selected }: SceneMoment<Template, Draft>): Scene => ({
  hexes: HEXES,
  counters: SEATS.map((seat) => {
    const { hull } = ships[seat]
    return plainCounter({
      id: seat,
      at: hexOf(seat),
      facing: seat === 'yellow' ? 0 : 3,
      symbol: hull > 0 ? 'fighter' : 'wreck',
      sideStyle: sideStyleOf(seat),
      label: shipName(seat),
      title: `${shipName(seat)}: hull ${hull} of ${setup.hull}`,
      damage: [setup.hull - hull, setup.hull],
      selected: seat === selected,
    })
  }),
  tracks: [],
  tints: [],
  hatched: [],
  marked: [],
  caption: null,
})

export function motionsOf(observation: Observation): readonly Motion[] {
  const anchor = (seat: Color) => ({ thing: seat, at: hexOf(seat) })
  const shot = (seat: Color, manner: 'beam' | 'missile', isHit: boolean): Motion => ({
    kind: 'shot',
    manner,
    sideStyle: sideStyleOf(seat),
    result: isHit ? 'hit' : 'miss',
    from: anchor(seat),
    to: anchor(enemyOf(seat)),
  })
  if (observation.type === 'gunsFired') return [shot(observation.seat, 'beam', observation.hits > 0)]
  if (observation.type === 'torpedoFired') return [shot(observation.seat, 'missile', observation.hit)]
  if (observation.type !== 'damaged') return []
  return [{ kind: 'flash', at: anchor(observation.seat), text: `−${observation.damage.total}`, good: false }]
}
