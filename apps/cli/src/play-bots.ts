// The bots of a battle that is played in the terminal.
import { makeBot, RANKS } from '@admiralty/bots'
import type { BotPolicy, Dice, Outcome, RuleSystem, Seat } from '@admiralty/kernel'
import { fail, unknownName } from './fail.ts'
import { type BotQuestion, isCommand, OwnBot, parseBotChoice } from './own-bot.ts'

interface BotTerms {
  readonly system: RuleSystem
  readonly policy: BotPolicy
  /** The seats that bots play. */
  readonly seats: readonly Seat[]
  readonly dice: Dice
  readonly seed: number
}

interface SeatedBots {
  order(question: BotQuestion): Promise<unknown>
  /** Tells the bots that are programs how the match ended. */
  end(outcome: Outcome | undefined): void
}

/** The bots of these seats, by the values of `--bot`. A program is started once for all of its seats. */
export async function botsOf({ system, policy, seats, dice, seed }: BotTerms, texts: readonly string[]): Promise<SeatedBots> {
  const choices = texts.map((text) => parseBotChoice(text, seats))
  const textFor = (seat: Seat): string =>
    (choices.findLast((choice) => choice.seat === seat) ?? choices.findLast((choice) => choice.seat === null))?.text ?? 'ensign'
  const programs = new Map<string, OwnBot>()
  const orders = new Map<Seat, SeatedBots['order']>()
  for (const seat of seats) {
    const text = textFor(seat)
    if (isCommand(text)) {
      const own = seats.filter((one) => textFor(one) === text)
      const program = programs.get(text) ?? new OwnBot(text, { system, seats: own, seed })
      programs.set(text, program)
      orders.set(seat, (question) => program.order(question))
    } else {
      const rank = RANKS.find((known) => known === text) ?? fail(unknownName('bot', text, RANKS))
      const bot = makeBot(system, policy, rank)
      orders.set(seat, async ({ view, call }) => bot(view, call, dice).order)
    }
  }
  return {
    order: (question) => orders.get(question.seat)?.(question) ?? fail(`no bot plays ${question.seat}`),
    end: (outcome) => {
      if (outcome) for (const program of programs.values()) program.end(outcome)
    },
  }
}
