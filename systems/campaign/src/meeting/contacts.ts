// W5: contacts hex by hex, in map order.
import { UMPIRE } from '@admiralty/kernel'
import type { Context } from '../chapter.ts'
import { armies, place } from '../groups/place.ts'
import type { TaskGroup } from '../holdings.ts'
import { playing, secretOf } from '../lookup.ts'
import type { Color } from '../shapes.ts'
import type { BattleGame } from '../tactics-port.ts'
import { type Gathering, gatherings, type HexFleet, remarkOn } from './meetings.ts'
import { askedToMeet } from './who-decides.ts'

const isDummy = ({ dummyOf }: TaskGroup): boolean => dummyOf !== null

/** CR-17.1, CR-17.2a: dummies are exposed, attitudes are learned, and owners are told of each other's size. Then they decide. */
export function meetContacts(game: BattleGame, ctx: Context): void {
  const seats = askedToMeet(ctx.state) // before dummies are exposed
  const exposed = new Set<TaskGroup>()
  for (const { at, fleets } of gatherings(ctx.state)) {
    if (fleets.length > 1) {
      const dummies = fleets.flatMap(({ groups }) => groups.filter(isDummy))
      for (const dummy of dummies) exposed.add(dummy)
      const labels = dummies.flatMap(({ label }) => label ?? []).toSorted()
      ctx.emit({ type: 'contact', at, seats: fleets.map(({ seat }) => seat), dummies: labels })
    }
    const real = { at, fleets: fleets.flatMap(realPart) }
    compare(game, ctx, real)
    visit(ctx, real)
  }
  const kept = armies(ctx.state).map(([seat, { groups }]): [Color, readonly TaskGroup[]] => [
    seat,
    groups.filter((group) => !exposed.has(group)), // CR-15.2a
  ])
  place(ctx, 'contacts', Object.fromEntries(kept))
  ctx.next({ step: 'meet', seats })
}
/** The ships of a fleet; none of a fleet of dummies. */
function realPart(fleet: HexFleet): readonly HexFleet[] {
  const groups = fleet.groups.filter((group) => !isDummy(group))
  return groups.length === 0 ? [] : [{ ...fleet, groups }]
}
/** CR-17.2a, CR-17.2b: each owner apart is told in words how the others compare. */
function compare(game: BattleGame, ctx: Context, { at, fleets }: Gathering): void {
  if (fleets.length < 2) return
  for (const own of fleets) {
    const remarks = fleets.filter((other) => other !== own).map((other) => remarkOn(game, own, other))
    ctx.emit({ type: 'sized', seat: own.seat, at, remarks })
  }
}
/** CR-1.6a: a ship learns the attitude of a world without an owner; by a setting all learn it. */
function visit(ctx: Context, { at, fleets }: Gathering): void {
  const { state } = ctx
  const attitude = state.secret[UMPIRE]?.attitudes[at]
  if (state.land.worlds[at]?.owner !== null || attitude === undefined || fleets.length === 0) return
  const told = state.setup.settings.scouting === 'public' ? playing(state) : fleets.map(({ seat }) => seat)
  const seats = told.filter((seat) => secretOf(state, seat).attitudes[at] !== attitude)
  if (seats.length > 0) ctx.emit({ type: 'attitudeLearned', seats, at, attitude })
}
