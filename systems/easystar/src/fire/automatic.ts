// Minor decisions of combat that a seat may leave to a fixed rule. Both rules forgo a chance, so they are legal whatever the ship carries.
import type { AutomaticDecision } from '@admiralty/kernel'

export const automatic = [
  {
    key: 'turrets',
    kind: 'pointDefence',
    label: 'Point defence: hold all turrets',
    rule: 'ES-PDF-02',
    order: () => ({ order: 'defend', turrets: [] }),
  },
  {
    key: 'displacer',
    kind: 'displacer',
    label: 'Displacer: never use it',
    rule: 'ES-HIT-04',
    order: () => ({ order: 'displace', use: false }),
  },
] as const satisfies readonly AutomaticDecision[]
