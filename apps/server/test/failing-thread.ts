// A bot thread that throws at its first request.
import { parentPort } from 'node:worker_threads'

parentPort?.once('message', () => {
  throw new Error('too hard')
})
