// How the seats of a kept match answer a call: the host for those that are away, players at random.
import { type Call, type Dice, type RuleSystem, randomAnswer } from '@admiralty/kernel'
import {
  automaticAnswers,
  type CallAnswers,
  defaultAnswers,
  isHostSeat,
  type MatchState,
  needsNoSignature,
  type Signature,
} from '@admiralty/match'

/** Signatures are made when the match is over, because no die depends on them. */
export const blank = ({ seq }: Pick<MatchState, 'seq'>): Signature => ({ after: seq, value: '0'.repeat(128) })

/** The orders of all seats of a call, with blank signatures and the reasons of bots. */
export function answersTo(
  system: RuleSystem,
  match: MatchState,
  { call, random }: { readonly call: Call; readonly random: Dice },
): Required<Pick<CallAnswers, 'orders' | 'signatures' | 'why'>> {
  const { state, status, head } = match
  const given = [...defaultAnswers(system, match), ...automaticAnswers(system, match)].filter((one) => one.call.id === call.id)
  const answers = call.seats.map((seat) => {
    const hosts = given.find((one) => one.seat === seat)
    const forced = system.forcedOrder(system.view(state, seat), call, seat)
    const order = hosts?.order ?? forced ?? randomAnswer(system, state, { call, seat, dice: random })
    const hasStandIn = Object.hasOwn(status.standIns, seat)
    const isBot = hasStandIn || isHostSeat(head.keys, status, seat)
    const isSigned = hasStandIn || !(isBot || needsNoSignature(system, match, { call: call.id, seat, order }))
    return { seat, order, isSigned, isBot: isBot && !hosts }
  })
  return {
    orders: Object.fromEntries(answers.map(({ seat, order }) => [seat, order])),
    signatures: Object.fromEntries(answers.filter(({ isSigned }) => isSigned).map(({ seat }) => [seat, blank(match)])),
    why: Object.fromEntries(answers.filter(({ isBot }) => isBot).map(({ seat }) => [seat, `${seat} answers at random`])),
  }
}
