// Ships and battles for a campaign: random conditions, and random requests played with random orders to their reports.
import {
  type BattleRequest,
  type BattleStart,
  type Dice,
  die,
  type FormationPlace,
  isRefusal,
  likely,
  pick,
  type RequestGroup,
  type RequestShip,
  type RequestSide,
  randomAnswer,
  reportFaults,
  type Seat,
  sameJson,
  seededDice,
  type Tactics,
} from '@admiralty/kernel'
import type { AnySystem } from './random-match.ts'

/** Makes a random ship with an id for a request. */
type ShipOf<Design, Condition> = (id: string, dice: Dice) => RequestShip<Design, Condition>
const HEX_SIDES = [0, 1, 2, 3, 4, 5] as const
const upTo = (dice: Dice, most: number): number => die(dice, most + 1, 'number') - 1

/** A formation in which the first ship leads, in small whole numbers of the game's units. */
export const randomFormation = (ships: readonly string[], dice: Dice): RequestGroup['frozen'] => {
  const velocity = upTo(dice, 12)
  const place = (index: number): FormationPlace => ({
    ahead: -upTo(dice, 9) * index,
    right: upTo(dice, 9) * index,
    course: index,
    velocity,
  })
  return Object.fromEntries(ships.map((id, index) => [id, place(index)]))
}
function randomGroup(ships: readonly string[], dice: Dice): RequestGroup {
  const from = likely(dice, 1, 4) ? [] : [pick(dice, HEX_SIDES), ...(likely(dice, 1, 3) ? [pick(dice, HEX_SIDES)] : [])]
  return { ships, from, frozen: likely(dice, 1, 4) ? randomFormation(ships, dice) : null }
}
function randomSide<D, C>(id: string, banner: string, shipOf: ShipOf<D, C>, dice: Dice): RequestSide<D, C> {
  const ships = Array.from({ length: die(dice, 3, 'ships') }, (_, index) => shipOf(`${id}-${index + 1}`, dice))
  const ids = ships.map((ship) => ship.id)
  const first = likely(dice, 1, 3) ? die(dice, ids.length, 'ships of the first group') : ids.length
  const groups = [ids.slice(0, first), ids.slice(first)].filter((group) => group.length > 0)
  return { id, banner, ships, groups: groups.map((group) => randomGroup(group, dice)), leads: {} }
}
/** Leads over some of the hostile sides. */
export const randomLeads = ({ sides }: BattleRequest, { banner }: Pick<RequestSide, 'banner'>, dice: Dice): RequestSide['leads'] =>
  Object.fromEntries(
    sides
      .filter((other) => other.banner !== banner && likely(dice, 1, 2))
      .map(({ id }) => {
        const lead = die(dice, 6, 'lead')
        return [id, { lead, changes: Math.floor(lead / 2) }]
      }),
  )
/** The marks of a ship that its campaign has not weakened. */
export const NO_MARKS = { worse: [], weaponSupplyShort: false, outOfSupply: false }
/** A ship without marks. Every second one is as new, the others have a random condition. */
export function unmarkedShip<D extends { readonly name: string }, C>(
  id: string,
  design: D,
  { pristine, randomCondition }: Pick<Tactics<D, C>, 'pristine'> & { randomCondition(design: D, dice: Dice): C },
  dice: Dice,
): RequestShip<D, C> {
  const condition = likely(dice, 1, 2) ? pristine(design) : randomCondition(design, dice)
  return { id, name: design.name, design, condition, marks: NO_MARKS, excess: false }
}
/** A battle of up to so many sides, with two banners or more. Some sides may be partners. */
export function randomRequest<D, C>(mostSides: number, shipOf: ShipOf<D, C>, dice: Dice): BattleRequest<D, C> {
  const count = mostSides > 2 ? die(dice, mostSides - 1, 'sides') + 1 : mostSides
  const sides = Array.from({ length: count }, (_, index) =>
    randomSide(`s${index + 1}`, `b${index < 2 ? index : upTo(dice, 2)}`, shipOf, dice),
  )
  const request = { sides, turnCap: die(dice, 4, 'turns') }
  return { ...request, sides: sides.map((side) => ({ ...side, leads: randomLeads(request, side, dice) })) }
}
/** The start of a battle. Throws if the game refuses the request. */
export function startOfRequest<D, C>(tactics: Pick<Tactics<D, C>, 'start'>, request: BattleRequest<D, C>): BattleStart {
  const start = tactics.start(request)
  if (isRefusal(start)) throw new Error(`the request is refused: ${start.reason} (${start.rule})`)
  return start
}
/** The state at the end of the battle of a request, with random orders. */
export function playRequest<D, C>(system: AnySystem, tactics: Pick<Tactics<D, C>, 'start'>, request: BattleRequest<D, C>, dice: Dice) {
  const { setup, position } = startOfRequest(tactics, request)
  let { state } = system.begin({ setup: system.schema.setup.parse(setup), position }, dice)
  while (system.outcome(state) === undefined) {
    const [call] = system.openCalls(state)
    if (!call) throw new Error('a battle asks nobody and is not over')
    const orders = call.seats.map((seat): readonly [Seat, unknown] => [seat, randomAnswer(system, state, { call, seat, dice })])
    state = system.resolve(state, call, Object.fromEntries(orders), dice).state
  }
  return state
}

export interface BattlesPlan<D, C> {
  readonly battles: number
  readonly seed: number
  requestOf(dice: Dice): BattleRequest<D, C>
}
/** Why a campaign refuses the reports of battles with random orders, with the number of the battle; empty if all are sound. */
export function battleFaults<D, C>(
  system: AnySystem,
  tactics: Tactics<D, C>,
  { battles, seed, requestOf }: BattlesPlan<D, C>,
): readonly string[] {
  const dice = seededDice(seed)
  return Array.from({ length: battles }, (_, battle) => {
    const request = requestOf(dice)
    const state = playRequest(system, tactics, request, dice)
    return reportFaults(tactics, request, tactics.report(request, state)).map((fault) => `battle ${battle}: ${fault}`)
  }).flat()
}

export interface ConditionsPlan<D, C> {
  readonly conditions: number
  /** The most hits that a ship takes. */
  readonly hits: number
  readonly schema: { parse(condition: unknown): C }
  designOf(dice: Dice): D
  randomCondition(design: D, dice: Dice): C
}
/**
 * The faults of random conditions, with the number of the run: refused, changed by their schema, hit in two ways by equal dice,
 * or better after hits. Empty if all are sound.
 */
export function conditionFaults<D, C>(
  tactics: Pick<Tactics<D, C>, 'checkCondition' | 'applyHits' | 'healed'>,
  { conditions, hits, schema, designOf, randomCondition }: ConditionsPlan<D, C>,
): readonly string[] {
  const dice = seededDice(21)
  return Array.from({ length: conditions }, (_, run) => {
    const design = designOf(dice)
    const condition = randomCondition(design, dice)
    const hit = () => JSON.stringify(tactics.applyHits({ design, condition, marks: NO_MARKS }, 1 + (run % hits), seededDice(run)))
    const twin = hit()
    const faults = [
      ...tactics.checkCondition(design, condition).map(({ rule, reason }) => `${rule} ${reason}`),
      ...(sameJson(schema.parse(condition), condition) ? [] : ['the schema changes it']),
      ...(twin === hit() ? [] : ['equal hits and dice give different bytes']),
      ...tactics.healed(design, condition, JSON.parse(twin)).map(({ rule, reason }) => `after hits: ${rule} ${reason}`),
    ]
    return faults.map((fault) => `condition ${run}: ${fault}`)
  }).flat()
}
