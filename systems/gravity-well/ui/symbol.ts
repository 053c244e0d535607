// Silhouettes of this game.
import type { UnitKind } from '../data/units.ts'
import { isModule, isSatellite, isWarhead } from '../src/table.ts'

const CRAFT = { station: 'station', booster: 'missile', scoopship: 'scout', bus: 'freighter', gunship: 'destroyer' } as const
/** The silhouette of a unit. */
export function symbolOf(kind: UnitKind): string {
  if (isSatellite(kind)) return 'fighter'
  return isWarhead(kind) || isModule(kind) ? 'missile' : CRAFT[kind]
}
