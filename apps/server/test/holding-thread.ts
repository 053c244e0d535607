// A bot thread that answers with the view that it is asked about, unless the view is 'hold': then it never answers.
import { parentPort } from 'node:worker_threads'
import type { WorkerRequest } from '../src/bots/bot-worker.ts'

parentPort?.on('message', ({ id, request: { view } }: WorkerRequest) => {
  if (String(view) !== 'hold') parentPort?.postMessage({ id, answer: { order: view, why: null, ms: 1 } })
})
