// Friendly bases, and where ships are.
import { UMPIRE } from '@admiralty/kernel'
import type { CampaignShip, Holdings, TaskGroup } from '../holdings.ts'
import { secretOf } from '../lookup.ts'
import { chargeShare } from '../money.ts'
import type { Color, HexAddress } from '../shapes.ts'
import type { Table } from '../state.ts'
import { hasPact } from '../treaties/pacts.ts'

/** CR-X.5: why a world is a friendly base. */
export type BaseKind = 'own' | 'partner' | 'neutral'
/** CR-1.6c: the attitude of a world that is the base of the nearest empire. */
const FRIEND = 2
/** CR-1.6c: whether a neutral world is a base of an empire. A view without the umpire's knowledge takes every friendly world that the empire has visited. */
function isFriend(table: Table, seat: Color, at: HexAddress): boolean {
  const umpire = table.secret[UMPIRE]
  const attitude = umpire ? umpire.attitudes[at] : secretOf(table, seat).attitudes[at]
  return attitude === FRIEND && (!umpire || umpire.nearest[at] === seat)
}
/** CR-X.5: the friendly bases of an empire: own worlds, worlds that a partner has opened, and neutral friends. */
export function basesOf(table: Table, seat: Color): ReadonlyMap<HexAddress, BaseKind> {
  const opened = new Set(secretOf(table, seat).consents.bases.flatMap(({ at, user }) => (user === seat ? [at] : [])))
  const kindOf = ({ at, owner, hostile, undecided }: Table['land']['worlds'][string]): BaseKind | null => {
    if (owner === seat) return 'own'
    if (owner !== null) return opened.has(at) && hasPact(table, seat, owner) ? 'partner' : null
    return undecided.length === 0 && !hostile.includes(seat) && isFriend(table, seat, at) ? 'neutral' : null
  }
  return new Map(
    Object.values(table.land.worlds).flatMap((world) => {
      const kind = kindOf(world)
      return kind ? [[world.at, kind] as const] : []
    }),
  )
}
/** CR-1.6c: a neutral base takes a fifth more, rounded up. */
export const atBase = (kind: BaseKind, amount: number): number => (kind === 'neutral' ? chargeShare(amount, 6, 5) : amount)

/** The place of a ship this week. */
export interface ShipPlace {
  /** Null in FTL. */
  readonly at: HexAddress | null
  /** Whether it has moved this week (CR-11.1). */
  readonly moved: boolean
  /** Null for a ship in no group. */
  readonly group: string | null
}
const placeIn = ({ id, at, came }: TaskGroup): ShipPlace => ({ at, moved: came.by !== 'stay', group: id })
/** The place of each ship, by id. */
export function placesOf({ ships, groups }: Pick<Holdings, 'ships' | 'groups'>): ReadonlyMap<string, ShipPlace> {
  const grouped = new Map(groups.flatMap((group) => group.ships.map((ship) => [ship, placeIn(group)] as const)))
  const alone = ({ at }: CampaignShip): ShipPlace => ({ at, moved: false, group: null })
  return new Map(ships.map((ship) => [ship.id, grouped.get(ship.id) ?? alone(ship)]))
}
