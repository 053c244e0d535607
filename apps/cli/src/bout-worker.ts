// A thread of `admiralty simulate`: plays the games that it receives, one after another.
import { parentPort } from 'node:worker_threads'
import { type BoutTask, playGame } from './bout.ts'

parentPort?.on('message', ({ series, game }: BoutTask) => void playGame(series, game).then((played) => parentPort?.postMessage(played)))
