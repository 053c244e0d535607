// W13: supply ships feed groups in the same hex, in tons by kind.
import type { CampaignShip, CargoKind, Holdings, TaskGroup } from '../holdings.ts'
import { credits } from '../money.ts'
import type { Book } from '../week/book.ts'
import type { StatementLine } from '../week/shapes.ts'
import { placesOf } from './bases.ts'
import { needOf } from './charges.ts'
import { TURNS_FOR_A_WEEK, typesById } from './endurance.ts'

type Feed = Book['feeds'][number]
/** CR-N.3b, CR-N.3c: whole tons for an amount; a ton is a credit of supply. */
const tonsFor = (amount: number): number => Math.ceil(amount / credits(1))
/** The ships of a seat while they are fed. */
interface Feeding {
  readonly ships: Map<string, CampaignShip>
  readonly lines: StatementLine[]
  /** CR-3.6c: ships that are as after a stay at a base. */
  readonly fed: Set<string>
}
/** Takes up to so many tons of a kind from the holds that the player names, in order. */
function take({ ships }: Feeding, feeds: readonly Feed[], kind: CargoKind, tons: number): void {
  let left = tons
  for (const feed of feeds) {
    const ship = ships.get(feed.ship)
    if (!ship || feed.kind !== kind) continue
    const has = ship.cargo[kind] ?? 0
    const given = Math.min(left, feed.tons, has)
    left -= given
    ships.set(ship.id, { ...ship, cargo: { ...ship.cargo, [kind]: has - given } })
  }
}
/** Tons of a kind that these feeds can give: no more than is in each hold. */
function offered({ ships }: Feeding, feeds: readonly Feed[], kind: CargoKind): number {
  const left = new Map<string, number>()
  let total = 0
  for (const feed of feeds) {
    if (feed.kind !== kind) continue
    const has = left.get(feed.ship) ?? ships.get(feed.ship)?.cargo[kind] ?? 0
    const given = Math.min(feed.tons, has)
    left.set(feed.ship, has - given)
    total += given
  }
  return total
}

/** CR-3.6c, CR-3.6d: a group is fed when fuel and provisions are met in full for all its ships; then its endurance is whole again. */
function feedGroup(feeding: Feeding, { types }: Holdings, group: TaskGroup, feeds: readonly Feed[]): void {
  const { ships, lines, fed } = feeding
  const known = typesById({ types })
  const members = group.ships.flatMap((id) => {
    const ship = ships.get(id)
    const facts = ship && known.get(ship.type)?.facts
    return ship && facts ? [{ ship, need: needOf(ship, facts) }] : []
  })
  const name = group.label ?? group.id
  const sum = (of: 'fuel' | 'crew'): number => tonsFor(members.reduce((total, { need }) => total + need[of], 0))
  const [fuel, provisions] = [sum('fuel'), sum('crew')]
  const line = (what: string, rule: string): void => void lines.push({ what, amount: 0, rule })
  const wantsFood = feeds.some(({ kind }) => kind === 'fuel' || kind === 'provisions')
  if (offered(feeding, feeds, 'fuel') >= fuel && offered(feeding, feeds, 'provisions') >= provisions) {
    take(feeding, feeds, 'fuel', fuel)
    take(feeding, feeds, 'provisions', provisions)
    for (const { ship } of members) {
      const now = ships.get(ship.id) ?? ship
      ships.set(ship.id, { ...now, weeks: 0, away: 0, turns: now.turns % TURNS_FOR_A_WEEK })
      fed.add(ship.id)
    }
    line(`${name} takes ${fuel} t of fuel and ${provisions} t of provisions`, 'CR-3.6c')
  } else if (wantsFood) line(`${name} needs ${fuel} t of fuel and ${provisions} t of provisions, and is not fed`, 'CR-3.6d')
  arm(feeding, members, feeds, name)
}
interface Member {
  readonly ship: CampaignShip
  readonly need: { readonly weaponry: number }
}
/** CR-3.7b: weaponry is met ship by ship, as far as the tons last. */
function arm(feeding: Feeding, members: readonly Member[], feeds: readonly Feed[], name: string): void {
  const { ships, lines } = feeding
  const most = credits(offered(feeding, feeds, 'weaponry'))
  let used = 0
  let count = 0
  for (const { ship, need } of members) {
    if (ship.triggers === 0 || used + need.weaponry > most) continue
    used += need.weaponry
    count += 1
    const now = ships.get(ship.id) ?? ship
    ships.set(ship.id, { ...now, triggers: 0 })
  }
  if (count === 0) return
  take(feeding, feeds, 'weaponry', tonsFor(used))
  lines.push({ what: `${name} takes ${tonsFor(used)} t of weaponry for ${count} of its ships`, amount: 0, rule: 'CR-3.7b' })
}

/** CR-3.6c: all feeding of a seat, by the ships with this week's accounts. Only supply ships in the same hex give. */
export function feedGroups(holdings: Holdings, accounts: readonly CampaignShip[], feeds: readonly Feed[]): Feeding {
  const feeding: Feeding = { ships: new Map(accounts.map((ship) => [ship.id, ship])), lines: [], fed: new Set() }
  const places = placesOf(holdings)
  const asked = new Map<string, Feed[]>()
  for (const feed of feeds) {
    const before = asked.get(feed.group)
    if (before) before.push(feed)
    else asked.set(feed.group, [feed])
  }
  for (const group of holdings.groups) {
    const near = asked.get(group.id)?.filter(({ ship }) => group.at !== null && places.get(ship)?.at === group.at)
    if (near && near.length > 0 && group.ships.length > 0) feedGroup(feeding, holdings, group, near)
  }
  return feeding
}
