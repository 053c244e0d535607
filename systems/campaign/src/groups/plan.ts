// The groups that follow from an order book: at W2, and before it for the check of the book.
import type { CampaignShip, Holdings, TaskGroup } from '../holdings.ts'
import type { HexAddress } from '../shapes.ts'
import type { ShipFacts } from '../tactics-port.ts'
import type { GroupOrder } from '../week/book.ts'

/** CR-15.2a: the classes of capital units. A DN counts, because it is between BDN and SDN. */
const CAPITAL_UNITS: ReadonlySet<string> = new Set(['BB', 'BDN', 'DN', 'SDN', 'CVA', 'CVH', 'CVL'])
/** Whether ships with these facts are capital units (CR-15.2a). */
export const isCapitalUnit = ({ shipClass }: Pick<ShipFacts, 'shipClass'>): boolean => CAPITAL_UNITS.has(shipClass)
/** The id of the dummy of a group (CR-15.2a). */
export const dummyId = (group: string): string => `${group}-dummy`
/** A group that has been nowhere else this week. */
export const groupAt = (id: string, at: HexAddress, ships: readonly string[]): TaskGroup => ({
  id,
  label: null,
  ships,
  dummyOf: null,
  at,
  to: null,
  left: null,
  came: { by: 'stay', sides: [] },
})
/** The group of each ship that is in one. */
export const groupsByShip = (groups: readonly TaskGroup[]): ReadonlyMap<string, TaskGroup> =>
  new Map(groups.flatMap((group) => group.ships.map((ship) => [ship, group])))

/** The groups of ships after the splits and merges of these orders (CR-15.1b). Groups that nothing changes are the same values. */
export function plannedGroups({ groups, ships }: Pick<Holdings, 'groups' | 'ships'>, orders: readonly GroupOrder[]): readonly TaskGroup[] {
  const byId = new Map(ships.map((ship) => [ship.id, ship]))
  const rows = new Map(orders.map((row) => [row.group, row]))
  const taken = new Set(orders.flatMap((row) => row.ships))
  const old = groups.flatMap((group): readonly TaskGroup[] => {
    if (group.dummyOf !== null) return []
    const row = rows.get(group.id)
    const kept = row ? row.ships : group.ships.filter((id) => !taken.has(id))
    return withShips(
      group,
      kept.filter((id) => byId.has(id)),
    )
  })
  const known = new Set(groups.map(({ id }) => id))
  const homes = groupsByShip(groups)
  const made = orders.flatMap((row): readonly TaskGroup[] => {
    const own = row.ships.flatMap((id): readonly CampaignShip[] => {
      const ship = byId.get(id)
      return ship ? [ship] : []
    })
    const [first] = own
    const at = first && (homes.get(first.id)?.at ?? first.at)
    if (known.has(row.group) || !at) return []
    return [
      groupAt(
        row.group,
        at,
        own.map(({ id }) => id),
      ),
    ]
  })
  return [...old, ...made]
}
/** A group with these ships; none without a ship (CR-15.2b). */
function withShips(group: TaskGroup, ships: readonly string[]): readonly TaskGroup[] {
  if (ships.length === 0) return []
  const isSame = ships.length === group.ships.length && ships.every((id, index) => id === group.ships[index])
  return [isSame ? group : { ...group, ships }]
}

/** Whether a group has a capital unit (CR-15.2a). */
function hasCapitalUnit({ ships, types }: Pick<Holdings, 'ships' | 'types'>): (group: TaskGroup) => boolean {
  const capital = new Set(types.filter(({ facts }) => isCapitalUnit(facts)).map(({ id }) => id))
  const units = new Set(ships.filter(({ type }) => capital.has(type)).map(({ id }) => id))
  return (group) => group.ships.some((id) => units.has(id))
}
/** The dummies that belong to planned groups: those that exist, and a new one where a group has none (CR-15.2a). */
export function plannedDummies(
  holdings: Pick<Holdings, 'groups' | 'ships' | 'types'>,
  planned: readonly TaskGroup[],
): readonly TaskGroup[] {
  const qualifies = hasCapitalUnit(holdings)
  const dummies = new Map(holdings.groups.flatMap((group) => (group.dummyOf === null ? [] : [[group.dummyOf, group]])))
  return planned.flatMap((group): readonly TaskGroup[] => {
    if (!qualifies(group)) return []
    const dummy = dummies.get(group.id)
    if (dummy) return [dummy]
    return group.at === null ? [] : [{ ...groupAt(dummyId(group.id), group.at, []), dummyOf: group.id }]
  })
}
