// How long an admiral's decisions take: alone on a quiet thread, and on the threads of a server beside threads that are always busy.
import { Worker } from 'node:worker_threads'
import { type Bot, makeBot } from '@admiralty/bots'
import { type BotPolicy, type Call, type RuleSystem, type SystemTypes, seededDice } from '@admiralty/kernel'
import { BotThreads } from '../../apps/server/src/bots/bot-threads.ts'
import { type BotRequest, seatViewOf } from '../../apps/server/src/bots/bot-worker.ts'
import * as earthExpectsBots from '../../systems/earth-expects/src/bots/policy.ts'
import { system as earthExpects } from '../../systems/earth-expects/src/index.ts'
import * as easyStarBots from '../../systems/easystar/src/bots/policy.ts'
import { system as easyStar } from '../../systems/easystar/src/index.ts'
import { setupOf, twoSquadronsASide } from './earth-expects/battles.ts'
import { type BenchFigure, type BenchItem, type ReportProgress, share } from './figure.ts'

/** A game with its bots, of any type, as a server has it. */
interface Played {
  readonly system: RuleSystem
  readonly policy: BotPolicy
}
const EARTH_EXPECTS: Played = { system: earthExpects, policy: earthExpectsBots.policy }
const EASYSTAR: Played = { system: easyStar, policy: easyStarBots.policy }

/** Questions with several proposals, from matches of ensigns. One in `every` is taken, so that whole matches are covered. */
function* questionsOf({ system, policy }: Played, setup: unknown, every: number): Generator<Omit<BotRequest, 'rank'>> {
  const ensign: Bot<SystemTypes> = makeBot(system, policy, 'ensign')
  let asked = 0
  for (let seed = 1; ; seed += 1) {
    const dice = seededDice(seed)
    let { state } = system.begin({ setup, position: null }, dice)
    for (let [call] = system.openCalls(state); call; [call] = system.openCalls(state)) {
      for (const seat of call.seats) {
        if (policy.propose(system.view(state, seat), seededDice(seed)).length < 2) continue
        asked += 1
        if (asked % every === 0) yield { system: system.id, view: seatViewOf(system, state, seat), call, seed: asked }
      }
      state = system.resolve(state, call, ordersOf(call, state), dice).state
    }
    function ordersOf(call: Call, now: unknown): Readonly<Record<string, unknown>> {
      return Object.fromEntries(call.seats.map((seat) => [seat, ensign(system.view(now, seat), call, dice).order]))
    }
  }
}

interface Series {
  readonly what: string
  readonly game: Played
  readonly setup: unknown
  readonly every: number
  readonly decisions: number
  /** The most that 95 % of decisions may take, in ms. */
  readonly aim: number
}
const SERIES: readonly Series[] = [
  { what: 'EasyStar, a battle', game: EASYSTAR, setup: battle(), every: 5, decisions: 600, aim: 1000 },
  { what: 'Earth Expects, a duel', game: EARTH_EXPECTS, setup: setupOf('duel'), every: 1, decisions: 150, aim: 1000 },
  { what: 'Earth Expects, twelve a side', game: EARTH_EXPECTS, setup: twoSquadronsASide(), every: 3, decisions: 36, aim: 3000 },
]
function battle(): unknown {
  const [first] = easyStar.scenarios
  return first?.setup({})
}

/** Wall-clock time of each decision, without a limit, in this thread. The first ones, whose code is not compiled yet, count too. */
function alone({ what, game, setup, every, decisions, aim }: Series, progress: ReportProgress): readonly BenchFigure[] {
  progress(`bots: ${what}`)
  const admiral: Bot<SystemTypes> = makeBot(game.system, game.policy, 'admiral')
  const times: number[] = []
  for (const { view, call, seed } of questionsOf(game, setup, every)) {
    const began = performance.now()
    admiral(view, call, seededDice(seed))
    times.push(performance.now() - began)
    if (times.length === decisions) break
  }
  return [
    { what: `${what}: a decision`, value: share(times, 0.5), unit: 'ms', note: `median of ${decisions}` },
    { what: `${what}: 95 % of decisions within`, value: share(times, 0.95), unit: 'ms', aim: { most: aim } },
    { what: `${what}: the longest decision`, value: Math.max(...times), unit: 'ms' },
  ]
}

/** Bot threads of the server, threads that do nothing but compute, and decisions of each bot thread. */
const BOT_THREADS = 3
const BUSY_THREADS = 4
const EACH = 12
/** Milliseconds after which no more decisions are asked for. Threads of low priority hardly run on a machine that is busy with other work too. */
const LONG_ENOUGH = 60_000
/** Decisions of all bot threads at once, twelve a side, beside busy threads. */
async function underLoad(progress: ReportProgress): Promise<readonly BenchFigure[]> {
  progress('bots: under load')
  const questions = questionsOf(EARTH_EXPECTS, twoSquadronsASide(), 2)
  const asked = Array.from({ length: (EACH + 1) * BOT_THREADS }, () => questions.next().value as Omit<BotRequest, 'rank'>) // it never ends
  const threads = new BotThreads({ threads: BOT_THREADS })
  const decide = async (network: number): Promise<number> => {
    const request = asked.shift()
    if (!request) throw new Error('too few questions')
    const began = performance.now()
    await threads.decide({ ...request, rank: 'admiral' }, [`network ${network}`, 'user', 'match'])
    return performance.now() - began
  }
  const networks = Array.from({ length: BOT_THREADS }, (_, network) => network)
  await Promise.all(networks.map(decide)) // loads the game in every thread
  const busy = Array.from({ length: BUSY_THREADS }, () => new Worker('for (;;);', { eval: true }))
  const times: number[] = []
  const until = performance.now() + LONG_ENOUGH
  await Promise.all(
    networks.map(async (network) => {
      for (let nth = 0; nth < EACH && performance.now() < until; nth += 1) times.push(await decide(network))
    }),
  )
  await Promise.all([threads.close(), ...busy.map((thread) => thread.terminate())])
  const what = `Earth Expects, twelve a side, on ${BOT_THREADS} threads of a server beside ${BUSY_THREADS} busy ones`
  return [
    { what: `${what}: a decision`, value: share(times, 0.5), unit: 'ms', note: `median of ${times.length}` },
    { what: `${what}: the longest decision`, value: Math.max(...times), unit: 'ms', aim: { most: 5000 } },
  ]
}

export const item: BenchItem = {
  title: 'Decisions of bots',
  about:
    'Wall-clock times of an admiral at questions with several proposals, in matches that ensigns play. Alone it has no limit of time. On a server it gives its best answer so far when its time is over.',
  async figures(progress) {
    const quiet = SERIES.flatMap((series) => alone(series, progress))
    return [...quiet, ...(await underLoad(progress))]
  },
}
