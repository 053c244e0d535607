// Fleets of the catalogue for the tests of battles.
import { NO_MARKS } from '@admiralty/testkit'
import { game } from '../../test/battle-game.ts'
import type { Color } from '../shapes.ts'
import { catalogueOf, newCondition } from '../tactics-port.ts'
import type { FightingShip, FleetSide } from './abstract.ts'

/** A new ship of a design of the catalogue. */
export function fighterNamed(name: string, id: string, more: Partial<FightingShip> = {}): FightingShip {
  const entry = catalogueOf(game).find(({ facts }) => facts.title === name)
  if (!entry) throw new Error(`no ship is called ${name}`)
  return {
    id,
    type: { id: name, ...entry },
    condition: newCondition(game, entry.design),
    role: 'fleet',
    marks: NO_MARKS,
    leaves: false,
    ...more,
  }
}
/** A side with new ships of these designs. */
export const fleetOf = (seat: Color, designs: readonly string[], more: Partial<FightingShip> = {}): FleetSide => ({
  seat,
  ships: designs.map((name, index) => fighterNamed(name, `${seat}-${index + 1}`, more)),
})
