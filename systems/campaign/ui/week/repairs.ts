// The ships that need work of a yard, and changes of the repairs of a book. Pure.
import type { CampaignShip, Holdings, ShipType, YardOrder } from '../../src/holdings.ts'
import { type BattleGame, statusOf } from '../../src/tactics-port.ts'
import type { Book } from '../../src/week/book.ts'
import { withRepair } from '../../src/words/book/edits.ts'
import { workFault } from '../../src/yards/work.ts'

/** A ship that needs work. */
export interface BrokenShip {
  readonly ship: CampaignShip
  /** Parts, stores and crew; without boxes. */
  readonly works: readonly YardOrder[]
  /** Boxes that are lost and not in repair. */
  readonly lost: Readonly<Record<'hull' | 'armour', number>>
}
function needsOf(game: BattleGame, ship: CampaignShip, type: ShipType): BrokenShip {
  const { parts, hullLost, armourLost } = statusOf(game, { design: type.design, condition: ship.condition })
  const inHand = ship.jobs.map(({ work }) => work)
  const boxesInHand = (kind: 'hull' | 'armour'): number => inHand.reduce((sum, work) => (work.do === kind ? sum + work.boxes : sum), 0)
  const all: readonly YardOrder[] = [
    ...Object.keys(parts).map((id): YardOrder => ({ do: 'part', id })),
    { do: 'restock' },
    { do: 'recrew' },
  ]
  return {
    ship,
    works: all.filter((work) => workFault({ game, ship, type }, work, inHand) === undefined),
    lost: { hull: hullLost - boxesInHand('hull'), armour: armourLost - boxesInHand('armour') },
  }
}
/** CR-11.2: the ships with work that a yard could do, defences included. */
export function brokenShips(game: BattleGame, { ships, types }: Pick<Holdings, 'ships' | 'types'>): readonly BrokenShip[] {
  const byId = new Map(types.map((type) => [type.id, type]))
  return ships.flatMap((ship) => {
    const type = byId.get(ship.type)
    const needs = type && needsOf(game, ship, type)
    return needs && (needs.works.length > 0 || needs.lost.hull + needs.lost.armour > 0) ? [needs] : []
  })
}
/** Boxes of hull or armour that the book repairs on a ship. */
export const orderedBoxes = ({ repairs }: Pick<Book, 'repairs'>, ship: string, kind: 'hull' | 'armour'): number =>
  repairs.reduce((sum, one) => (one.ship === ship && one.work.do === kind ? sum + one.work.boxes : sum), 0)
/** CR-11.2: the book with so many boxes of hull or armour for a ship. */
export function withBoxes(book: Book, ship: string, kind: 'hull' | 'armour', boxes: number): Book {
  const rest = { ...book, repairs: book.repairs.filter((one) => one.ship !== ship || one.work.do !== kind) }
  return boxes === 0 ? rest : withRepair(rest, ship, { do: kind, boxes }, 'usual')
}
/** The book with all work on a ship that it does not order yet, in the usual time. */
export function withAllWork(book: Book, { ship, works, lost }: BrokenShip): Book {
  const parts = works.filter(
    (work) => !book.repairs.some((one) => one.ship === ship.id && JSON.stringify(one.work) === JSON.stringify(work)),
  )
  const isWhole = (['hull', 'armour'] as const).every((kind) => orderedBoxes(book, ship.id, kind) === lost[kind])
  if (parts.length === 0 && isWhole) return book
  const repaired = parts.reduce((next, work) => withRepair(next, ship.id, work, 'usual'), book)
  return withBoxes(withBoxes(repaired, ship.id, 'hull', lost.hull), ship.id, 'armour', lost.armour)
}
