// The ships to print, from a design or a match, with or without damage. Only what the reader may know is printed.
import type { SheetsProps } from '@admiralty/game-ui'
import { type Design, designSchema } from '../../src/design/design.ts'
import type { EarthExpects } from '../../src/game.ts'
import type { Levels } from '../../src/record/layout.ts'
import type { Ship, View } from '../../src/state.ts'
import { allShips, designOf, flying, shares, truthOf } from '../../src/table.ts'
import { COLORS, facingName, hexName, shipName } from '../../src/words/say.ts'

/** A ship as it is printed. */
export interface PrintedShip {
  readonly id: string
  readonly name: string
  readonly design: Design
  readonly levels: Levels
  /** The seat, the facing and the place, such as `Yellow, facing N at 0101`; null for a design. */
  readonly situation: string | null
  /** Number of launchers known to be empty. */
  readonly empty: number
  readonly lit: readonly string[]
}

/** The ships of a match, own ones first, or the ship of a design. Empty if the design cannot be read. */
export function printedOf({ source, damage }: Pick<SheetsProps<EarthExpects>, 'source' | 'damage'>): readonly PrintedShip[] {
  if (source.kind === 'view') return fromView(source.view, damage)
  const design = designSchema.safeParse(source.design).data
  return design ? [{ id: 'design', name: design.name, design, levels: {}, situation: null, empty: 0, lit: [] }] : []
}
function fromView(view: View, damage: boolean): readonly PrintedShip[] {
  const mine = (ship: Ship): boolean => shares(view.setup, view.me, ship.seat)
  const ships = allShips(view).filter(flying)
  return [...ships.filter(mine), ...ships.filter((ship) => !mine(ship))].map((ship) => ({
    id: ship.id,
    name: shipName(view, ship),
    design: designOf(view, ship),
    levels: damage ? (truthOf(view, ship)?.levels ?? ship.levels) : {},
    situation: `${COLORS[ship.seat]}${damage ? `, turn ${view.turn}, ${ship.design.base ? '' : `facing ${facingName(ship.facing)} `}at ${hexName(ship.hex)}` : ''}`,
    empty: damage ? (view.secret[ship.seat]?.empty[ship.id]?.length ?? 0) : 0,
    lit: damage ? (view.secret[ship.seat]?.power[ship.id]?.lit ?? []) : [],
  }))
}
