// The nodes of a journey by lane, one after another (CR-5.2). Pure.
import { inMapOrder } from '../../src/land/geometry.ts'
import { lanesFrom } from '../../src/land/lanes.ts'
import type { HexAddress } from '../../src/shapes.ts'
import type { View } from '../../src/state.ts'

/** The nodes to which a journey can go on: joined to its last node by a lane, and not passed yet. */
export const nodesAfter = (land: View['land'], from: HexAddress, path: readonly HexAddress[]): readonly HexAddress[] =>
  lanesFrom(land, path.at(-1) ?? from)
    .filter((node) => node !== from && !path.includes(node))
    .toSorted(inMapOrder)
