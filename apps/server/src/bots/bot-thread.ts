// The worker thread of the bots: a view in, an order out. It loads the games itself and holds no match.
import { parentPort } from 'node:worker_threads'
import { type Bot, makeBot, RANKS } from '@admiralty/bots'
import { type BotPolicy, type RuleSystem, type SystemTypes, seededDice } from '@admiralty/kernel'
import { loadGameModules } from '../platform/game-modules.ts'
import type { BotDecision, BotDrawRequest, BotRequest, WorkerReply, WorkerRequest } from './bot-worker.ts'

const games = loadGameModules()
const bots = new Map<string, Promise<Bot<SystemTypes>>>()
/** Determinized states that a bot evaluates before it agrees to a draw. */
const WORLDS = 12

async function open(id: string): Promise<{ readonly system: RuleSystem; readonly policy: BotPolicy }> {
  const door = (await games)[id]
  if (!door) throw new Error(`no game ${id} here`)
  const [{ system }, { policy }] = await Promise.all([door.rules(), door.bots()])
  return { system, policy }
}

async function wake(id: string, rank: string): Promise<Bot<SystemTypes>> {
  const { system, policy } = await open(id)
  return makeBot(system, policy, RANKS.find((known) => known === rank) ?? 'ensign')
}

async function think({ system, rank, view, seed }: BotRequest): Promise<BotDecision> {
  const key = `${rank} of ${system}`
  const waking = bots.get(key) ?? wake(system, rank)
  bots.set(key, waking)
  const { order, why } = (await waking)(view, seededDice(seed))
  return { order, why }
}

/** A bot agrees when it evaluates its own position no better, on average, than that of its best opponent. */
async function judge({ system: id, view, seed, seat, against }: BotDrawRequest): Promise<boolean> {
  const { system, policy } = await open(id)
  const dice = seededDice(seed)
  let lead = 0
  for (let world = 0; world < WORLDS; world += 1) {
    const state = system.determinize(view, dice)
    lead += policy.evaluate(state, seat) - Math.max(...against.map((other) => policy.evaluate(state, other)))
  }
  return lead <= 0
}

async function reply(question: WorkerRequest): Promise<WorkerReply> {
  const { id } = question
  try {
    return { id, answer: question.asks === 'order' ? await think(question.request) : await judge(question.request) }
  } catch (error) {
    return { id, failed: error instanceof Error ? error.message : String(error) }
  }
}

parentPort?.on('message', (question: WorkerRequest) => void reply(question).then((answer) => parentPort?.postMessage(answer)))
