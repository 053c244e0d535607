// Minor decisions of combat that a seat may leave to a fixed rule. Both rules forgo a chance, so they are legal whatever the ship carries.
import type { AutomaticDecision } from '@admiralty/kernel'
import type { OrderOf } from '../orders.ts'

const HOLD: OrderOf<'defend'> = { order: 'defend', turrets: [] }
const TAKE: OrderOf<'displace'> = { order: 'displace', use: false }

export const automatic = [
  { key: 'turrets', kind: 'pointDefence', label: 'Point defence: hold all turrets', rule: 'ES-PDF-02', usual: false, order: () => HOLD },
  { key: 'displacer', kind: 'displacer', label: 'Displacer: never use it', rule: 'ES-HIT-04', usual: false, order: () => TAKE },
] as const satisfies readonly AutomaticDecision[]
