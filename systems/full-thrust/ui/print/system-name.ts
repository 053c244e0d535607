// Names of systems on a printed display.
import { capital } from '@admiralty/kernel'
import type { DesignPart } from '../../src/design/design.ts'
import type { SystemPart } from '../../src/design/systems.ts'
import { HULL_TITLES, partName } from '../../src/design/text.ts'

const TITLES: Readonly<Partial<Record<SystemPart['kind'], string>>> = { ...HULL_TITLES, magazine: 'magazine' }
export function systemName(part: SystemPart): string {
  const title = capital(TITLES[part.kind] ?? partName(part as DesignPart)) // the table has the parts of the hull
  if (part.kind === 'drive') return `${title} ${part.thrust}`
  return 'mass' in part && part.kind !== 'craftBay' ? `${title} ${part.mass}` : title
}
