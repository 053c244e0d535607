// Hexes that beams bear on while a ship moves: those of the ship from its planned place, and those of enemies from where they are.
import { type HexMean, plannedReach } from '@admiralty/game-ui'
import type { Hex } from '@admiralty/space'
import { ARMOUR_DEFENCE } from '../data/tables.ts'
import { BOARD } from '../src/board/board.ts'
import { inArc, lineOfAttack } from '../src/line/line.ts'
import type { Ship, View } from '../src/state.ts'
import { flying, isColor, sideOfSeat, working } from '../src/table.ts'
import { blastObstacles } from '../src/weapons/blasts.ts'

/** The chance that a die counts against armour. */
const PER_DIE = (7 - ARMOUR_DEFENCE) / 6
/** Mean damage of full shots at armour, in every hex of their arcs that no planet shelters. */
function meansFrom(view: View, ship: Ship): readonly HexMean[] {
  const open = blastObstacles(view)
  return working(ship, 'beam').flatMap(({ section, charge }) =>
    BOARD.flatMap((hex): readonly HexMean[] => {
      if (section === 0 || charge === 0 || !inArc({ at: ship.hex, facing: ship.facing }, section, hex)) return []
      return lineOfAttack(ship.hex, hex, open).blockedBy.length === 0 ? [{ hex, mean: charge * PER_DIE }] : []
    }),
  )
}

const threats = new WeakMap<View, readonly Hex[]>()
/** Hexes on which charged beams of enemies bear; computed once for a view. */
function threatsTo(view: View): readonly Hex[] {
  const { me } = view
  if (!isColor(me)) return []
  const known = threats.get(view)
  if (known) return known
  const side = sideOfSeat(view, me)
  const enemies = flying(view).filter((ship) => ship.side !== side)
  const found = enemies.flatMap((ship) => meansFrom(view, ship)).map(({ hex }) => hex)
  threats.set(view, found)
  return found
}

/** Tints, outline and caption while a ship moves. `planned` is the ship at the end of its course; null without one. */
export const reachWhileMoving = (view: View, planned: Ship | null) =>
  plannedReach({
    planned: planned && { name: planned.name, means: meansFrom(view, planned) },
    threats: threatsTo(view),
    enemies: 'charged enemy beams',
    levelOf: (mean, most) => (mean > (most * 2) / 3 ? 4 : mean > most / 3 ? 3 : 2),
  })
