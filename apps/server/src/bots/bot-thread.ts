// The thread that thinks for bots: a view in, an order out. It opens the games for itself and holds no match.
import { parentPort } from 'node:worker_threads'
import { type Bot, makeBot, RANKS } from '@admiralty/bots'
import { type BotPolicy, type RuleSystem, type SystemTypes, seededDice } from '@admiralty/kernel'
import { loadGameModules } from '../platform/game-modules.ts'
import type { BotDecision, BotDrawRequest, BotRequest, WorkerReply, WorkerRequest } from './bot-worker.ts'

const games = loadGameModules()
const bots = new Map<string, Promise<Bot<SystemTypes>>>()
/** Imagined states that a bot looks at before it calls a match even. */
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

/** A draw is welcome where it fares no better, as it imagines things, than the best of the others. */
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
    return { id, answer: question.asks === 'order' ? await think(question.thought) : await judge(question.thought) }
  } catch (error) {
    return { id, failed: error instanceof Error ? error.message : String(error) }
  }
}

parentPort?.on('message', (question: WorkerRequest) => void reply(question).then((answer) => parentPort?.postMessage(answer)))
