// A fleet in two lines, for lists: silhouettes of its ships and the number of each hull.

import { Squadron } from '@admiralty/game-ui/design'
import { list, plural } from '@admiralty/kernel'
import { HULLS } from '../../data/tables.ts'
import type { FleetDesign } from '../../src/state.ts'
import { faceOf, titleOf } from './fleet-list.tsx'

/** Height of a silhouette in pixels. */
const SIZE = 22

function contents(fleet: FleetDesign): string {
  const hulls = HULLS.flatMap((hull) => {
    const count = fleet.ships.filter((ship) => ship.hull === hull).length
    return count === 0 ? [] : [plural(count, hull)]
  }).toReversed()
  const fighters = fleet.ships.reduce((sum, ship) => sum + ship.fighters.length, 0)
  const rest = [
    ...(fighters > 0 ? [plural(fighters, 'fighter')] : []),
    ...(fleet.damageControl > 0 ? [plural(fleet.damageControl, 'damage-control counter')] : []),
  ]
  return hulls.length === 0 ? 'no ships yet' : list([...hulls, ...rest])
}

export function Sketch({ design }: { readonly design: FleetDesign }) {
  const flagship = design.ships[design.flagship]
  return (
    <span className="es-sketch">
      <Squadron symbols={design.ships.map(faceOf)} sideStyle={null} size={SIZE} />
      <small>
        {contents(design)}
        {flagship ? `; flagship ${titleOf(flagship)}` : ''}
      </small>
    </span>
  )
}
