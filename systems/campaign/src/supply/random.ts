// Random spending, for tests: market, spares, loads, leases, feeding, repairs and keels.
import { type Dice, die, likely, pick } from '@admiralty/kernel'
import type { YardOrder } from '../holdings.ts'
import { holdingsOf, worldsOfEmpire } from '../lookup.ts'
import { catalogueOf, statusOf } from '../tactics-port.ts'
import { type Book, PAYMENTS } from '../week/book.ts'
import type { BookCheck } from '../week/book-check.ts'
import { yardFaults } from '../yards/faults.ts'
import { typesById } from './endurance.ts'
import { supplyFaults } from './faults.ts'
import { SUPPLY_KINDS } from './holds.ts'

const KINDS = Object.keys(SUPPLY_KINDS) as (keyof typeof SUPPLY_KINDS)[] // the keys of a literal
/** Works that a ship may need. */
function worksFor({ game, view, seat }: BookCheck, dice: Dice): Book['repairs'] {
  const { ships, types } = holdingsOf(view, seat)
  const known = typesById({ types })
  return ships.flatMap((ship) => {
    const type = known.get(ship.type)
    if (!type || !likely(dice, 1, 2)) return []
    const status = statusOf(game, { design: type.design, condition: ship.condition })
    const parts = Object.entries(status.parts).flatMap(([id, state]): readonly YardOrder[] =>
      state === 'damaged' || state === 'destroyed' ? [{ do: 'part', id }] : [],
    )
    const hull: readonly YardOrder[] = status.hullLost > 0 ? [{ do: 'hull', boxes: die(dice, status.hullLost, 'boxes') }] : []
    const works: readonly YardOrder[] = [...parts, ...hull, { do: 'restock' }]
    return works.map((work) => ({ ship: ship.id, work, fast: likely(dice, 1, 3) }))
  })
}
/** CR-13.1b: random legal spending besides the rest of a book. */
export function randomSpending(check: BookCheck, dice: Dice): Partial<Book> {
  const { game, view, seat } = check
  const { ships, keels, groups } = holdingsOf(view, seat)
  const worlds = worldsOfEmpire(view, seat)
  let spending: Partial<Book> = {}
  const attempt = (change: Partial<Book>): void => {
    const book = { ...check.book, ...spending, ...change }
    if (supplyFaults({ ...check, book }).length + yardFaults({ ...check, book }).length === 0) spending = { ...spending, ...change }
  }
  const entries = catalogueOf(game)
  attempt({ payments: likely(dice, 1, 2) ? PAYMENTS : PAYMENTS.toReversed() })
  if (likely(dice, 1, 3)) attempt({ market: [{ design: pick(dice, entries).design, count: die(dice, 2, 'count') }] })
  if (likely(dice, 1, 6)) attempt({ leases: 1 })
  attempt({ returns: ships.filter(({ leased }) => leased && likely(dice, 1, 4)).map(({ id }) => id) })
  attempt({ idle: keels.filter(() => likely(dice, 1, 6)).map(({ id }) => id) })
  for (const { id } of ships)
    if (likely(dice, 1, 3))
      attempt({ loads: [...(spending.loads ?? []), { ship: id, kind: pick(dice, KINDS), tons: die(dice, 30, 'tons') }] })
  for (const group of groups)
    for (const ship of group.ships)
      if (likely(dice, 1, 2))
        attempt({ feeds: [...(spending.feeds ?? []), { ship, group: group.id, kind: pick(dice, KINDS), tons: die(dice, 10, 'tons') }] })
  for (const repair of worksFor(check, dice)) attempt({ repairs: [...(spending.repairs ?? []), repair] })
  if (worlds.length === 0) return spending
  if (likely(dice, 1, 3)) attempt({ keels: [{ design: pick(dice, entries).design, at: pick(dice, worlds) }] })
  const { design, facts } = pick(dice, entries)
  const [part] = facts.parts
  if (part && likely(dice, 1, 4)) attempt({ spares: [{ design, part: part.id, count: die(dice, 3, 'spares'), at: pick(dice, worlds) }] })
  return spending
}
