// Consent to docking, and its end (EE-DOC).
import type { Context } from '../chapter.ts'
import { hullOf } from '../hull.ts'
import { isHexPlace, isPresent } from '../record/layout.ts'
import type { Ship, State, Table } from '../state.ts'
import type { StepOf } from '../steps.ts'
import { eventAbout, findShip, flying, openShips, shipOf } from '../table.ts'

/** EE-DOC-02, EE-BAS-06: whether the owner may refuse. */
const mayRefuse = (table: Table, ship: Ship): boolean => {
  if (ship.design.base) return true
  const { layout, levels } = hullOf(table, { ...ship, docked: [] })
  return layout.places.some((place) => isHexPlace(place) && (place.box.type === 'E' || place.box.type === 'e') && isPresent(levels, place))
}

/** Completes last turn's docking at the start of a turn (EE-DOC-03, EE-DOC-06, EE-DOC-10). */
export function finishDocking(ctx: Context): void {
  for (const ship of Object.values(ctx.state.ships))
    for (const [other, docking] of Object.entries(ship.docking)) {
      const about = { ...eventAbout(ctx.state, ship), with: other }
      const quiet = isQuiet(ctx.state, ship.id) && isQuiet(ctx.state, other)
      if (docking.phase === 'settling') ctx.emit({ type: 'settled', ...about })
      else if (!quiet) ctx.emit({ type: 'dockingFailed', ...about })
      else if (docking.phase === 'docking') ctx.emit({ type: 'docked', ...about, offset: docking.offset, active: docking.active })
      else ctx.emit({ type: 'undocked', ship: ship.id, seat: ship.seat, from: other })
    }
}

/** Whether the ship did nothing this turn that breaks off docking. Its engines cannot have run (`isHeldStill`). */
function isQuiet(state: State, id: string): boolean {
  const ship = findShip(state, id)
  return ship !== undefined && flying(ship) && !ship.deeds.hurt && ship.deeds.fired.length === 0
}

/** Requests to other seats whose consent is needed. */
export const consentsFor = (state: State, begun: readonly { readonly ship: string; readonly with: string }[]): StepOf<'consent'>['asked'] =>
  begun.flatMap(({ ship: by, with: ship }) => {
    const target = shipOf(state, ship)
    return target.seat !== shipOf(state, by).seat && mayRefuse(state, target) ? [{ ship, by }] : []
  })

/** Dockings that have begun. */
export const dockingsIn = (state: State): readonly { readonly ship: string; readonly with: string }[] =>
  openShips(state).flatMap(({ id: ship, docking }) =>
    Object.entries(docking).flatMap(([other, { phase }]) => (phase === 'docking' ? [{ ship, with: other }] : [])),
  )
