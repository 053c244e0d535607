// Faults of repairs and keels.
import { type OrderRefusal, type Refusal, refuse } from '@admiralty/kernel'
import type { YardOrder } from '../holdings.ts'
import { holdingsOf } from '../lookup.ts'
import { factsIn } from '../start/purchase.ts'
import { designFault } from '../start/ships-fault.ts'
import { typesById } from '../supply/endurance.ts'
import type { BookCheck } from '../week/book-check.ts'
import { yardOf } from './repair-plan.ts'
import { hangarsIn, weeksOf, workFault } from './work.ts'

const faulty = (fault: Refusal, part: string | null): OrderRefusal => ({ ...fault, part })
/** CR-11.1, CR-11.2, CR-11.4c: repairs of own ships that are at a base and stay there. */
function repairFaults({ game, view, seat, book }: BookCheck): readonly OrderRefusal[] {
  if (book.repairs.length === 0) return []
  const holdings = holdingsOf(view, seat)
  const [ships, types] = [new Map(holdings.ships.map((ship) => [ship.id, ship])), typesById(holdings)]
  const yard = yardOf(view, seat)
  const moving = new Set(book.groups.flatMap((group) => (group.move === null ? [] : group.ships)))
  const before = new Map<string, YardOrder[]>()
  return book.repairs.flatMap(({ ship: id, work, fast }): readonly OrderRefusal[] => {
    const ship = ships.get(id)
    const type = ship && types.get(ship.type)
    if (!ship || !type) return [faulty(refuse('CR-11.1', `${id} is no ship of yours`), id)]
    const works = before.get(id) ?? ship.jobs.map((job) => job.work)
    const fault = workFault({ game, ship, type }, work, works)
    before.set(id, [...works, work])
    if (fault) return [faulty(fault, id)]
    const at = yard.places.get(id)?.at ?? null
    if (at === null || !yard.bases.has(at)) return [faulty(refuse('CR-11.1', `${ship.name} is at no friendly base`), id)]
    if (moving.has(id)) return [faulty(refuse('CR-11.1', `${ship.name} moves this week, so it is not repaired`), id)]
    const ordered = book.repairs.flatMap((one) => (one.ship === id ? [one.work] : []))
    const hangars = hangarsIn(type.facts, [...ship.jobs.map((job) => job.work), ...ordered])
    return fast && weeksOf(type.facts, work, hangars) === 1
      ? [faulty(refuse('CR-11.4c', `the repair of ${ship.name} takes one week and cannot be faster`), id)]
      : []
  })
}
/** CR-13.1a: keels of legal designs with an FTL drive at own worlds; keels that rest are own ones. */
function keelFaults({ game, view, seat, book }: BookCheck): readonly OrderRefusal[] {
  const laid = book.keels.flatMap(({ design, at }): readonly OrderRefusal[] => {
    const fault = designFault(game, { design })
    if (fault) return [{ ...fault, part: at }]
    const { title, ftl } = factsIn(game, design)
    if (!ftl) return [faulty(refuse('CR-13.1a', `${title} has no FTL drive, so no keel is laid for it`), at)]
    return view.land.worlds[at]?.owner === seat ? [] : [faulty(refuse('CR-13.1a', `${at} is not a world of yours`), at)]
  })
  const keels = new Set(holdingsOf(view, seat).keels.map(({ id }) => id))
  const idle = book.idle.flatMap((id) => (keels.has(id) ? [] : [faulty(refuse('CR-13.1a', `${id} is no keel of yours`), id)]))
  const count = keels.size + book.keels.length
  const most = count > KEELS_MOST ? [faulty(refuse('CR-O.30', `${count} keels are above the limit of ${KEELS_MOST}`), null)] : []
  return [...laid, ...idle, ...most]
}
/** CR-O.30: keels of an empire at once. */
const KEELS_MOST = 300

/** Faults of repairs and keels. */
export const yardFaults = (check: BookCheck): readonly OrderRefusal[] => [...repairFaults(check), ...keelFaults(check)]
