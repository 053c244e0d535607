// W3 and W4: all groups move at once.
import { UMPIRE } from '@admiralty/kernel'
import type { Context } from '../chapter.ts'
import { armies, place, rowsOf } from '../groups/place.ts'
import type { TaskGroup } from '../holdings.ts'
import { MARGIN_HEXES } from '../land/geometry.ts'
import type { Color, HexAddress } from '../shapes.ts'
import type { State } from '../state.ts'
import type { Move } from '../week/book.ts'
import type { WeekEventOf } from '../week/events.ts'
import { blocksFor } from './blocks.ts'
import { entrySides } from './sides.ts'

/** CR-17.7, CR-17.8b: a group that stays is present from the start of the week, and may enter a battle by any side. */
const STAYED: TaskGroup['came'] = { by: 'stay', sides: [] }
const isStaying = ({ came }: TaskGroup): boolean => came.by === 'stay' && came.sides.length === 0

/** CR-5.5: groups in FTL come out, then the orders are carried out, all at once. Blocks are those of this moment (W3). */
export function moveAll(ctx: Context): void {
  const { state } = ctx
  const moved = armies(state).map(([seat, { groups }]): [Color, readonly TaskGroup[]] => {
    const rows = rowsOf(state, seat)
    const blocked = new Set(blocksFor(state, [seat]))
    return [seat, groups.map((group) => movedGroup(group, rows.get(group.id)?.move ?? null, blocked))]
  })
  place(ctx, 'moves', Object.fromEntries(moved))
  showMargin(ctx)
}
/** CR-1.5b: where a group is after its one move of the week. A move of last week, chosen when it left, replaces every order (CR-5.5, CR-17.4b). */
function movedGroup(group: TaskGroup, move: Move | null, blocked: ReadonlySet<HexAddress>): TaskGroup {
  const { at, to } = group
  if (at === null) return { ...group, at: to, to: null, left: null }
  const [from, end] = move === null ? [at, at] : lastLink(at, move, blocked)
  if (end === at) return isStaying(group) ? group : { ...group, came: STAYED }
  return { ...group, at: end, came: { by: move?.by ?? 'jump', sides: entrySides(from, end) } }
}
/** The last two hexes of a move. CR-5.4b: a journey by lane stops one node short of a block, and does not begin if the first node is blocked. */
function lastLink(at: HexAddress, move: Move, blocked: ReadonlySet<HexAddress>): readonly [from: HexAddress, end: HexAddress] {
  if (move.by === 'jump') return [at, move.to]
  let [from, end] = [at, at]
  for (const node of move.path) {
    if (blocked.has(node)) break // CR-5.4a
    from = end
    end = node
  }
  return [from, end]
}

/** CR-1.1a, CR-1.2b: hexes of the margin become public when a counter, be it a dummy, first comes there. */
function showMargin(ctx: Context): void {
  const { counters, shown } = ctx.state
  const entered = new Set(counters.map(({ at }) => at))
  const known = new Set(shown)
  const hexes = MARGIN_HEXES.filter((at) => entered.has(at) && !known.has(at))
  if (hexes.length > 0) ctx.emit(marginEvent(ctx.state, hexes))
}
/** CR-1.2b: hexes of the margin with their worlds, for all to see. */
export function marginEvent({ secret }: Pick<State, 'secret'>, hexes: readonly HexAddress[]): WeekEventOf<'marginShown'> {
  const margin = secret[UMPIRE]?.margin ?? {}
  return { type: 'marginShown', hexes, worlds: hexes.flatMap((at) => margin[at] ?? []) }
}
