// W6: who attacks and who withdraws.
import type { Orders } from '@admiralty/kernel'
import type { Context } from '../chapter.ts'
import { armies, place, rowsOf } from '../groups/place.ts'
import { canJump, cardsOf, mayAttack } from '../groups/ship-cards.ts'
import type { Group } from '../holdings.ts'
import { inMapOrder } from '../land/geometry.ts'
import { seatsOf } from '../lookup.ts'
import { withdrawn } from '../movement/withdrawal.ts'
import type { Order, OrderOf } from '../orders.ts'
import type { Color, HexAddress } from '../shapes.ts'
import type { State, Table } from '../state.ts'
import type { BattleGame } from '../tactics-port.ts'
import { type Answer, type GroupOrder, WITHDRAW } from '../week/book.ts'
import { areHostile, type Fleet, type Gathering, largestOf, meetingsOf, remarkOn } from './meetings.ts'

/**
 * CR-X.10: the seats that are asked, by public counters and owners alone: owners of counters in a hex with a counter of another, and the owner of a
 * world where a foreign counter is. Pacts, compositions and withdrawals of last week change nothing.
 */
export function askedToMeet(table: Pick<Table, 'counters' | 'land' | 'setup'>): readonly Color[] {
  const owners = new Map<HexAddress, Set<Color>>()
  for (const { at, owner } of table.counters) {
    if (at === null) continue
    const here = owners.get(at) ?? new Set<Color>()
    owners.set(at, here.add(owner))
  }
  const asked = new Set<Color>()
  for (const [at, here] of owners) {
    const ruler = table.land.worlds[at]?.owner
    const all = ruler ? [...here, ruler] : [...here]
    if (new Set(all).size > 1) for (const seat of all) asked.add(seat)
  }
  return seatsOf(table).filter((seat) => asked.has(seat))
}

/** What a group does: `held` is a group that would withdraw but cannot (CR-X.8). */
type Choice = Answer | 'held'
interface Decided {
  readonly fleet: Fleet
  readonly choices: ReadonlyMap<Group, Choice>
}
const stays = ({ choices }: Decided): boolean => [...choices.values()].some((choice) => choice !== 'withdraw')
const leaves = ({ choices }: Decided): boolean => [...choices.values()].includes('withdraw')
const attacks = ({ choices }: Decided): boolean => [...choices.values()].includes('attack')

/** Decides all meetings, by the answers or else the standing answers, and returns the hexes of the battles. */
export function decideMeetings(game: BattleGame, ctx: Context, orders: Orders<Order>): readonly HexAddress[] {
  const { state } = ctx
  const leaving = new Map<Group, Group>()
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
  const groups = armies(state).map(([seat, holdings]): [Color, readonly Group[]] => [
    seat,
    holdings.groups.map((group) => leaving.get(group) ?? group),
  ])
  place(ctx, 'decisions', Object.fromEntries(groups))
  return battles.toSorted(inMapOrder)
}
const seatsWhere = (decided: readonly Decided[], is: (one: Decided) => boolean): readonly Color[] =>
  decided.filter(is).map(({ fleet: { seat } }) => seat)

const rowIn = (state: State, seat: Color, group: Group): GroupOrder | undefined => rowsOf(state, seat).get(group.id)
function answerIn(orders: Orders<Order>, seat: Color, group: Group): OrderOf<'meet'>['answers'][number] | undefined {
  const order = orders[seat]
  return order?.order === 'meet' ? order.answers.find((answer) => answer.group === group.id) : undefined
}
const fallBackOf = (state: State, seat: Color, group: Group, orders: Orders<Order>): HexAddress | null =>
  answerIn(orders, seat, group)?.to ?? rowIn(state, seat, group)?.answers.fallBack ?? null

/** CR-17.3: each group answers at once, in secret. Without a hostile fleet nothing is decided. */
function choicesOf(game: BattleGame, state: State, { fleets }: Gathering, own: Fleet, orders: Orders<Order>): ReadonlyMap<Group, Choice> {
  const hostile = fleets.filter(({ seat }) => areHostile(state, own.seat, seat))
  if (hostile.length === 0) return new Map(own.groups.map((group) => [group, 'held']))
  const size = largestOf(hostile.map((other) => remarkOn(game, own, other).size))
  return new Map(
    own.groups.map((group) => {
      const standing = rowIn(state, own.seat, group)?.answers ?? WITHDRAW
      const answer = answerIn(orders, own.seat, group)?.answer ?? standing[size]
      return [group, choiceOf(game, own, group, answer)]
    }),
  )
}
/** CR-3.6e: a group that may not attack withdraws instead. CR-X.8: one that cannot leave stays and fights if it is attacked. */
function choiceOf(game: BattleGame, { holdings }: Fleet, group: Group, answer: Answer): Choice {
  if (answer === 'attack' && mayAttack(game, holdings, group)) return 'attack'
  return canJump(game, holdings, group) ? 'withdraw' : 'held'
}

/** CR-17.6a, CR-17.6c: who fights, and leaves only under fire: hostile empires that stay, one of which attacks. Others withdraw unhurt. */
function fightersOf(state: State, decided: readonly Decided[]): readonly Color[] {
  const staying = decided.filter(stays)
  const fights = (one: Decided): boolean =>
    staying.some((other) => areHostile(state, one.fleet.seat, other.fleet.seat) && (attacks(one) || attacks(other)))
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
