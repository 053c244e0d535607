// A person's answers in the terminal, question by question.
import {
  type Call,
  type Dice,
  type OptionValue,
  type Orders,
  type PlaceRequest,
  type RegionRequest,
  type RuleSystem,
  type Seat,
  UMPIRE,
  type Words,
} from '@admiralty/kernel'
import type { BotQuestion } from './own-bot.ts'
import { choiceLines, placementFrom, placePrompt, questionLines, regionPrompt } from './text.ts'

export interface TerminalBattle {
  readonly system: RuleSystem
  readonly words: Words
  readonly mine: readonly Seat[]
  /** The order of a seat that a bot plays. */
  readonly botOrder: (question: BotQuestion) => Promise<unknown>
  /** Reads a line after a prompt; undefined when the input has ended. */
  readonly read: (prompt: string) => Promise<string | undefined>
  readonly dice: Dice
}

export function value(text: string): OptionValue {
  if (text === 'true' || text === 'false') return text === 'true'
  return Number.isNaN(Number(text)) ? text : Number(text)
}

/** The draft with the place that is typed; the same draft if it is not allowed. */
async function placed(read: TerminalBattle['read'], request: PlaceRequest | RegionRequest, draft: unknown): Promise<unknown> {
  if (request.kind === 'region') {
    const place = request.placeOf((await read(regionPrompt(request))) ?? '')
    if (place) return request.withPlace(place)
  } else {
    const placement = placementFrom(request, (await read(placePrompt(request))) ?? '')
    if (placement) return request.withPlace(placement)
  }
  console.log('It cannot be placed there.')
  return draft
}

/** Asks for choices until one of them is an order. */
async function ask({ system, words, read }: TerminalBattle, view: unknown, call: Call, seat: Seat): Promise<unknown> {
  let draft: unknown = null
  for (;;) {
    const choices = words.choices(view, draft)
    console.log(`\n${questionLines(words, view, draft, seat).join('\n')}`)
    console.log(choiceLines(choices).join('\n'))
    const answer = (await read('Number of a choice, t for the position, q to quit: '))?.trim()
    if (answer === undefined || answer === 'q') process.exit(0)
    if (answer === 't') {
      for (const { title, head, rows } of words.table(view))
        console.log(`\n${title}\n${[head, ...rows].map((row) => row.join('  ')).join('\n')}`)
      continue
    }
    const choice = choices[Number(answer) - 1]
    if (!choice) console.log('There is no such choice.')
    else if (choice.then.kind === 'draft') draft = choice.then.draft
    else if (choice.then.kind === 'place' || choice.then.kind === 'region') draft = await placed(read, choice.then, draft)
    else {
      const refusals = system.check(view, call, choice.then.order)
      if (!refusals) return choice.then.order
      console.log(refusals.map(({ rule, reason }) => `${rule}: ${reason}`).join('\n'))
    }
  }
}

export async function answers(battle: TerminalBattle, state: unknown, call: Call): Promise<Orders<unknown>> {
  const orders: Record<Seat, unknown> = {}
  for (const seat of call.seats) {
    const view = battle.system.view(state, seat)
    if (seat === UMPIRE) orders[seat] = battle.system.defaultOrder(view, call)
    else if (battle.mine.includes(seat)) orders[seat] = battle.system.forcedOrder(view, call, seat) ?? (await ask(battle, view, call, seat))
    else orders[seat] = await battle.botOrder({ call, seat, view })
  }
  return orders
}
