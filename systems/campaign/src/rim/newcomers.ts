// CR-1.1b: empires that are out begin again at the rim of the map, by consent of all who play.
import { type OrderRefusal, type Orders, type Refusal, refuse } from '@admiralty/kernel'
import type { Context } from '../chapter.ts'
import { RIM_HEXES, worldsOf } from '../land/geometry.ts'
import type { World } from '../land/world.ts'
import { playing, seatsOf, secretOf } from '../lookup.ts'
import { marginEvent } from '../movement/moves.ts'
import type { Order, OrderOf } from '../orders.ts'
import type { Color, Rim } from '../shapes.ts'
import { lastWeekOf } from '../start/settings.ts'
import type { State, Step, Table, View } from '../state.ts'
import type { BookCheck } from '../week/book-check.ts'
import type { Newcomer } from '../week/shapes.ts'

const RIM_SETS: Readonly<Record<Rim, ReadonlySet<string>>> = {
  north: new Set(RIM_HEXES.north),
  east: new Set(RIM_HEXES.east),
  south: new Set(RIM_HEXES.south),
  west: new Set(RIM_HEXES.west),
}
/** CR-1.1b: known worlds of a rim that nobody owns, in map order. */
const freeAtRim = ({ land }: Pick<Table, 'land'>, rim: Rim): readonly World[] =>
  worldsOf(land).filter(({ at, owner }) => owner === null && RIM_SETS[rim].has(at))

/** CR-1.1b: empires that may be let in: they are out, and they have not conceded. */
export const mayReturn = (view: Pick<View, 'setup' | 'empires' | 'surrendered'>): readonly Color[] => {
  const inGame = new Set(playing(view))
  return seatsOf(view).filter((seat) => !inGame.has(seat) && !view.surrendered.includes(seat))
}
/** CR-1.1b: why an order book cannot name its newcomer. */
export function newcomerFaults({ view, book: { newcomer } }: BookCheck): readonly OrderRefusal[] {
  if (!newcomer) return []
  const { seat } = newcomer
  const fault = seatFault(view, seat)
  return fault ? [{ ...fault, part: seat }] : []
}
function seatFault(view: View, seat: Color): Refusal | undefined {
  const last = lastWeekOf(view.setup.settings)
  if (!seatsOf(view).includes(seat)) return refuse('CR-1.1b', `${seat} is no empire of this campaign`)
  if (playing(view).includes(seat)) return refuse('CR-1.1b', `${seat} plays, so it is no newcomer`)
  if (view.surrendered.includes(seat)) return refuse('CR-1.1b', `${seat} has conceded and stays out`)
  return last !== null && view.week >= last ? refuse('CR-1.1b', 'this is the last week, so nobody can begin after it') : undefined
}

const isSame = (a: Newcomer | null, b: Newcomer | null): boolean => a !== null && b !== null && a.seat === b.seat && a.rim === b.rim
const namedBy = (state: State, seat: Color): Newcomer | null => secretOf(state, seat).book?.newcomer ?? null
/** CR-1.1b, CR-X.11: the newcomer that all who play at the end of the week have named in its order books, for the same rim. */
export function agreedNewcomer(state: State): Newcomer | null {
  const [first = null, ...others] = playing(state).map((seat) => namedBy(state, seat))
  return first && others.every((other) => isSame(first, other)) ? first : null
}
/** CR-X.11: an empire that has named a newcomer on whom not all agree learns it alone. */
export function tellNotAgreed(ctx: Context, seat: Color, agreed: Newcomer | null): void {
  const named = namedBy(ctx.state, seat)
  if (!named || isSame(named, agreed)) return
  const what = `Not all let ${named.seat} in at the ${named.rim} rim`
  ctx.emit({ type: 'accounted', seat, lines: [{ what, amount: 0, rule: 'CR-1.1b' }] })
}
/** CR-1.1b: the rim becomes public, the newcomer claims worlds there and buys, and its first group is formed. */
export function admit(ctx: Context, { seat, rim }: Newcomer): void {
  ctx.emit({ type: 'newcomerAdmitted', seat, rim })
  const known = new Set(ctx.state.shown)
  const hexes = RIM_HEXES[rim].filter((at) => !known.has(at))
  if (hexes.length > 0) ctx.emit(marginEvent(ctx.state, hexes))
  ctx.next({ step: 'enter', seat, rim }, { step: 'purchase' }, { step: 'muster' })
}
type EnterStep = Extract<Step, { readonly step: 'enter' }>
/** CR-1.1b: the claims of a newcomer. */
export function enterAtRim(ctx: Context, { seat }: EnterStep, orders: Orders<Order>): void {
  const order = orders[seat]
  ctx.emit({ type: 'rimClaimed', seat, worlds: order?.order === 'enter' ? order.worlds : [] })
}

/** The rim at which a newcomer is asked for its worlds; undefined if none is. */
export const openRim = ({ agenda: [step] }: Pick<View, 'agenda'>): Rim | undefined => (step?.step === 'enter' ? step.rim : undefined)
/** The free worlds of the open rim. */
export function openWorlds(view: View): readonly World[] {
  const rim = openRim(view)
  return rim ? freeAtRim(view, rim) : []
}
/** CR-1.1b: why the claims of a newcomer are refused. */
export function enterFaults(view: View, { worlds }: OrderOf<'enter'>): readonly OrderRefusal[] {
  const free = new Set(openWorlds(view).map(({ at }) => at))
  return worlds.flatMap((at, index): readonly OrderRefusal[] => {
    if (!free.has(at)) return [{ ...refuse('CR-1.1b', `${at} has no free world of this rim`), part: at }]
    return worlds.indexOf(at) < index ? [{ ...refuse('CR-1.1b', `${at} is claimed twice`), part: at }] : []
  })
}
