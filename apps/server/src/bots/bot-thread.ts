// The worker thread of the bots: a view in, an order out. It loads the games itself and holds no match.
import { constants, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { type Bot, makeBot, RANKS } from '@admiralty/bots'
import { type BotPolicy, type RuleSystem, type SystemTypes, seededDice } from '@admiralty/kernel'
import { loadGameModules } from '../platform/game-modules.ts'
import { threadMs } from '../platform/thread-time.ts'
import type { BotDecision, BotDrawRequest, BotRequest, WorkerReply, WorkerRequest } from './bot-worker.ts'

// Requests go before bots where cores are few. Only Linux sets the priority of a thread; others would set that of the whole process.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

const games = loadGameModules()
const bots = new Map<string, Promise<Bot<SystemTypes>>>()
/** Milliseconds after which a bot gives its best answer so far, on the clock, so that a busy machine does not make it slower. */
const THINKING_TIME = 2_000
/** Determinized states that a bot evaluates before it agrees to a draw. */
const WORLDS = 12

async function load(id: string): Promise<{ readonly system: RuleSystem; readonly policy: BotPolicy }> {
  const game = (await games)[id]
  if (!game) throw new Error(`the bot thread has no game '${id}'`)
  const [{ system }, { policy }] = await Promise.all([game.rules(), game.bots()])
  return { system, policy }
}

async function loadBot(id: string, rank: string): Promise<Bot<SystemTypes>> {
  const { system, policy } = await load(id)
  return makeBot(system, policy, RANKS.find((known) => known === rank) ?? 'ensign')
}

async function decide({ system, rank, view, call, seed }: BotRequest): Promise<BotDecision> {
  const key = `${rank} of ${system}`
  const bot = bots.get(key) ?? loadBot(system, rank)
  bots.set(key, bot)
  const ready = await bot
  const before = threadMs()
  const until = performance.now() + THINKING_TIME
  const { order, why } = ready(view, call, seededDice(seed), { isOutOfTime: () => performance.now() >= until })
  return { order, why, ms: threadMs() - before }
}

/** A bot agrees when it evaluates its own position no better, on average, than that of its best opponent. */
async function agreesToDraw({ system: id, view, seed, seat, against }: BotDrawRequest): Promise<boolean> {
  const { system, policy } = await load(id)
  const dice = seededDice(seed)
  let lead = 0
  for (let world = 0; world < WORLDS; world += 1) {
    const state = system.determinize(view, dice)
    lead += policy.evaluate(state, seat) - Math.max(...against.map((other) => policy.evaluate(state, other)))
  }
  return lead <= 0
}

async function reply(message: WorkerRequest): Promise<WorkerReply> {
  const { id } = message
  try {
    return { id, answer: message.asks === 'order' ? await decide(message.request) : await agreesToDraw(message.request) }
  } catch (error) {
    return { id, failed: error instanceof Error ? error.message : String(error) }
  }
}

parentPort?.on('message', (message: WorkerRequest) => void reply(message).then((answer) => parentPort?.postMessage(answer)))
