// `admiralty play`: a battle in the terminal, against bots or on one keyboard. Questions, choices and log lines are those of the web app.
import { createInterface } from 'node:readline'
import { makeBot, RANKS } from '@admiralty/bots'
import {
  type BotPolicy,
  type Call,
  type Dice,
  isRefusal,
  type OptionValue,
  type Orders,
  type Outcome,
  type PlaceRequest,
  playersAmong,
  type RegionRequest,
  type RuleSystem,
  type Seat,
  seededDice,
  UMPIRE,
  type Words,
} from '@admiralty/kernel'
import { type Happening, observeEvents } from '@admiralty/match'
import { Command } from 'commander'
import { collect, examples, gameArgument, whole } from './command-line.ts'
import { fail, unknownName } from './fail.ts'
import { openGame, openPolicy } from './games.ts'
import { type BotQuestion, isCommand, OwnBot, parseBotChoice } from './own-bot.ts'
import { choiceLines, placementFrom, placePrompt, questionLines, regionPrompt, textOf } from './text.ts'

interface Flags {
  readonly scenario?: string
  readonly me: string
  readonly bot: readonly string[]
  readonly seed: string
  readonly option: readonly string[]
}

interface Battle {
  readonly system: RuleSystem
  readonly words: Words
  readonly mine: readonly Seat[]
  /** The order of a seat that a bot plays. */
  readonly botOrder: (question: BotQuestion) => Promise<unknown>
  /** Reads a line after a prompt; undefined when the input has ended. */
  readonly read: (prompt: string) => Promise<string | undefined>
  readonly dice: Dice
}

function value(text: string): OptionValue {
  if (text === 'true' || text === 'false') return text === 'true'
  return Number.isNaN(Number(text)) ? text : Number(text)
}

/** The setup of a scenario with options such as `budget=500`. Ends the program if one is unknown or refused. */
export function setupOf(
  system: RuleSystem,
  { scenario: id, option }: Pick<Flags, 'scenario' | 'option'>,
): { readonly setup: unknown; readonly seats: readonly Seat[] } {
  const scenario = id === undefined ? system.scenarios[0] : system.scenarios.find((one) => one.id === id)
  if (!scenario)
    return fail(
      unknownName(
        'scenario',
        id ?? '',
        system.scenarios.map((one) => one.id),
      ),
    )
  const choices = Object.fromEntries(
    option.map((pair) => {
      const [name = '', text = ''] = pair.split('=')
      const names = system.options.map((one) => one.name)
      if (!names.includes(name)) return fail(unknownName('option', name, names))
      return [name, value(text)]
    }),
  )
  const setup = scenario.setup(choices)
  if (isRefusal(setup)) return fail(`${setup.rule}: ${setup.reason}`)
  return { setup, seats: playersAmong(scenario.seats).map(({ seat }) => seat) }
}

const reader =
  (lines: AsyncIterator<string>) =>
  async (prompt: string): Promise<string | undefined> => {
    process.stdout.write(prompt)
    const { value, done } = await lines.next()
    return done ? undefined : value
  }

/** The draft with the place that is typed; the same draft if it is not allowed. */
async function placed(read: Battle['read'], request: PlaceRequest | RegionRequest, draft: unknown): Promise<unknown> {
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
async function ask({ system, words, read }: Battle, view: unknown, call: Call, seat: Seat): Promise<unknown> {
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

async function answers(battle: Battle, state: unknown, call: Call): Promise<Orders<unknown>> {
  const orders: Record<Seat, unknown> = {}
  for (const seat of call.seats) {
    const view = battle.system.view(state, seat)
    if (seat === UMPIRE) orders[seat] = battle.system.defaultOrder(view, call)
    else if (battle.mine.includes(seat)) orders[seat] = battle.system.forcedOrder(view, call, seat) ?? (await ask(battle, view, call, seat))
    else orders[seat] = await battle.botOrder({ call, seat, view })
  }
  return orders
}

/** Prints the log lines that the first of the player's seats receives. */
function printEvents({ system, words, mine }: Battle, { events, before }: Happening): void {
  for (const { observation, after } of observeEvents(system, { before, events }, mine[0] ?? 'public')) {
    const line = observation === null ? undefined : words.logEntry(observation, after)
    if (line) console.log(textOf(line))
  }
}

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
async function botsOf({ system, policy, seats, dice, seed }: BotTerms, texts: readonly string[]): Promise<SeatedBots> {
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

async function play(id: string, flags: Flags): Promise<void> {
  const { system, words } = await openGame(id)
  const { setup, seats } = setupOf(system, flags)
  const mine = flags.me === 'none' ? [] : flags.me.split(',')
  const unknown = mine.filter((seat) => !seats.includes(seat))
  for (const seat of unknown) fail(unknownName('seat', seat, seats))
  const seed = (flags.seed === '' ? crypto.getRandomValues(new Int32Array(1))[0] : whole(flags.seed, 'seed', 0)) ?? 1
  const keyboard = createInterface({ input: process.stdin })
  const dice = seededDice(seed)
  const played = seats.filter((seat) => !mine.includes(seat))
  const bots = await botsOf({ system, policy: await openPolicy(id), seats: played, dice, seed }, flags.bot)
  const battle: Battle = { system, words, mine, botOrder: bots.order, read: reader(keyboard[Symbol.asyncIterator]()), dice }
  const opening = system.begin({ setup, position: null }, battle.dice)
  printEvents(battle, { before: undefined, events: opening.events })
  let { state } = opening
  for (let outcome = system.outcome(state); !outcome; outcome = system.outcome(state)) {
    const [call] = system.openCalls(state)
    if (!call) throw new Error('no call is open and the match is not over')
    const resolution = system.resolve(state, call, await answers(battle, state, call), battle.dice)
    printEvents(battle, { before: state, events: resolution.events })
    state = resolution.state
  }
  bots.end(system.outcome(state))
  keyboard.close()
}

export const playCommand = (): Command =>
  new Command('play')
    .description('Play in the terminal. These dice are not proven; the dice of a server are.')
    .addArgument(gameArgument('easystar'))
    .option('--scenario <id>', 'id of the scenario; the first one by default')
    .option('--me <seats>', 'your seats, separated by commas; none to watch', 'yellow')
    .option(
      '--bot <who>',
      `bot in the other seats, or in one of them (blue=captain): ${RANKS.join(', ')}, or a command such as './my-bot'; may be repeated`,
      collect,
      [],
    )
    .option('--option <name=value>', 'an option of the game; may be repeated', collect, [])
    .option('--seed <n>', 'repeats dice and bots; random by default', '')
    .addHelpText('after', examples('play', 'play earth-expects --scenario duel --me blue --bot captain'))
    .action(play)
