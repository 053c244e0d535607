// A thread that falls over its first question.
import { parentPort } from 'node:worker_threads'

parentPort?.once('message', () => {
  throw new Error('too hard')
})
