// A thread of `admiralty simulate`: plays the games that it receives, one after another.
import { parentPort, workerData } from 'node:worker_threads'
import { type BoutGame, type BoutSeries, playGame } from './bout.ts'

const series: BoutSeries = workerData // as simulate.ts sent it
parentPort?.on('message', (game: BoutGame) => void playGame(series, game).then((played) => parentPort?.postMessage(played)))
