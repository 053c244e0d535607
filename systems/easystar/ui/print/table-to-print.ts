// The table for printing: of a design without a match, or of a match with all ships as built.
import { seededDice } from '@admiralty/kernel'
import { deployedShips, fighterId, itemsOfDesign, type RosterShip, rosterOf, sheetsFor } from '../../src/design/roster.ts'
import type { Color, FighterKind, FleetDesign, Item, Secret, Sheet, Ship, Table } from '../../src/state.ts'
import { emptyTable, fightersOf, itemsOf, shipsOf } from '../../src/table.ts'
import { plainSetup } from '../design-reach.ts'

/** The seat that holds a design that is printed without a match. */
export const NOBODY: Color = 'blue'
const PLACE = { hex: [0, 0], facing: 0 } as const

/** A table with one fleet from the designer. */
export function tableForDesign(fleet: FleetDesign): Table {
  const table = emptyTable(plainSetup())
  const secret = sheetsFor(table, NOBODY, fleet, seededDice(1))
  return asBuilt({ ...table, secret: { [NOBODY]: { ...secret, sheets: unnumbered(secret.sheets) } } }, NOBODY)
}
/** Removes the fighters' random numbers, because a design prints them in order. */
const unnumbered = (sheets: Secret['sheets']): Secret['sheets'] =>
  Object.fromEntries(Object.entries(sheets).map(([id, sheet]) => [id, { ...sheet, fighters: [] }]))

/** All ships of a seat as built and undamaged; only revealed items if the sheets are secret. */
export function asBuilt<T extends Table>(table: T, seat: Color): T {
  const secret = table.secret[seat]
  const roster = rosterOf(table, seat)
  if (!secret || !roster) return { ...table, ships: { ...table.ships, ...byId(shipsOf(table, seat).map(mended)) } }
  const numbers = numbersOf(table, seat)
  const sheets = roster.map((ship) => sheetOf(ship, secret.sheets[ship.id], numbers))
  const built = {
    ...table,
    fighters: Object.fromEntries(Object.entries(table.fighters).filter(([, fighter]) => fighter.seat !== seat)),
    secret: { ...table.secret, [seat]: { ...secret, sheets: Object.fromEntries(sheets.map((sheet) => [sheet.ship, sheet])) } },
  }
  return { ...built, ships: { ...table.ships, ...byId(placed(built, seat)) } }
}
/** The ships of a fleet before deployment. */
export const placed = (table: Table, seat: Color): readonly Ship[] =>
  deployedShips(table, seat, Object.fromEntries((rosterOf(table, seat) ?? []).map(({ id }) => [id, PLACE])))

const byId = (ships: readonly Ship[]) => Object.fromEntries(ships.map((ship) => [ship.id, ship]))
const mended = (ship: Ship): Ship => ({ ...ship, status: 'flying', hurt: 0, slowed: 0, navHit: false, fired: {}, powered: null })

/** Gives each fighter of the design its number in the battle: first those still aboard their ship, then those that have flown. */
function numbersOf(table: Table, seat: Color) {
  const given = new Set<string>()
  return (kind: FighterKind, aboard: Sheet | undefined): Pick<Sheet['fighters'][number], 'id' | 'kind' | 'number'> => {
    const fresh = Array.from({ length: given.size + 1 }, (_, index) => {
      return { id: fighterId(seat, kind, index + 1), kind, number: index + 1 }
    })
    const free = [...(aboard?.fighters ?? []), ...fightersOf(table, seat), ...fresh].find((one) => one.kind === kind && !given.has(one.id))
    if (!free) throw new Error(`no number is left for ${kind}`)
    given.add(free.id)
    return free
  }
}

function sheetOf({ id, freighter, design }: RosterShip, now: Sheet | undefined, numbers: ReturnType<typeof numbersOf>): Sheet {
  const items = itemsOfDesign(design)
  const bays = items.filter(({ kind }) => kind === 'bay')
  return {
    ship: id,
    freighter,
    speedTraded: design.speedTraded,
    items,
    fighters: design.fighters.map(({ kind, bay, gift }) => {
      const { id, number } = numbers(kind, now)
      return { id, kind, number, bay: bays[bay]?.id ?? '', gift }
    }),
  }
}

/** An item of the design, and whether it is still aboard. */
export interface Fitted {
  readonly item: Item
  readonly gone: boolean
}
const same = (one: Item, other: Item): boolean =>
  one.kind === other.kind &&
  one.mount === other.mount &&
  one.range === other.range &&
  one.damage === other.damage &&
  one.gift === other.gift
/** The items of the design in order; if the design is not known, the items aboard. */
export function fittedOn(table: Table, ship: Ship, roster: readonly RosterShip[]): readonly Fitted[] {
  const aboard = [...itemsOf(table, ship)]
  const design = roster.find(({ id }) => id === ship.id)?.design
  if (!design) return aboard.map((item) => ({ item, gone: false }))
  return itemsOfDesign(design).map((built) => {
    const index = aboard.findIndex((item) => same(item, built))
    const [item] = index < 0 ? [] : aboard.splice(index, 1)
    return { item: item ?? built, gone: item === undefined }
  })
}
