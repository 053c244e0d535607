// `admiralty play`: a battle in the terminal, against bots or on one keyboard. Questions, choices and log lines are those of the web app.
import { createInterface } from 'node:readline'
import { RANKS } from '@admiralty/bots'
import { isRefusal, playersAmong, type RuleSystem, type Seat, seededDice } from '@admiralty/kernel'
import { type Happening, observeEvents } from '@admiralty/match'
import { Command } from 'commander'
import { answers, type TerminalBattle, value } from './answers.ts'
import { collect, examples, gameArgument, whole } from './command-line.ts'
import { fail, unknownName } from './fail.ts'
import { openGame, openPolicy } from './games.ts'
import { botsOf } from './play-bots.ts'
import { textOf } from './text.ts'

interface Flags {
  readonly scenario?: string
  readonly me: string
  readonly bot: readonly string[]
  readonly seed: string
  readonly option: readonly string[]
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

/** Prints the log lines that the first of the player's seats receives. */
function printEvents({ system, words, mine }: TerminalBattle, { events, before }: Happening): void {
  for (const { observation, after } of observeEvents(system, { before, events }, mine[0] ?? 'public')) {
    const line = observation === null ? undefined : words.logEntry(observation, after)
    if (line) console.log(textOf(line))
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
  const battle: TerminalBattle = { system, words, mine, botOrder: bots.order, read: reader(keyboard[Symbol.asyncIterator]()), dice }
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
