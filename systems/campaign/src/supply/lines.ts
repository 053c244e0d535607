// The lines of a statement of W13: settlements, leases and groups that run dry.
import type { CampaignShip, Holdings } from '../holdings.ts'
import type { StatementLine } from '../week/shapes.ts'
import { groupEndurance } from './endurance.ts'
import type { leaseDemand, Settlement } from './payments.ts'

/** CR-3.2 to CR-3.4: the lines of the settlements that are paid, by world and heading, and of those that are not (CR-X.7). */
function settlementLines(settlements: readonly Settlement[], paid: ReadonlySet<string>): readonly StatementLine[] {
  const byWorld = new Map<string, Settlement[]>()
  for (const one of settlements) {
    const before = byWorld.get(one.at)
    if (before) before.push(one)
    else byWorld.set(one.at, [one])
  }
  const headings = [
    ['fuel', 'Fuel', 'CR-3.2'],
    ['crew', 'Crews', 'CR-3.3'],
    ['weaponry', 'Weaponry', 'CR-3.4'],
  ] as const
  return [...byWorld].flatMap(([at, all]) => {
    const settled = all.filter(({ ship }) => paid.has(ship.id))
    const lines = headings.flatMap(([key, title, rule]): readonly StatementLine[] => {
      const amount = settled.reduce((sum, { upkeep }) => sum + upkeep[key], 0)
      return amount > 0 ? [{ what: `${title} at ${at}`, amount: -amount, rule }] : []
    })
    const missed = all.length - settled.length
    return missed > 0 ? [...lines, { what: `Ships at ${at} without supply: ${missed}`, amount: 0, rule: 'CR-X.7' }] : lines
  })
}
/** CR-3.8c: the lines of the leases; a lease that is not paid ends. */
function leaseLines(leases: ReturnType<typeof leaseDemand>, paid: ReadonlySet<string>): readonly StatementLine[] {
  return leases.map(({ id, amount }) =>
    paid.has(id)
      ? { what: `Lease of ${id}`, amount: -amount, rule: 'CR-3.8c' }
      : { what: `The lease of ${id} is not paid and ends`, amount: 0, rule: 'CR-X.7' },
  )
}

/** CR-3.6d: the groups whose endurance ends next week, if they stay away from bases. */
export const dryLines = ({ groups, types }: Holdings, ships: readonly CampaignShip[]): readonly StatementLine[] =>
  groups.flatMap((group): readonly StatementLine[] =>
    groupEndurance({ types, ships }, group) === 1 && ships.some(({ id, away }) => away > 0 && group.ships.includes(id))
      ? [{ what: `${group.label ?? group.id} has endurance for one more week`, amount: 0, rule: 'CR-3.6d' }]
      : [],
  )

/** The settlements and leases of a week, and those of them that are paid. */
interface PaidSupply {
  readonly settlements: readonly Settlement[]
  readonly leases: ReturnType<typeof leaseDemand>
  readonly granted: { readonly supply: ReadonlySet<string>; readonly leases: ReadonlySet<string> }
}
/** CR-3.6b, CR-3.8c: the lines of settlements and leases. */
export const paidLines = ({ settlements, leases, granted }: PaidSupply): readonly StatementLine[] => [
  ...settlementLines(settlements, granted.supply),
  ...leaseLines(leases, granted.leases),
]
