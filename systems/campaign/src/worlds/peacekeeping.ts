// W11: peacekeeping at worlds that are at war with themselves.
import { die, pick } from '@admiralty/kernel'
import { pointsOf, typeOf } from '../battles/force.ts'
import type { Context } from '../chapter.ts'
import { freeWorlds } from '../land/geometry.ts'
import type { World } from '../land/world.ts'
import { holdingsOf, playing, umpireOf } from '../lookup.ts'
import type { Color, HexAddress } from '../shapes.ts'
import type { State } from '../state.ts'
import { typesById } from '../supply/endurance.ts'
import type { PeaceWatch } from '../week/shapes.ts'
import { tasksOf, type WorldTask } from './tasks.ts'

/** CR-1.6g: the attitude of a world at war with itself, the points of troop ships for a point of its income, and the weeks on end. */
const AT_WAR = 6
const POINTS = 20
const WEEKS = 4
/** CR-1.6g: the attitude that a die leads to; no change on the others. */
const PEACE: Readonly<Record<number, number>> = { 3: 5, 4: 4, 5: 1, 6: 2 }

/** CR-1.6g: points of the ships of some groups that carry troops. */
function troopPoints(state: State, { seat, groups }: WorldTask): number {
  const holdings = holdingsOf(state, seat)
  const types = typesById(holdings)
  const here = new Set(groups.flatMap(({ ships }) => ships))
  return holdings.ships
    .filter(({ id }) => here.has(id))
    .map((ship) => typeOf(types, ship))
    .filter(({ facts }) => facts.troops > 0)
    .reduce((sum, type) => sum + pointsOf(type), 0)
}
/** The peacekeeper of a world this week: the empire that has kept the peace so far, or else the strongest; a die decides between equals. */
function keeperOf(ctx: Context, { at, base }: World, tasks: readonly WorldTask[], before: PeaceWatch | undefined): Color | null {
  const able = tasks
    .map((task) => [task.seat, troopPoints(ctx.state, task)] as const)
    .filter(([, points]) => points > 0 && points >= POINTS * base)
  if (before && able.some(([seat]) => seat === before.seat)) return before.seat
  const most = Math.max(...able.map(([, points]) => points))
  const [first, ...others] = able.filter(([, points]) => points === most).map(([seat]) => seat)
  if (first === undefined) return null
  return others.length === 0 ? first : pick(ctx.dice.at('W11').at(at), [first, ...others], `who keeps the peace at ${at}`)
}
/** CR-1.6g: the die after four weeks. The peacekeeper learns the attitude, and with open scouting all do (CR-1.6a). */
function settle(ctx: Context, at: HexAddress, seat: Color): void {
  const face = die(ctx.dice.at('W11').at(at), 6, `peace at ${at}`)
  const attitude = PEACE[face] ?? AT_WAR
  ctx.emit({ type: 'settled', at, seat, attitude, face })
  const seats = ctx.state.setup.settings.scouting === 'public' ? playing(ctx.state) : [seat]
  ctx.emit({ type: 'attitudeLearned', seats, at, attitude })
}
/** CR-1.6g: weeks of peacekeeping are counted, and after the fourth a die is rolled. A week's gap clears the count. */
export function keepPeace(ctx: Context): void {
  const tasks = tasksOf(ctx.state, 'peacekeep')
  const { attitudes, watches } = umpireOf(ctx.state)
  const kept = freeWorlds(ctx.state.land).flatMap((world): readonly (readonly [HexAddress, PeaceWatch])[] => {
    const here = tasks.get(world.at)
    if (!here || attitudes[world.at] !== AT_WAR) return []
    const before = watches[world.at]
    const seat = keeperOf(ctx, world, here, before)
    if (seat === null) return []
    return [[world.at, { seat, weeks: before?.seat === seat ? before.weeks + 1 : 1 }]]
  })
  const going = kept.filter(([, { weeks }]) => weeks < WEEKS)
  ctx.emit({ type: 'watched', watches: Object.fromEntries(going) })
  for (const [at, { seat, weeks }] of kept) if (weeks === WEEKS) settle(ctx, at, seat)
}
