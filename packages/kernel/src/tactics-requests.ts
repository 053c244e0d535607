// The requests that a game cannot play, and the formations of ships that leave: parts of `Tactics` that are the same in every game.
import type { RuleId } from './explained.ts'
import { firstRefusal, type Refusal, refuse } from './refusals.ts'
import { type BattleRequest, bannersOf, type Departure, type FormationPlace, type RequestSide, type Tactics } from './tactics.ts'

/** The first value that a list has twice. */
const repeated = (values: readonly string[]): string | undefined => values.find((value, index) => values.indexOf(value) < index)

/** Why a game refuses a request; undefined if it can play the battle. `rule`: the clause of the game that a refusal cites. */
export function requestFault<D, C>(
  tactics: Pick<Tactics<D, C>, 'capacity' | 'facts' | 'checkCondition' | 'status'>,
  rule: RuleId,
  request: BattleRequest<D, C>,
): Refusal | undefined {
  const { sides, turnCap } = request
  const { capacity } = tactics
  if (sides.length > capacity.sides) return refuse(rule, `a battle has at most ${capacity.sides} sides, not ${sides.length}`)
  if (bannersOf(request).length < 2) return refuse(rule, 'a battle has two banners or more')
  if (!Number.isInteger(turnCap) || turnCap < 1 || turnCap > capacity.turns)
    return refuse(rule, `a battle has 1 to ${capacity.turns} turns, not ${turnCap}`)
  const twice = repeated(sides.map(({ id }) => id)) ?? repeated(sides.flatMap(({ ships }) => ships.map(({ id }) => id)))
  if (twice !== undefined) return refuse(rule, `two sides or two ships have the id ${twice}`)
  return firstRefusal(
    sides,
    (side) => sideFault(capacity, rule, side) ?? leadsFault(rule, side, request) ?? firstRefusal(side.ships, shipFaultBy(tactics, rule)),
  )
}
function sideFault(capacity: Tactics['capacity'], rule: RuleId, { id, ships, groups }: RequestSide): Refusal | undefined {
  if (ships.length < 1 || ships.length > capacity.ships)
    return refuse(rule, `side ${id} has ${ships.length} ships; a side has 1 to ${capacity.ships}`)
  if (groups.length > capacity.groups) return refuse(rule, `side ${id} has ${groups.length} groups; a side has at most ${capacity.groups}`)
  const grouped = groups.flatMap((group) => group.ships)
  const stray = grouped.find((ship) => !ships.some((own) => own.id === ship)) ?? repeated(grouped)
  return stray === undefined ? undefined : refuse(rule, `${stray} in a group is no ship of side ${id}, or is in two`)
}
function leadsFault(rule: RuleId, { id, banner, leads }: RequestSide, { sides }: BattleRequest): Refusal | undefined {
  const friend = Object.keys(leads).find((other) => !sides.some((side) => side.id === other && side.banner !== banner))
  return friend === undefined ? undefined : refuse(rule, `side ${id} leads over ${friend}, which is no hostile side`)
}
const shipFaultBy =
  <D, C>(tactics: Pick<Tactics<D, C>, 'facts' | 'checkCondition' | 'status'>, rule: RuleId) =>
  ({ id, design, condition, marks }: RequestSide<D, C>['ships'][number]): Refusal | undefined => {
    const [impossible] = tactics.checkCondition(design, condition)
    if (impossible) return refuse(impossible.rule, `${id}: ${impossible.reason}`)
    if (tactics.status(design, condition).destroyed) return refuse(rule, `${id} is destroyed`)
    const { parts } = tactics.facts(design)
    const unknown = marks.worse.find((part) => !parts.some((known) => known.id === part))
    return unknown === undefined ? undefined : refuse(rule, `${id} has no part ${unknown}`)
  }

/** The order of ships of one mass: a shorter id comes first, because ids count from 1. */
const compareIds = (one: string, other: string): number => one.length - other.length || (one < other ? -1 : Number(one > other))
/** A ship that has left a battle. */
export interface LeftShip {
  readonly id: string
  readonly mass: number
  readonly turn: number
  readonly underFire: boolean
}
/**
 * The formations of ships that have left: those of one group in one turn, measured from the heaviest of them, then the lowest id (CR-18.2).
 * A formation left under fire if one of its ships did. `placeFrom` measures a ship from the leader.
 */
export function formationsOf<S extends LeftShip>(
  { sides }: BattleRequest,
  left: readonly S[],
  placeFrom: (leader: S, ship: S) => FormationPlace,
): readonly Departure[] {
  const groups = sides.flatMap((side) => side.groups)
  const keyOf = ({ id, turn }: S): string => {
    const group = groups.findIndex(({ ships }) => ships.includes(id))
    return JSON.stringify([turn, group, group < 0 ? id : null])
  }
  return [...Map.groupBy(left, keyOf).values()].flatMap((ships): readonly Departure[] => {
    const [leader] = ships.toSorted((a, b) => b.mass - a.mass || compareIds(a.id, b.id))
    if (!leader) return []
    const places = ships.map((ship) => [ship.id, placeFrom(leader, ship)] as const)
    return [{ turn: leader.turn, underFire: ships.some(({ underFire }) => underFire), places: Object.fromEntries(places) }]
  })
}
