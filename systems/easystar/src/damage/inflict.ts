// Damage to a ship and its destruction (ES-DST), for fire and collisions.
import type { Explained, RuleId } from '@admiralty/kernel'
import { SHIPS } from '../../data/tables.ts'
import type { Context } from '../chapter.ts'
import type { Color, Item } from '../state.ts'
import { deviceOf, enemyOf, itemsOf, left, sheetOf, shipOf, sideOf } from '../table.ts'
import { shipWorth } from './worth.ts'

/** The circumstances of damage. */
export interface Cause {
  /** Whether the damage was done in combat, so that the ship has a last shot and its loss scores. */
  readonly combat: boolean
  readonly by: Color | null
  readonly reason: RuleId
}

/** Does damage to a ship and destroys it if no point is left. */
export function inflict(ctx: Context, ship: string, damage: Explained, { combat, by, reason }: Cause): void {
  const { seat } = shipOf(ctx.state, ship)
  ctx.emit({ type: 'damaged', ship, seat, damage, by, reason })
  if (left(ctx.state, shipOf(ctx.state, ship)) < 1) {
    // ES-DST-01
    destroy(ctx, ship, combat)
    return
  }
  // The ship survives more damage than its hull can take, which proves a gun mount.
  const damaged = shipOf(ctx.state, ship)
  if (damaged.hurt >= SHIPS[damaged.hull].damage)
    reveal(
      ctx,
      ship,
      itemsOf(ctx.state, damaged).filter(({ kind }) => kind === 'gunMount'),
    )
}

/** Makes devices public that are still secret. If there are two of a kind, one explains the observation, so the other stays secret. */
export function reveal(ctx: Context, id: string, items: readonly Item[]): void {
  if (items.length === 0) return
  const ship = shipOf(ctx.state, id)
  const used = items.filter((item) => deviceOf(ctx.state, ship, item.kind)?.id === item.id)
  const unseen = used.filter((item) => !ship.known.some((seen) => seen.id === item.id))
  if (unseen.length > 0) ctx.emit({ type: 'revealed', ship: id, seat: ship.seat, items: unseen, freighter: ship.freighter })
}

/** ES-SCN-03: makes it public that a scout which was hit is a freighter. */
export function revealFreighter(ctx: Context, id: string): void {
  const ship = shipOf(ctx.state, id)
  if (sheetOf(ctx.state, ship)?.freighter && !ship.freighter)
    ctx.emit({ type: 'revealed', ship: id, seat: ship.seat, items: [], freighter: true })
}

/** ES-COL-18, ES-DST-02: a wreck with exactly 0 points left, an explosion below 0. */
function destroy(ctx: Context, id: string, combat: boolean): void {
  const ship = shipOf(ctx.state, id)
  const sheet = sheetOf(ctx.state, ship)
  if (!sheet) throw new Error(`no sheet of ${id}`)
  const doom = left(ctx.state, ship) === 0 ? 'wreck' : 'exploded'
  ctx.emit({ type: 'destroyed', ship: id, seat: ship.seat, doom, dying: combat, sheet })
  if (combat) score(ctx, ship.seat, shipWorth(ship.hull, sheet))
}

/** ES-VP: gives points to the enemy of the seat that had the loss. */
export function score(ctx: Context, loser: Color, points: Explained): void {
  ctx.emit({ type: 'scored', side: enemyOf(sideOf(ctx.state, loser)), points })
}
