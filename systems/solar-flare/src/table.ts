// Look-ups on a state or a view, and copies with one part changed.
import { once } from '@admiralty/kernel'
import type { Hex } from '@admiralty/space'
import { sameHex } from '@admiralty/space'
import { type OuterSection, SECTION_INTEGRITY, SECTIONS, type SectionNumber, SHIP_POWER, TUBE_CHARGES } from '../data/tables.ts'
import type { Component, Design } from './design/design.ts'
import { type Color, SEATS, type Side } from './shapes.ts'
import type { Fitting, Setup, Ship, Table, Torpedo } from './state.ts'

export const isColor = (viewer: string): viewer is Color => (SEATS as readonly string[]).includes(viewer) // seats are strings

/** Throws for a seat that is not in the match. */
export function placeOf(table: Table, seat: Color): Setup['seats'][number] {
  const place = table.setup.seats.find((sits) => sits.seat === seat)
  if (!place) throw new Error(`no player has the seat ${seat}`)
  return place
}
export const sideOfSeat = (table: Table, seat: Color): Side => placeOf(table, seat).side
/** The seats of a side, its admiral first. */
export const seatsOn = (table: Table, side: Side): readonly Color[] =>
  table.setup.seats
    .filter((place) => place.side === side)
    .toSorted((a, b) => Number(b.admiral) - Number(a.admiral))
    .map(({ seat }) => seat)
/** The sides in the order of the seats. */
export const sidesOf = ({ setup }: Pick<Table, 'setup'>): readonly Side[] => [...new Set(setup.seats.map(({ side }) => side))]
/** SF-TEAM-02: the seat in charge of a side. */
export function admiralOf(table: Table, side: Side): Color {
  const [admiral] = seatsOn(table, side)
  if (!admiral) throw new Error(`nobody plays the side ${side}`)
  return admiral
}

export function shipOf(table: Table, id: string): Ship {
  const ship = table.ships[id]
  if (!ship) throw new Error(`no ship ${id}`)
  return ship
}
export function torpedoOf(table: Table, id: string): Torpedo {
  const torpedo = table.torpedoes[id]
  if (!torpedo) throw new Error(`no torpedo ${id}`)
  return torpedo
}
/** The ships on the board. */
export const flying = (table: Table): readonly Ship[] => Object.values(table.ships).filter(({ status }) => status === 'flying')
export const shipsOfSeat = (table: Table, seat: Color): readonly Ship[] => flying(table).filter((ship) => ship.seat === seat)
export const shipsOfSide = (table: Table, side: Side): readonly Ship[] => flying(table).filter((ship) => ship.side === side)
export const torpedoesOf = (table: Table): readonly Torpedo[] => Object.values(table.torpedoes)
export const shipAt = (table: Table, hex: Hex): Ship | undefined => flying(table).find((ship) => sameHex(ship.hex, hex))
export const torpedoesAt = (table: Table, hex: Hex): readonly Torpedo[] => torpedoesOf(table).filter((torpedo) => sameHex(torpedo.hex, hex))
/** SF-DMG-09: the seat that steers a torpedo: its launcher's, or the admiral's if that seat has no ship left. */
export const steererOf = (table: Table, torpedo: Torpedo): Color =>
  shipsOfSeat(table, torpedo.seat).length > 0 ? torpedo.seat : admiralOf(table, torpedo.side)
export const torpedoesOfSeat = (table: Table, seat: Color): readonly Torpedo[] =>
  torpedoesOf(table).filter((torpedo) => steererOf(table, torpedo) === seat)

/** The integrity that a section has left, or the core. */
export function integrityAt({ integrity }: Pick<Ship, 'integrity'>, section: SectionNumber): number {
  const points = integrity[section]
  if (points === undefined) throw new Error(`no section ${section}`)
  return points
}
/** A component of a ship as built and as it is now. */
export interface ComponentNow extends Fitting {
  readonly index: number
  readonly kind: Component['kind']
  readonly section: Component['section']
  /** Whether it still works (SF-DMG-08, SF-OVR-05). */
  readonly works: boolean
}
/** Every component of a ship. Rules and bots ask for it very often, so it is computed once for each state of a ship. */
export const fittedOf: (ship: Pick<Ship, 'design' | 'fittings' | 'integrity'>) => readonly ComponentNow[] = once((ship) =>
  ship.design.components.flatMap(({ kind, section }, index) => {
    const now = ship.fittings[index]
    return now ? [{ ...now, index, kind, section, works: now.level > 0 && integrityAt(ship, section) > 0 }] : []
  }),
)
/** The working components of a ship, of some kinds or of all. */
export const working = (ship: Ship, ...kinds: readonly Component['kind'][]): readonly ComponentNow[] =>
  fittedOf(ship).filter(({ works, kind }) => works && (kinds.length === 0 || kinds.includes(kind)))
export const fittedAt = (ship: Ship, index: number): ComponentNow | undefined => fittedOf(ship).find((fitted) => fitted.index === index)
/** SF-PWR-09, SF-TOR-01: most charge without overcharge; 0 for a generator, which holds none. */
export const capacityOf = ({ kind, level }: Pick<ComponentNow, 'kind' | 'level'>): number =>
  kind === 'generator' ? 0 : kind === 'tube' ? TUBE_CHARGES : level
/** SF-SHD-01: the shield of a section that is not destroyed. */
export const shieldOf = (ship: Ship, section: OuterSection): ComponentNow | undefined =>
  working(ship, 'shield').find((shield) => shield.section === section)
/** SF-SET-06: a new ship's components, fully charged. */
export const fullFittings = (design: Design): readonly Fitting[] =>
  design.components.map(({ kind, level }) => ({
    level,
    charge: capacityOf({ kind, level }),
    partial: 0,
    over: false,
    fired: false,
    served: false,
  }))
export const WHOLE: Ship['integrity'] = SECTIONS.map(() => SECTION_INTEGRITY)
/** Integrity of all sections that are left. */
export const integrityOf = ({ integrity }: Ship): number => integrity.reduce((sum, points) => sum + points, 0)
/** SF-PWR-01, SF-PWR-02 */
export const powerOf = (ship: Ship): number => working(ship, 'generator').reduce((sum, { level }) => sum + level, SHIP_POWER)

export const withShip = <T extends Table>(table: T, id: string, change: Partial<Ship>): T => ({
  ...table,
  ships: { ...table.ships, [id]: { ...shipOf(table, id), ...change } },
})
export const withTorpedo = <T extends Table>(table: T, torpedo: Torpedo): T => ({
  ...table,
  torpedoes: { ...table.torpedoes, [torpedo.id]: torpedo },
})
export const withoutTorpedoes = <T extends Table>(table: T, ids: readonly string[]): T => ({
  ...table,
  torpedoes: Object.fromEntries(Object.entries(table.torpedoes).filter(([id]) => !ids.includes(id))),
})
/** The fittings of a ship with some of them changed. */
export const changed = (ship: Ship, change: (fitted: ComponentNow) => Partial<Fitting>): readonly Fitting[] =>
  fittedOf(ship).map((fitted) => {
    const { level, charge, partial, over, fired, served } = { ...fitted, ...change(fitted) }
    return { level, charge, partial, over, fired, served }
  })
/** The fittings after charges are spent. */
export const spent = (ship: Ship, charges: Readonly<Record<string, number>>): readonly Fitting[] =>
  changed(ship, ({ index, charge }) => ({ charge: charge - (charges[index] ?? 0) }))

/** The table before the match. */
export const emptyTable = (setup: Setup): Table => ({
  setup,
  round: 0,
  order: [],
  active: null,
  ended: [],
  out: [],
  tiles: [],
  fleets: {},
  ships: {},
  torpedoes: {},
  launched: [],
  outcome: null,
})
