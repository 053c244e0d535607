// The umpire of a skirmish: the host holds its seat and decides how much supply each squad gets. Only the scenario 'umpired' has one.
import { askEach, type Choices, isRefusal, type Refusal, type RuleId, type SeatInfo, type StepRules, UMPIRE } from '@admiralty/kernel'
import type { SkirmishEvent } from './events.ts'
import { teamOf } from './lookup.ts'
import type { Order } from './orders.ts'
import type { Setup, State, Step } from './state.ts'

const umpireSeat: SeatInfo = { seat: UMPIRE, side: UMPIRE, kind: 'umpire' }
/** The umpire's seat, if the setup has one. */
export const umpireOf = ({ umpire }: Setup): readonly SeatInfo[] => (umpire ? [umpireSeat] : [])
/** The parts of a scenario that an umpire changes. */
interface Umpired {
  readonly briefing: string
  readonly rule: RuleId
  readonly seats: readonly SeatInfo[]
  setup(choices: Choices): Setup | Refusal
}
/** The scenario with an umpire. */
export const umpired = <S extends Umpired>(scenario: S): S => ({
  ...scenario,
  briefing: `${scenario.briefing} The server is the umpire: in each round it decides who rolls two dice for supply instead of one.`,
  rule: 'SK-UMP-01',
  seats: [...scenario.seats, umpireSeat],
  setup(choices: Parameters<Umpired['setup']>[0]) {
    const setup = scenario.setup(choices)
    return isRefusal(setup) ? setup : { ...setup, umpire: true }
  },
})

/** One call for each squad, whose key is the seat. The dice of a squad are at its own address, so their number moves no other face. */
export const supply: StepRules<State, SkirmishEvent, Order, Step>['supply'] = {
  asks: ({ squads }) => askEach(...squads.map((key) => ({ key, seats: [UMPIRE], instead: [] }))),
  play({ squads }, ctx, orders, call) {
    const order = orders[UMPIRE]
    const seat = squads.find((squad) => squad === call?.key)
    if (order?.order !== 'supply' || seat === undefined) return
    const faces = ctx.dice.at(seat).roll(order.dice, 6, `supply of ${seat}`)
    ctx.emit({ type: 'supplied', seat, team: teamOf(ctx.state, seat), die: Math.max(...faces) })
    ctx.drop(({ step }) => step === 'supply')
    ctx.next({ step: 'supply', squads: squads.filter((squad) => squad !== seat) })
  },
}
