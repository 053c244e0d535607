// `admiralty record`: plays random matches with proven dice and exports their journals, for example to try `verify` and `show`.
import { randomBytes } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Dice, pick, playersAmong, plural, type RuleSystem, randomAnswer, randomSetup, type Seat, seededDice } from '@admiralty/kernel'
import {
  applyAction,
  beginMatch,
  checkAction,
  decide,
  type Entry,
  exportJournal,
  type Journal,
  type MatchAction,
  type MatchState,
  makeHead,
  outcomeOf,
  setupOf,
  type Transition,
} from '@admiralty/match'
import { Command } from 'commander'
import { examples, gameArgument, whole } from './command-line.ts'
import { openGame } from './games.ts'

interface Recording {
  readonly seed: number
  readonly secret: string
  readonly id: string
  /** 'some': about one entry in twenty-four is a random action (conceded, drawn, replaced, returned). */
  readonly actions?: 'none' | 'some'
}

/** Plays a match with random orders to its end. */
export function recordMatch(system: RuleSystem, { seed, secret, id, actions = 'none' }: Recording): Journal {
  const random = seededDice(seed)
  const { setup } = randomSetup(system, random)
  const seatValues = Object.fromEntries(system.seats(setup).map(({ seat }) => [seat, `${seat} ${seed}`]))
  const head = makeHead(system, { id, setup, position: null, secret, seatValues, created: seed })
  const entries: Entry[] = []
  const chain: string[] = []
  const keep = ({ entry, match }: Transition): MatchState => {
    entries.push(entry)
    chain.push(match.chain)
    return match
  }
  let match = keep(beginMatch(system, head, secret, seed))
  while (!outcomeOf(system, match)) {
    const time = seed + entries.length
    const action = actions === 'some' ? randomActionOf(system, match, random) : undefined
    match = keep(
      action
        ? applyAction(system, match, { action, time }, secret)
        : decide(system, match, { ...randomAnswers(system, match, random), time }, secret),
    )
  }
  return { head, entries, chain, secret }
}

function randomAnswers(system: RuleSystem, { state, status }: MatchState, random: Dice) {
  const [call] = system.openCalls(state)
  if (!call) throw new Error('no call is open and the match is not over')
  const order = (seat: Seat): unknown =>
    status.conceded.includes(seat)
      ? system.defaultOrder(system.view(state, seat), call)
      : randomAnswer(system, state, { call, seat, dice: random })
  return { call, orders: Object.fromEntries(call.seats.map((seat) => [seat, order(seat)])) }
}

/** An action, about once in twenty-four entries. */
function randomActionOf(system: RuleSystem, match: MatchState, random: Dice): MatchAction | undefined {
  const [face = 1] = random.roll(1, 24, 'an action?')
  const fighting = playersAmong(system.seats(setupOf(system, match.head))).flatMap(({ seat }) =>
    match.status.conceded.includes(seat) ? [] : [seat],
  )
  const seat = pick(random, fighting)
  const actions: readonly MatchAction[] = [
    { kind: 'replaced', seat, by: 'captain' },
    { kind: 'returned', seat },
    random.roll(1, 6, 'which?')[0] === 1 ? { kind: 'drawn', seats: fighting } : { kind: 'conceded', seat },
  ]
  const action = actions[face - 1]
  return action && !checkAction(system, match, action, match.head.created) ? action : undefined
}

async function record(game: string, folder: string, flags: { matches: string; seed: string; actions?: boolean }): Promise<void> {
  const { system } = await openGame(game)
  const [matches, first] = [whole(flags.matches, 'matches', 1), whole(flags.seed, 'seed', 0)]
  mkdirSync(folder, { recursive: true })
  let entries = 0
  for (let match = 0; match < matches; match += 1) {
    const seed = first + match
    const journal = recordMatch(system, {
      seed,
      secret: randomBytes(32).toString('hex'),
      id: `recorded-${seed}`,
      actions: flags.actions ? 'some' : 'none',
    })
    entries += journal.entries.length
    writeFileSync(join(folder, `${game}-${seed}.json`), exportJournal(journal))
  }
  console.log(`Wrote ${plural(matches, 'match', 'matches')} with ${plural(entries, 'entry', 'entries')} to ${folder}.`)
}

export const recordCommand = (): Command =>
  new Command('record')
    .description('Play random matches with proven dice and write their journals.')
    .addArgument(gameArgument())
    .argument('<folder>', 'folder to write to')
    .option('--matches <n>', 'number of matches', '10')
    .option('--seed <n>', 'seed of the first match', '1')
    .option('--actions', 'include random actions: conceding, draws, bots that stand in')
    .addHelpText('after', examples('record skirmish matches --matches 2'))
    .action(record)
