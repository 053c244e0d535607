// Names of systems on a printed display.
import { capital } from '@admiralty/kernel'
import type { SystemPart } from '../../src/design/systems.ts'
import { partName } from '../../src/design/text.ts'

const HULL_TITLES = {
  ftl: 'FTL drive',
  screen: 'Screen generator',
  bridge: 'Command bridge',
  lifeSupport: 'Life support',
  powerCore: 'Power core',
} as const
export function systemName(part: SystemPart): string {
  switch (part.kind) {
    case 'drive':
      return `Main drive ${part.thrust}`
    case 'ftl':
    case 'screen':
    case 'bridge':
    case 'lifeSupport':
    case 'powerCore':
      return HULL_TITLES[part.kind]
    case 'magazine':
      return 'Magazine'
    case 'cargo':
    case 'passengers':
    case 'troops':
      return `${capital(partName(part))} ${part.mass}`
    default:
      return capital(partName(part))
  }
}
