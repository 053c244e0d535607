// What has changed of a thing with an id: events tell only that.
import { sameJson } from '@admiralty/kernel'
import type { Context } from './chapter.ts'
import type { CampaignShip } from './holdings.ts'
import { holdingsOf } from './lookup.ts'
import type { Color } from './shapes.ts'

interface Named {
  readonly id: string
}
/** The fields of a thing that have changed, with its id. */
type Changed<T extends Named> = Partial<T> & Pick<T, 'id'>
/** The fields in which two states of one thing differ. */
export function changedFields<T extends Named>(before: T, after: T): Changed<T> {
  const changed: Changed<T> = { id: after.id } as Changed<T> // only the id is demanded
  for (const key of Object.keys(after) as (keyof T)[]) // the keys of a T
    if (!sameJson(before[key], after[key])) changed[key] = after[key]
  return changed
}
/** The whole list after some of its things have changed. */
export function withChanges<T extends Named>(all: readonly T[], changes: readonly Changed<T>[]): readonly T[] {
  if (changes.length === 0) return all
  const byId = new Map(changes.map((change) => [change.id, change]))
  return all.map((one) => {
    const change = byId.get(one.id)
    return change ? { ...one, ...change } : one
  })
}
/** Records what has changed of the ships of an empire, for the reason of a clause; nothing if they are as before. */
export function changeShips(ctx: Context, seat: Color, why: string, ships: readonly CampaignShip[]): void {
  const before = new Map(holdingsOf(ctx.state, seat).ships.map((ship) => [ship.id, ship]))
  const changes = ships.flatMap((ship) => {
    const { type: _never, ...changed } = changedFields(before.get(ship.id) ?? ship, ship)
    return Object.keys(changed).length > 1 ? [changed] : []
  })
  if (changes.length > 0) ctx.emit({ type: 'shipsChanged', seat, why, ships: changes })
}
/** Records ships that an empire has no more, for the reason of a clause; nothing for no ship. */
export function loseShips(ctx: Context, seat: Color, why: string, ids: readonly string[]): void {
  if (ids.length === 0) return
  const names = holdingsOf(ctx.state, seat).ships.flatMap(({ id, name }) => (ids.includes(id) ? [name] : []))
  ctx.emit({ type: 'shipsLost', seat, why, ships: ids, names })
}
