// A thread of `admiralty simulate`: plays the games it is given, one after another.
import { parentPort, workerData } from 'node:worker_threads'
import { type Game, playGame, type Series } from './bout.ts'

const series: Series = workerData // as simulate.ts sent it
parentPort?.on('message', (game: Game) => void playGame(series, game).then((played) => parentPort?.postMessage(played)))
