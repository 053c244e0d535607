// The first groups of an empire, before its first week.
import type { Context } from '../chapter.ts'
import type { CampaignShip, Holdings, TaskGroup } from '../holdings.ts'
import { beginning } from '../lookup.ts'
import { enduranceRating, typesById } from '../supply/endurance.ts'
import type { ShipFacts } from '../tactics-port.ts'
import { armies, place } from './place.ts'
import { groupAt } from './plan.ts'

/** CR-3.9: the least rating, in weeks, of the warships of the first group. A group has the endurance of its neediest ship (CR-3.6d). */
const LONG = 4
/** The kinds of first groups, in the order of their ids: warships of long endurance, other warships, and unarmed ships. */
const KINDS = ['long', 'short', 'unarmed'] as const
function kindOf({ role }: CampaignShip, facts: ShipFacts): (typeof KINDS)[number] {
  if (role === 'supply' || !facts.parts.some(({ kind }) => kind === 'weapon')) return 'unarmed'
  return enduranceRating(facts) >= LONG ? 'long' : 'short'
}
/** The first groups at the capital. Defences, and ships that never jump, are in none (CR-8.1b, CR-8.2b). */
function firstGroups(holdings: Pick<Holdings, 'capital' | 'ships' | 'types'>): readonly TaskGroup[] {
  const { capital, ships } = holdings
  if (capital === null) return []
  const types = typesById(holdings)
  const sorted = ships.flatMap((ship) => {
    const facts = types.get(ship.type)?.facts
    return facts?.ftl && ship.role !== 'defence' ? [{ id: ship.id, kind: kindOf(ship, facts) }] : []
  })
  return KINDS.map((kind) => sorted.flatMap((one) => (one.kind === kind ? [one.id] : [])))
    .filter((ids) => ids.length > 0)
    .map((ids, index) => groupAt(`group-${index + 1}`, capital, ids))
}
/** CR-15.1a: puts the ships of each empire that begins into its first groups. */
export function formFirstGroups(ctx: Context): void {
  const fresh = new Set(beginning(ctx.state))
  const begun = armies(ctx.state).filter(([seat]) => fresh.has(seat))
  place(ctx, 'muster', Object.fromEntries(begun.map(([seat, holdings]) => [seat, firstGroups(holdings)])))
}
