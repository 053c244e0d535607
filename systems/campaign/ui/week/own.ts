// What the viewer has in the weeks: groups by the labels of their counters, ships, and the book that is written now.
import type { CampaignShip, Holdings, TaskGroup } from '../../src/holdings.ts'
import { secretOf } from '../../src/lookup.ts'
import type { View } from '../../src/state.ts'
import { enduranceRating } from '../../src/supply/endurance.ts'
import { type BookGroup, bookDraft } from '../../src/words/book/edits.ts'
import { factsOf, orderText } from '../../src/words/book/texts.ts'
import type { BookDraft, CampaignDraft } from '../../src/words/draft.ts'
import { ownSeat } from '../facts.ts'

/** The holdings of the viewer in the weeks; undefined for others and before. */
export function ownHoldings(view: View): Holdings | undefined {
  const seat = ownSeat(view)
  return seat && view.stage === 'weeks' ? (secretOf(view, seat).holdings ?? undefined) : undefined
}
/** The own group behind a counter; undefined for counters of others. */
export const groupBehind = (view: View, label: string | null): TaskGroup | undefined =>
  label === null ? undefined : ownHoldings(view)?.groups.find((group) => group.label === label)
/** Whether the viewer writes orders now. */
const writesOrders = (view: View): boolean =>
  view.calls.some(({ kind, seats }) => kind === 'orders' && seats.some((seat) => seat === view.me))
/** The book that the viewer writes; undefined while no orders are asked for. */
export function openBook(view: View, draft: CampaignDraft | null): BookDraft | undefined {
  const seat = ownSeat(view)
  return seat && ownHoldings(view) && writesOrders(view) ? bookDraft(view, seat, draft) : undefined
}

/** Weeks of endurance of a fresh group: those of its neediest ship (CR-3.6d). */
export const groupRating = (holdings: Holdings, { ships }: Pick<TaskGroup, 'ships'>): number =>
  Math.min(...holdings.ships.filter(({ id }) => ships.includes(id)).map((ship) => enduranceRating(factsOf(holdings, ship))))

/** Masses from which a ship has the drawing of a larger class. */
const SYMBOLS: readonly (readonly [mass: number, symbol: string])[] = [
  [140, 'leviathan'],
  [100, 'battleship'],
  [40, 'cruiser'],
  [20, 'destroyer'],
]
/** The drawing of a ship by its mass; supply ships have their own. */
function symbolOf(holdings: Holdings, ship: CampaignShip): string {
  if (ship.role === 'supply') return 'freighter'
  const { mass } = factsOf(holdings, ship)
  return SYMBOLS.find(([least]) => mass >= least)?.[1] ?? 'scout'
}
/** The drawing of a group: that of its heaviest ship; '?' for a dummy. */
export function symbolOfGroup(holdings: Holdings, group: TaskGroup): string {
  const ships = holdings.ships.filter(({ id }) => group.ships.includes(id))
  const fighting = ships.filter(({ role }) => role !== 'supply')
  const [heaviest] = (fighting.length > 0 ? fighting : ships).toSorted((a, b) => factsOf(holdings, b).mass - factsOf(holdings, a).mass)
  return heaviest ? symbolOf(holdings, heaviest) : 'unknown'
}
/** What a group does this week: 'jumps to 0507', 'without orders: it stays', 'comes out this week'. */
export const doesText = (view: View, { at, isOrdered, order }: BookGroup): string =>
  at === null ? 'comes out this week' : isOrdered ? orderText(view, order) : 'without orders: it stays'
