// The silhouette of a ship.
import { SHIP_CLASSES } from '../data/tables.ts'
import type { Design } from '../src/design/design.ts'

/** Silhouettes by the largest mass that has them. */
const BY_MASS = [
  { most: 16, symbol: 'scout' },
  { most: 44, symbol: 'destroyer' },
  { most: 90, symbol: 'cruiser' },
  { most: 150, symbol: 'battleship' },
] as const
export function symbolOf({ shipClass, mass, thrust }: Design): string {
  if (thrust === 0) return 'station'
  if (SHIP_CLASSES[shipClass].usual === null && shipClass !== 'SDV') return 'freighter'
  return BY_MASS.find(({ most }) => mass <= most)?.symbol ?? 'leviathan'
}
