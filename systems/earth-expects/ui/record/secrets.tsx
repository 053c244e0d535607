// The line of a record on what only the ship's own side knows.
import { Rule } from '@admiralty/game-ui/panel'
import { hullClass } from '../../data/tables.ts'
import type { Ship, View } from '../../src/state.ts'
import { isHidden } from '../../src/table.ts'
import { KIND_NAMES } from '../titles.ts'

/** For a ship that is hidden or disguised. */
export function Secrets({ view, ship }: { readonly view: View; readonly ship: Ship }) {
  if (isHidden(view, ship.id))
    return (
      <p className="ee-secret">
        Hidden: other sides know only the area, not the hex. <Rule id="EE-HID-01" />
      </p>
    )
  return (
    <p className="ee-secret">
      Disguised: other sides see a {hullClass(ship.design.hull).title}, {KIND_NAMES[ship.design.kind]}, named {ship.design.name}. This is
      the true record. <Rule id="EE-DIS-01" />
    </p>
  )
}
