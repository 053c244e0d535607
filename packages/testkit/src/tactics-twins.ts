// Twin requests that differ only in what a campaign keeps secret. Nobody else receives a byte that depends on it before the rules open it.
import {
  type BattleRequest,
  type Call,
  type Dice,
  die,
  likely,
  pick,
  type RequestShip,
  type RequestSide,
  randomAnswer,
  type Seat,
  seededDice,
  type Tactics,
} from '@admiralty/kernel'
import type { AnySystem } from './random-match.ts'
import { type BattlesPlan, randomFormation, randomLeads, startOfRequest } from './tactics.ts'

/** What differs between twins: marks and repaired parts, formations too, or the leads of all sides. */
const DIFFERENCES = ['marks', 'formations', 'leads'] as const
type Difference = (typeof DIFFERENCES)[number]
export interface TwinsPlan<D, C> extends BattlesPlan<D, C> {
  /** The condition with other parts repaired in an earlier battle; the same condition in a game that does not note them. */
  mendedOtherwise(ship: RequestShip<D, C>, dice: Dice): C
  /** The part of some kinds of event that the rules open although it depends on a secret. A twin with another part is compared no further. */
  readonly opened: Readonly<Record<string, (event: never) => unknown>>
}
export interface TwinsResult {
  /** Bytes of views and observations that were compared, and answers after which they were. */
  readonly bytes: number
  readonly answers: number
  /** Twins that were compared to the end of the battle. */
  readonly whole: number
  readonly differing: readonly string[]
}

/** Other marks for every ship of a side. */
function otherMarks<D, C>(tactics: Tactics<D, C>, { design }: RequestShip<D, C>, dice: Dice): RequestShip['marks'] {
  const worse = tactics.facts(design).parts.filter(() => likely(dice, 1, 4))
  return { worse: worse.map(({ id }) => id), weaponSupplyShort: likely(dice, 1, 2), outOfSupply: likely(dice, 1, 2) }
}
/** The request with other secrets of a side; other leads are those of all sides, because nobody knows them. */
function twinOf<D, C>(
  tactics: Tactics<D, C>,
  request: BattleRequest<D, C>,
  { side: changed, differ, plan, dice }: { side: RequestSide<D, C>; differ: Difference; plan: TwinsPlan<D, C>; dice: Dice },
): BattleRequest<D, C> {
  const sides = request.sides.map((side): RequestSide<D, C> => {
    if (differ === 'leads') return { ...side, leads: randomLeads(request, side, dice) }
    if (side.id !== changed.id) return side
    const ships = side.ships.map((ship) => ({
      ...ship,
      marks: otherMarks(tactics, ship, dice),
      condition: plan.mendedOtherwise(ship, dice),
    }))
    const groups = side.groups.map((group) => ({ ...group, frozen: group.frozen ? null : randomFormation(group.ships, dice) }))
    return { ...side, ships, groups: differ === 'formations' ? groups : side.groups }
  })
  return { ...request, sides }
}

interface Twin {
  readonly state: unknown
  readonly events: readonly unknown[]
}
/** Orders of all seats of a call that both twins accept; a seat whose order the twin refuses gives it another one. */
function ordersFor(system: AnySystem, [one, other]: readonly [Twin, Twin], call: Call, dice: Dice) {
  const answers = call.seats.map((seat) => {
    const order = randomAnswer(system, one.state, { call, seat, dice })
    const isLegal = system.check(system.view(other.state, seat), call, order) === undefined
    return [seat, order, isLegal ? order : randomAnswer(system, other.state, { call, seat, dice })] as const
  })
  return [
    Object.fromEntries(answers.map(([seat, order]): readonly [Seat, unknown] => [seat, order])),
    Object.fromEntries(answers.map(([seat, , order]): readonly [Seat, unknown] => [seat, order])),
  ] as const
}
const typeOf = (event: unknown): string => String((event as { readonly type: unknown }).type) // every event has a type
/** What the rules open of some events. */
const openedIn = ({ events }: Twin, opened: TwinsPlan<unknown, unknown>['opened']): string =>
  JSON.stringify(
    events.flatMap((event) => {
      const open = opened[typeOf(event)]
      return open ? [open(event as never)] : [] // the key is the event's own type
    }),
  )
/** Everything that a viewer receives of some events. */
const receivedBy = (system: AnySystem, { state, events }: Twin, viewer: Seat | 'public'): string =>
  JSON.stringify([system.view(state, viewer), events.map((event) => system.observe(event, viewer)).filter((seen) => seen !== undefined)])

/** Plays pairs of twins with equal dice and compares what others receive. */
export function twinsApart<D, C>(system: AnySystem, tactics: Tactics<D, C>, plan: TwinsPlan<D, C>): TwinsResult {
  const dice = seededDice(plan.seed)
  const differing: string[] = []
  let [bytes, answers, whole] = [0, 0, 0]
  for (let battle = 0; battle < plan.battles; battle += 1) {
    const differ = DIFFERENCES[battle % DIFFERENCES.length] ?? 'marks'
    const request = plan.requestOf(dice)
    const side = pick(dice, request.sides)
    const requests = [request, twinOf(tactics, request, { side, differ, plan, dice })] as const
    const [start, twinStart] = requests.map((each) => startOfRequest(tactics, each))
    if (!start || !twinStart) throw new Error('there are two twins')
    if (JSON.stringify(start.setup) !== JSON.stringify(twinStart.setup)) differing.push(`battle ${battle}: setups differ in ${differ}`)
    const owner = start.seats[side.id]
    const all = [...Object.values(start.seats), 'public'] as const
    const viewers = all.filter((viewer) => differ === 'leads' || viewer !== owner)
    let seed = die(dice, 1_000_000, 'seed')
    const begin = ({ setup, position }: typeof start): Twin =>
      system.begin({ setup: system.schema.setup.parse(setup), position }, seededDice(seed))
    let twins: readonly [Twin, Twin] = [begin(start), begin(twinStart)]
    for (;;) {
      if (openedIn(twins[0], plan.opened) !== openedIn(twins[1], plan.opened)) break
      const wrong = viewers.filter((viewer) => {
        const [one, other] = [receivedBy(system, twins[0], viewer), receivedBy(system, twins[1], viewer)]
        bytes += one.length
        return one !== other
      })
      differing.push(...wrong.map((viewer) => `battle ${battle}: ${viewer} sees a difference in ${differ}`))
      const [call] = system.openCalls(twins[0].state)
      if (wrong.length > 0 || !call) {
        if (!call) whole += 1
        break
      }
      const [orders, twinOrders] = ordersFor(system, twins, call, dice)
      answers += 1
      seed += 1
      const [one, other] = twins
      twins = [system.resolve(one.state, call, orders, seededDice(seed)), system.resolve(other.state, call, twinOrders, seededDice(seed))]
    }
  }
  return { bytes, answers, whole, differing }
}
