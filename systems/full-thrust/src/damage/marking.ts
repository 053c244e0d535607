// Marking damage on a ship: boxes, rows, checks and destruction. Every chapter marks damage here, and so does `Tactics`.
import type { Dice } from '@admiralty/kernel'
import { type ClockPoint, turnedClock } from '@admiralty/space'
import type { Context } from '../chapter.ts'
import { throwDie } from '../dice.ts'
import type { Condition, Ship, Table } from '../state.ts'
import { byId, shipOf } from '../table.ts'
import { rollInMatch } from './checking.ts'
import { type CheckedShip, type CheckRoll, FOR_GOOD, leastFace, lostBy, rollCheck, systemChecks, withoutSystems } from './checks.ts'
import type { DamageCause } from './events.ts'
import { boxesOf, checkDue, type HitShip, type Hits, type ThresholdCheck } from './hits.ts'

/** The rest of the battle. */
const NEVER_AGAIN = 999

/**
 * Marks the damage of one event on a ship, which may be off the table (FT-FTL-04): boxes, destruction, the check of finished rows.
 * With the setting thresholdTiming fire is simultaneous: destruction and checks wait until all ships have fired (X-FT-2).
 */
export function mark(ctx: Context, id: string, hits: Hits, cause: DamageCause): void {
  const { settings } = ctx.state.setup
  const ship = shipOf(ctx.state, id)
  if (ship.status === 'destroyed') return
  const { armour, hull } = boxesOf(ship, hits, { halved: settings.semiPiercing })
  if (armour + hull === 0) return
  ctx.emit({ type: 'damaged', ship: id, cause, armour, hull })
  const check = checkDue(ship, ship.condition.hull + hull)
  if (cause.kind === 'fire' && settings.thresholdTiming === 'endOfTurn') {
    const rows = check ? check.extra + 1 - ship.owed : 0
    if (rows > 0) ctx.emit({ type: 'checkPutOff', ship: id, rows })
  } else if (isWreck(shipOf(ctx.state, id))) destroy(ctx, id, cause)
  else if (check) checkSystems(ctx, id, check)
}
/** FT-DMG-01: the last hull box is marked. */
export const isWreck = ({ design, condition }: HitShip): boolean => condition.hull >= design.hull
/** Destroys a ship with the groups in its bays (FT-DMG-01, FT-COR-04, FT-FTL-04). */
export const destroy = (ctx: Context, id: string, cause: DamageCause): void =>
  ctx.emit({ type: 'shipDestroyed', ship: id, cause, groups: groupsIn(ctx.state, id, null) })
/** A system is lost without a check. The drive takes one hit. */
export const loseSystem = (ctx: Context, ship: string, system: string, as: 'lost' | 'destroyed'): void =>
  ctx.emit({ type: 'systemLost', ship, system, as, groups: groupsIn(ctx.state, ship, [system]) })

/** FT-FTR-19: the groups in bays of a ship; null for all bays. */
const groupsIn = (table: Table, ship: string, bays: readonly string[] | null): readonly string[] =>
  Object.values(table.groups)
    .filter((group) => group.where === 'bay' && group.ship === ship && (bays === null || bays.includes(group.bay)))
    .toSorted(byId)
    .map(({ id }) => id)

const followUp = (rolls: readonly CheckRoll[], system: string): number | null =>
  rolls.find((roll) => roll.system === system)?.follows ?? null
/** One threshold check with all that follows from it (FT-DMG-06, FT-DMG-07). */
function checkSystems(ctx: Context, id: string, check: ThresholdCheck): void {
  const ship = shipOf(ctx.state, id)
  const { rolls, closed } = rollInMatch(ctx, ship, check)
  const lost = lostBy(ship.design, rolls)
  const bays = lost.map(({ system }) => system)
  const [bridge, air] = [followUp(rolls, 'bridge'), followUp(rolls, 'lifeSupport')]
  ctx.emit({
    type: 'systemsChecked',
    ship: id,
    row: check.row,
    extra: check.extra,
    rolls,
    lost,
    groups: groupsIn(ctx.state, id, bays),
    outOfControl: bridge === null ? null : untilTurn(bridge, ctx.state.turn), // FT-COR-02
    suffocates: air === null ? null : ctx.state.turn + air, // FT-COR-03
    closed,
  })
  if (ship.status !== 'present') return
  const { strikeColours, knockedOffCourse } = ctx.state.setup.settings
  if (strikeColours && !ship.struck) testColours(ctx, ship, check)
  if (knockedOffCourse) testCourse(ctx, ship, check)
}
/** FT-COR-02: the last turn without control, this turn included. */
const untilTurn = (face: number, turn: number): number => (face === FOR_GOOD ? NEVER_AGAIN : turn + face - 1)
/** FT-OPT-02, FT-OPT-06: one more die at the number of the check. */
function fails(ctx: Context, check: ThresholdCheck, reason: string): { readonly face: number; readonly failed: boolean } {
  const face = throwDie(ctx.dice, reason)
  return { face, failed: face >= leastFace(check, check.extra) }
}
function testColours(ctx: Context, { id }: Ship, check: ThresholdCheck): void {
  const { face, failed } = fails(ctx, check, `colours of ${id}`)
  ctx.emit({ type: 'coloursTested', ship: id, face, struck: failed })
}
function testCourse(ctx: Context, { id, course }: Ship, check: ThresholdCheck): void {
  const { face, failed } = fails(ctx, check, `course of ${id}`)
  const side = failed ? throwDie(ctx.dice, `side to which ${id} is knocked`) : null
  const turned = side === null ? course : turnedClock(course as ClockPoint, side <= 3 ? 1 : -1) // the schema has 1 to 12
  ctx.emit({ type: 'courseTested', ship: id, face, side, course: turned })
}
/** X-FT-2: destruction, or the check of all rows that fire has finished in this turn. */
export function settleFire(ctx: Context, id: string): void {
  const ship = shipOf(ctx.state, id)
  const check = checkDue(ship, ship.condition.hull)
  if (isWreck(ship)) destroy(ctx, id, { kind: 'fire', by: null })
  else if (check) checkSystems(ctx, id, check)
}

/** The effect of hits on a ship. */
interface HitResult {
  readonly condition: Condition
  readonly destroyed: boolean
  /** The dice of the check; empty without one. */
  readonly rolls: readonly CheckRoll[]
}
/** FT-DMG-13: the damage of one event outside of a match, with the same rows and checks. `halved` is the setting semiPiercing. */
export function applyHits(ship: CheckedShip & { readonly halved: boolean }, hits: Hits, dice: Dice): HitResult {
  const { design, condition } = ship
  const { armour, hull } = boxesOf(ship, hits, { halved: ship.halved })
  const marked = { ...condition, armour: condition.armour + armour, hull: condition.hull + hull }
  const check = checkDue({ design, condition, owed: 0 }, marked.hull)
  const rolls = check ? rollCheck(dice, design.name, systemChecks({ ...ship, condition: marked }, check)) : []
  return { condition: withoutSystems(marked, lostBy(design, rolls)), destroyed: isWreck({ design, condition: marked }), rolls }
}
