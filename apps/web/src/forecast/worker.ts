// The worker that simulates battles. It receives only what a seat knows.
import { forecasting, type Inquiry } from '@admiralty/bots'
import type { GameModule, SystemTypes } from '@admiralty/kernel'
import { games } from '../../../../systems/all.ts'
import { FEWEST_BATTLES, type ForecastRequest, type ForecastUpdate, type WorkerMessage } from './messages.ts'

const modules: Readonly<Record<string, GameModule>> = games

let current: ForecastRequest | null = null
addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => {
  current = data
  if (data) void forecastFor(data)
})
const send = (update: ForecastUpdate): void => postMessage(update)

/** Milliseconds between updates. After each update the worker also checks for a newer request. */
const STRIDE = 60

async function forecastFor(request: ForecastRequest): Promise<void> {
  const game = modules[request.system]
  if (!game) return
  const [{ system }, { policy }] = await Promise.all([game.rules(), game.bots()])
  const { view, seat, plan } = request
  await run(request, { system, policy, view, seat, plan, seed: 1 })
}

async function run(request: ForecastRequest, inquiry: Inquiry<SystemTypes>): Promise<void> {
  const start = performance.now()
  let sent = start
  let last: ForecastUpdate['prospect'] = null
  for (const prospect of forecasting(inquiry)) {
    last = prospect
    const now = performance.now()
    if (now - start > request.milliseconds && prospect.battles >= FEWEST_BATTLES) break
    if (now - sent < STRIDE) continue
    sent = now
    send({ id: request.id, prospect, done: false })
    await new Promise((resolve) => setTimeout(resolve))
    if (current?.id !== request.id) return
  }
  send({ id: request.id, prospect: last, done: true })
}
