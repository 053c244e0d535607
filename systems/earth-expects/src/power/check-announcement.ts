// Why a ship may not announce this.
import { type Refusal, refuse } from '@admiralty/kernel'
import type { Announcement } from '../orders.ts'
import type { Ship, View } from '../state.ts'
import { isActive, isDisguised } from '../table.ts'
import { cannotDock, cannotUndock } from './docking.ts'
import { POINT, speedBefore } from './points.ts'

function cannotRoll({ setup }: View, { design, docked }: Ship, before: number): Refusal | undefined {
  if (!setup.options.rolling || design.base) return refuse('EE-ROL-01', 'the ship cannot roll')
  if (docked.length > 0) return refuse('EE-ROL-01', 'a docked ship cannot roll')
  return before > POINT ? refuse('EE-ROL-01', 'the ship can roll only if its speed power last turn was at most one point') : undefined
}
/** EE-DOC-05: an inactive docked ship may announce only undocking and the end of a disguise. */
function cannotSay(ship: Ship, { dock, roll, reverse, ftl }: Announcement): Refusal | undefined {
  if (isActive(ship) || (!dock && !roll && reverse === ship.reversing && ftl === (ship.ftl !== null))) return undefined
  return refuse('EE-DOC-05', 'an inactive docked ship can only undock')
}
function cannotTurn(view: View, ship: Ship, { roll, reverse, ftl }: Announcement): Refusal | undefined {
  const { options } = view.setup
  const fixed = ship.design.base
  const before = speedBefore(view, ship)
  const rolls = roll ? cannotRoll(view, ship, before) : undefined
  if (rolls) return rolls
  if (ftl && (!options.ftl || fixed)) return refuse('EE-FTL-01', 'the ship cannot leave by FTL')
  if (reverse && (!options.reverse || fixed)) return refuse('EE-REV-01', 'the ship cannot reverse')
  return reverse !== ship.reversing && before > 0
    ? refuse('EE-REV-02', 'the ship can change direction only if its speed power last turn was 0')
    : undefined
}
export function cannotAnnounce(view: View, ship: Ship, announcement: Announcement): Refusal | undefined {
  const wrong = cannotSay(ship, announcement) ?? cannotTurn(view, ship, announcement)
  if (wrong) return wrong
  const { dock, undock, unmask } = announcement
  if (unmask && !isDisguised(view, ship)) return refuse('EE-DIS-03', 'the ship has no disguise')
  if (dock && undock !== null) return refuse('EE-DOC-10', 'a ship docks or undocks, not both')
  return (dock && cannotDock(view, ship, dock)) ?? (undock === null ? undefined : cannotUndock(view, ship, undock))
}
