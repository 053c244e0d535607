// The lists of an order book about repairs.
import { plural } from '@admiralty/kernel'
import type { CampaignShip, YardOrder } from '../../holdings.ts'
import { type BattleGame, statusOf } from '../../tactics-port.ts'
import { workText } from '../../yards/work-text.ts'
import { repairPriceText } from './bill-text.ts'
import { paceOf, turnedTo, withBook, withRepair } from './edits.ts'
import { type BookRows, doneRow, isAllowed, type OpenBook, bookRow as row } from './open.ts'
import { factsOf } from './texts.ts'

/** The work that would make a ship as new, without what is in hand (CR-11.2). */
function worksFor(game: BattleGame, ship: CampaignShip, design: unknown): readonly YardOrder[] {
  const { parts, hullLost, armourLost } = statusOf(game, { design, condition: ship.condition })
  const broken = Object.entries(parts).filter(([, state]) => state === 'damaged' || state === 'destroyed' || state === 'mended')
  const all: readonly YardOrder[] = [
    ...broken.map(([id]): YardOrder => ({ do: 'part', id })),
    ...(hullLost > 0 ? [{ do: 'hull', boxes: hullLost } as const] : []),
    ...(armourLost > 0 ? [{ do: 'armour', boxes: armourLost } as const] : []),
    ...(Object.values(parts).includes('spent') ? [{ do: 'restock' } as const] : []),
  ]
  const inHand = new Set(ship.jobs.map(({ work }) => JSON.stringify(work)))
  return all.filter((work) => !inHand.has(JSON.stringify(work)))
}
const designOf = ({ holdings }: OpenBook, { type }: CampaignShip): unknown => holdings.types.find(({ id }) => id === type)?.design
const brokenShips = (asked: OpenBook): readonly CampaignShip[] =>
  asked.holdings.ships.filter((ship) => worksFor(asked.game, ship, designOf(asked, ship)).length > 0)
/** Ships that need work, each with how much of it the book orders. */
export function repairsPage(asked: OpenBook): BookRows {
  const { game, draft } = asked
  const { book } = draft
  const ships = brokenShips(asked)
  const all = ships.reduce(
    (later, ship) => worksFor(game, ship, designOf(asked, ship)).reduce((next, work) => withRepair(next, ship.id, work, 'usual'), later),
    book,
  )
  return [
    doneRow(asked),
    ships.length > 0 && isAllowed(asked, all) && row('repair all', 'CR-11.2', 'Repair everything', { set: withBook(draft, all) }),
    ships.map((ship) => {
      const works = worksFor(game, ship, designOf(asked, ship))
      const ordered = works.filter((work) => paceOf(book, ship.id, work) !== 'none').length
      return row(`ship ${ship.id}`, 'CR-11.2', `Repair ${ship.name}`, {
        set: turnedTo(draft, 'ship', ship.id),
        note: `${ordered} of ${plural(works.length, 'repair')}`,
      })
    }),
  ]
}
/** CR-11.2, CR-11.4c: the work on one ship, in the usual time or fast. */
export function shipPage(asked: OpenBook): BookRows {
  const { game, holdings, draft } = asked
  const ship = holdings.ships.find(({ id }) => id === draft.about)
  if (!ship) return doneRow(asked)
  const facts = factsOf(holdings, ship)
  return [
    row('done', 'CR-11.2', 'Done', { set: turnedTo(draft, 'repairs'), role: 'main' }),
    worksFor(game, ship, designOf(asked, ship)).flatMap((work, index) => {
      const now = paceOf(draft.book, ship.id, work)
      return (['usual', 'fast', 'none'] as const).flatMap((pace) => {
        const book = withRepair(draft.book, ship.id, work, pace)
        if (pace === now || (pace !== 'none' && !isAllowed(asked, book))) return []
        const label = { usual: 'Repair', fast: 'Repair fast', none: 'Do not repair' }[pace]
        return row(`${pace} ${index}`, pace === 'fast' ? 'CR-11.4c' : 'CR-11.2', `${label}: ${workText(work, facts)}`, {
          set: withBook(draft, book),
          note: pace === 'none' ? '' : repairPriceText(asked, book),
        })
      })
    }),
  ]
}
