// Names of systems on a printed display.
import { capital } from '@admiralty/kernel'
import type { DesignPart } from '../../src/design/design.ts'
import type { SystemPart } from '../../src/design/systems.ts'
import { partName } from '../../src/design/text.ts'

const TITLES: Readonly<Partial<Record<SystemPart['kind'], string>>> = {
  ...{ ftl: 'FTL drive', screen: 'Screen generator', bridge: 'Command bridge', lifeSupport: 'Life support', powerCore: 'Power core' },
  magazine: 'Magazine',
}
export function systemName(part: SystemPart): string {
  if (part.kind === 'drive') return `Main drive ${part.thrust}`
  const title = TITLES[part.kind] ?? capital(partName(part as DesignPart)) // the table has the parts of the hull
  return 'mass' in part && part.kind !== 'craftBay' ? `${title} ${part.mass}` : title
}
