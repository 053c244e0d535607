// The position from which a battle of a campaign begins.
import { type BattleRequest, type BattleStart, bannersOf, type RequestSide } from '@admiralty/kernel'
import { ahead, type Direction, distance, type Hex, opposite } from '@admiralty/space'
import { LAST_TURN } from '../../data/tables.ts'
import { itemsOfDesign } from '../design/roster.ts'
import type { Position } from '../position.ts'
import { centreOf, hexesOf } from '../setting/maps.ts'
import type { Setup, ShipDesign } from '../state.ts'
import { fightersOfDesign, type SheetCondition } from './condition.ts'

export type Request = BattleRequest<ShipDesign, SheetCondition>

export const SEATS = ['yellow', 'blue'] as const

export const SETUP: Setup = {
  scenario: 'battle',
  seats: SEATS.map((seat) => ({ seat, side: seat, budget: 250 })),
  map: { shape: 'rectangle', columns: 35, rows: 35 },
  options: {
    leviathans: true,
    openDesigns: false,
    wideVentralArcs: false,
    leviathanSpaces: 40,
    turning: 'proposed',
    criticals: 'proposed',
    lineup: 'tame',
  },
}

/** Hexes from the centre at which a group comes in. */
const ENTRY = 14

export const fighterIdOf = (ship: string, fighter: string): string => `${ship}-${fighter}`

/** ES-SEQ-01: the free hex that is nearest to where a group comes in, facing the centre. */
function placeOf(
  side: RequestSide<ShipDesign, SheetCondition>,
  ship: string,
  free: Hex[],
): { readonly hex: Hex; readonly facing: Direction } {
  const [from] = side.groups.find(({ ships }) => ships.includes(ship))?.from ?? []
  const centre = centreOf(SETUP.map)
  const goal = from === undefined ? centre : ahead(centre, from as Direction, ENTRY) // hex sides are 0 to 5
  const [hex] = free.toSorted((a, b) => distance(a, goal) - distance(b, goal))
  if (!hex) throw new Error('the map is full')
  free.splice(free.indexOf(hex), 1)
  return { hex, facing: opposite((from ?? 3) as Direction) } // hex sides are 0 to 5
}

/** A battle has two sides, and so two banners. */
const seatFor = (banners: readonly string[], { banner }: Pick<RequestSide, 'banner'>): (typeof SEATS)[number] =>
  banners.indexOf(banner) === 0 ? 'yellow' : 'blue'

export function startOf(request: Request): BattleStart {
  const banners = bannersOf(request)
  const free = [...hexesOf(SETUP.map)]
  const numbers = new Map<string, number>()
  const next = (what: string): number => {
    const number = (numbers.get(what) ?? 0) + 1
    numbers.set(what, number)
    return number
  }
  const placed = request.sides.flatMap((side) => {
    const seat = seatFor(banners, side)
    return side.ships.map(({ id, name, design, condition: { lost, ...damage } }) => {
      const items = itemsOfDesign(design).filter((item) => !lost.includes(item.id))
      const berths = fightersOfDesign(design).filter(
        (fighter) => !lost.includes(fighter.id) && items.some((item) => item.id === fighter.bay),
      )
      const fighters = berths.map((fighter) => ({ ...fighter, id: fighterIdOf(id, fighter.id), number: next(`${seat} ${fighter.kind}`) }))
      const { hull, speedTraded } = design
      return [id, { ...damage, ...placeOf(side, id, free), seat, hull, speedTraded, name, number: next(seat), items, fighters }] as const
    })
  })
  // ES-WIN-01: the battle ends after the last turn of the rules, so it begins as many turns before.
  const position: Position = { at: 'turnStart', turn: LAST_TURN - request.turnCap, ships: Object.fromEntries(placed) }
  return { setup: SETUP, position, seats: Object.fromEntries(request.sides.map((side) => [side.id, seatFor(banners, side)])) }
}
