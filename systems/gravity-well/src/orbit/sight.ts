// Line of sight: only the planet blocks it (GW-MAP-02, GW-LOS-02).
import { alongLine, type Hex } from '@admiralty/space'
import { isPlanet } from './motion.ts'

/** GW-MAP-02, GW-LOS-02: whether the line between two hex centres passes through the inside of no planet hex; touching an edge or corner is free (R-GW-63). */
export const isInSight = (from: Hex, to: Hex): boolean => !alongLine(from, to, (q, r, touch) => touch === 'crossed' && isPlanet([q, r]))
