// The thread that thinks for bots: a view in, an order out. It opens the games for itself and holds no match.
import { parentPort, workerData } from 'node:worker_threads'
import { type Bot, makeBot, RANKS } from '@admiralty/bots'
import { type SystemTypes, seededDice } from '@admiralty/kernel'
import { openGames } from './games.ts'
import type { Question, Reply } from './thinker.ts'

const { withTestGames }: { readonly withTestGames: boolean } = workerData // as Thinker sent it
const games = openGames(withTestGames)
const bots = new Map<string, Promise<Bot<SystemTypes>>>()

async function wake(id: string, rank: string): Promise<Bot<SystemTypes>> {
  const door = (await games)[id]
  if (!door) throw new Error(`no game ${id} here`)
  const { system } = await door.rules()
  const { mind } = await door.mind()
  return makeBot(system, mind, RANKS.find((known) => known === rank) ?? 'ensign')
}

async function answer({ id, system, rank, view, seed }: Question): Promise<Reply> {
  try {
    const key = `${rank} of ${system}`
    const waking = bots.get(key) ?? wake(system, rank)
    bots.set(key, waking)
    const bot = await waking
    return { id, order: bot(view, seededDice(seed)).order }
  } catch (error) {
    return { id, failed: error instanceof Error ? error.message : String(error) }
  }
}

parentPort?.on('message', (question: Question) => void answer(question).then((reply) => parentPort?.postMessage(reply)))
