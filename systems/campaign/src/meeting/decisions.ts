// W6: who attacks and who withdraws.
import type { Orders } from '@admiralty/kernel'
import type { Context } from '../chapter.ts'
import { armies, place } from '../groups/place.ts'
import { cardsOf } from '../groups/ship-cards.ts'
import type { TaskGroup } from '../holdings.ts'
import { inMapOrder } from '../land/geometry.ts'
import { withdrawn } from '../movement/withdrawal.ts'
import type { Order } from '../orders.ts'
import type { Color, HexAddress } from '../shapes.ts'
import type { State } from '../state.ts'
import type { BattleGame } from '../tactics-port.ts'
import { choicesOf, fallBackOf, type GroupChoice } from './choices.ts'
import { areEnemies, type Gathering, type HexFleet, meetingsOf } from './meetings.ts'

interface Decided {
  readonly fleet: HexFleet
  readonly choices: ReadonlyMap<TaskGroup, GroupChoice>
}
const stays = ({ choices }: Decided): boolean => [...choices.values()].some((choice) => choice !== 'withdraw')
const leaves = ({ choices }: Decided): boolean => [...choices.values()].includes('withdraw')
const attacks = ({ choices }: Decided): boolean => [...choices.values()].includes('attack')

/** Decides all meetings, by the answers or else the standing answers, and returns the hexes of the battles. */
export function decideMeetings(game: BattleGame, ctx: Context, orders: Orders<Order>): readonly HexAddress[] {
  const { state } = ctx
  const leaving = new Map<TaskGroup, TaskGroup>()
  const battles: HexAddress[] = []
  for (const meeting of meetingsOf(state)) {
    const decided = meeting.fleets.map((fleet): Decided => ({ fleet, choices: choicesOf(game, state, meeting, fleet, orders) }))
    for (const { fleet, choices } of decided)
      for (const [group, choice] of choices)
        if (choice === 'withdraw') leaving.set(group, withdrawn(state, fleet.seat, group, fallBackOf(state, fleet.seat, group, orders))) // CR-17.4b, CR-17.5
    const { at } = meeting
    const seats = meeting.fleets.map(({ seat }) => seat)
    ctx.emit({ type: 'decided', at, seats, stay: seatsWhere(decided, stays), leave: seatsWhere(decided, leaves) })
    const fighting = fightersOf(state, decided)
    showClasses(game, ctx, meeting, fighting)
    if (fighting.length === 0) continue // CR-17.4a, CR-17.5
    battles.push(at)
    ctx.emit({ type: 'battleBegan', battle: { at, batch: 1, seats: fighting, holder: null, contested: false } })
  }
  const groups = armies(state).map(([seat, holdings]): [Color, readonly TaskGroup[]] => [
    seat,
    holdings.groups.map((group) => leaving.get(group) ?? group),
  ])
  place(ctx, 'decisions', Object.fromEntries(groups))
  return battles.toSorted(inMapOrder)
}
const seatsWhere = (decided: readonly Decided[], is: (one: Decided) => boolean): readonly Color[] =>
  decided.filter(is).map(({ fleet: { seat } }) => seat)

/** CR-17.6a, CR-17.6c: who fights, and leaves only under fire: hostile empires that stay, one of which attacks. Others withdraw unhurt. */
function fightersOf(state: State, decided: readonly Decided[]): readonly Color[] {
  const staying = decided.filter(stays)
  const fights = (one: Decided): boolean =>
    staying.some((other) => areEnemies(state, one.fleet.seat, other.fleet.seat) && (attacks(one) || attacks(other)))
  return seatsWhere(staying, fights)
}
/** CR-15.3: who met and does not fight learns the class names of the ships that it met, and no numbers. */
function showClasses(game: BattleGame, ctx: Context, { at, fleets }: Gathering, fighting: readonly Color[]): void {
  for (const { seat } of fleets)
    for (const other of fleets) {
      const isFought = fighting.includes(seat) && fighting.includes(other.seat)
      if (other.seat === seat || isFought) continue
      const classes = new Set(cardsOf(game, other.holdings, other.groups).map(({ shipClass }) => shipClass))
      ctx.emit({ type: 'classesSeen', seat, at, of: other.seat, classes: [...classes].toSorted() })
    }
}
