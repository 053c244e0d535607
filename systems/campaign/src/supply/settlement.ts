// W13: supply ships feed groups, accounts are settled at bases, and endurance falls.
import { die, isRefusal } from '@admiralty/kernel'
import type { Context } from '../chapter.ts'
import type { CampaignShip, ShipType } from '../holdings.ts'
import { holdingsOf, playing, secretOf } from '../lookup.ts'
import type { Color } from '../shapes.ts'
import type { State } from '../state.ts'
import { type BattleGame, conditionAfter } from '../tactics-port.ts'
import type { StatementLine } from '../week/shapes.ts'
import { placesOf } from './bases.ts'
import { enduranceLeft, typesById } from './endurance.ts'
import { feedGroups } from './feeds.ts'
import { buildDemand, grantedOf, leaseDemand, rankingOf, repairDemand, type Settlement, settlementsOf, supplyDemand } from './payments.ts'

const WEEKS_MOST = 999
const plusOne = (count: number): number => Math.min(WEEKS_MOST, count + 1)
/** CR-3.6b, CR-3.8b: another week on the account of each ship, supply ships included. */
export const withAnotherWeek = (ships: readonly CampaignShip[]): readonly CampaignShip[] =>
  ships.map((ship) => ({ ...ship, weeks: plusOne(ship.weeks) }))

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

/** A ship after W13: at a base its account is clear, elsewhere it is a week longer away (CR-3.6a). Defences have no endurance (CR-8.1b). */
function after(ship: CampaignShip, isClear: boolean, isFed: boolean): CampaignShip {
  if (isClear) return { ...ship, weeks: 0, triggers: 0, away: 0, turns: 0 }
  return isFed || ship.role === 'defence' ? ship : { ...ship, away: plusOne(ship.away) }
}
/** CR-3.6e: the highest face on which a drive of a ship that is away too long holds. */
const DRIVE_HOLDS = 5
/** CR-3.6e: ships beyond their endurance check their drives; one that fails stops until it is repaired. Each hex and seat has its own dice. */
function checkDrives(game: BattleGame, ctx: Context, seat: Color, late: readonly (readonly [CampaignShip, ShipType])[]): void {
  const places = placesOf(holdingsOf(ctx.state, seat))
  const changed = late.flatMap(([ship, { design, facts }]): readonly CampaignShip[] => {
    const dice = ctx.dice
      .at('W13')
      .at(places.get(ship.id)?.at ?? 'FTL')
      .at(seat)
    let { condition } = ship
    for (const { id, title } of facts.parts.filter(({ kind }) => kind === 'drive' || kind === 'ftl')) {
      if (die(dice, 6, `${title} of ${ship.name}`) <= DRIVE_HOLDS) continue
      const failed = conditionAfter(game, design, condition, { do: 'strip', id })
      if (!isRefusal(failed)) condition = failed
    }
    return condition === ship.condition ? [] : [{ ...ship, condition }]
  })
  if (changed.length > 0) ctx.emit({ type: 'shipsChanged', seat, why: 'CR-3.6e', ships: changed })
}

/** The fields of a ship that W13 changes. */
const ACCOUNT = ['weeks', 'triggers', 'away', 'turns'] as const
const isSame = (a: CampaignShip, b: CampaignShip): boolean => ACCOUNT.every((field) => a[field] === b[field]) && a.cargo === b.cargo
function settleSeat(game: BattleGame, ctx: Context, seat: Color): void {
  const { state } = ctx
  const before = holdingsOf(state, seat)
  const feeding = feedGroups(before, withAnotherWeek(before.ships), secretOf(state, seat).book?.feeds ?? [])
  const settlements = settlementsOf(state, seat, [...feeding.ships.values()])
  const leases = leaseDemand(state, seat)
  const granted = grantedOf(before.treasury, rankingOf(state, seat), {
    supply: supplyDemand(settlements),
    leases,
    repairs: repairDemand(game, state, seat),
    building: buildDemand(game, state, seat),
  })
  const settled = [...feeding.ships.values()].map((ship) => after(ship, granted.supply.has(ship.id), feeding.fed.has(ship.id)))
  const old = new Map(before.ships.map((ship) => [ship.id, ship]))
  const changed = settled.filter((ship) => !isSame(ship, old.get(ship.id) ?? ship))
  if (changed.length > 0) ctx.emit({ type: 'accountsSet', seat, ships: changed.map(accountOf) })
  const lines = [...feeding.lines, ...settlementLines(settlements, granted.supply), ...leaseLines(leases, granted.leases)]
  if (lines.length > 0) ctx.emit({ type: 'accounted', seat, lines })
  const ended = leases.flatMap(({ id }) => (granted.leases.has(id) ? [] : [id]))
  if (ended.length > 0) ctx.emit({ type: 'shipsLost', seat, why: 'CR-3.8c', ships: ended })
  checkDrives(game, ctx, seat, lateShips(ctx.state, seat))
}
const accountOf = ({ id, weeks, triggers, away, turns, cargo }: CampaignShip) => ({ id, weeks, triggers, away, turns, cargo })
function lateShips(state: State, seat: Color): readonly (readonly [CampaignShip, ShipType])[] {
  const { ships, types } = holdingsOf(state, seat)
  const known = typesById({ types })
  return ships.flatMap((ship) => {
    const type = known.get(ship.type)
    return type && ship.away > 0 && enduranceLeft(ship, type.facts) < 0 ? [[ship, type] as const] : []
  })
}

/** CR-3.6b, CR-3.6c, CR-3.8c: accounts grow, supply ships give, bases settle in the order of the player's payments, and leases are paid. */
export function feedAndSettle(game: BattleGame, ctx: Context): void {
  for (const seat of playing(ctx.state)) settleSeat(game, ctx, seat)
}
