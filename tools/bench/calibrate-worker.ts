// A worker thread of calibrate.ts: plays a match for each seed it receives, and compares its forecasts with the result.
import { parentPort, workerData } from 'node:worker_threads'
import { judgedMatch, makeBot } from '@admiralty/bots'
import { playersAmong } from '@admiralty/kernel'
import { openGame, openPolicy } from '../../apps/cli/src/games.ts'
import type { CalibrationSeries } from './calibrate.ts'

const { system: id, setup, rank, battles }: CalibrationSeries = workerData // as calibrate.ts sent it
const MOST_CALLS = 20_000

async function judge(match: number): Promise<void> {
  const { system } = await openGame(id)
  const policy = await openPolicy(id)
  const bots = Object.fromEntries(playersAmong(system.seats(setup)).map(({ seat }) => [seat, makeBot(system, policy, rank)]))
  const all = judgedMatch({ system, policy, setup, bots, seed: match, battles, most: MOST_CALLS })
  parentPort?.postMessage({ match, judged: all.filter(({ share }) => share > 0 && share < 1) })
}
parentPort?.on('message', (match: number) => void judge(match))
