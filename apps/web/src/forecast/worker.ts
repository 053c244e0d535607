// Simulates battles beside the page. It receives only what a seat may know.
import { forecasting, type Inquiry } from '@admiralty/bots'
import type { BotPolicy, RuleSystem, SystemTypes } from '@admiralty/kernel'
import { games } from '../../../../systems/all.ts'
import type { ForecastRequest, ForecastUpdate, WorkerMessage } from './messages.ts'

/** The list's entries differ in their types; here only the contract is known of them. */
interface GameLoader {
  rules(): Promise<{ readonly system: RuleSystem }>
  bots(): Promise<{ readonly policy: BotPolicy }>
}
const loaders = games as unknown as Readonly<Record<string, GameLoader>>

let current: ForecastRequest | null = null
addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => {
  current = data
  if (data) void think(data)
})
const send = (update: ForecastUpdate): void => postMessage(update)

/** Milliseconds between updates; between two updates the worker also notices a newer request. */
const STRIDE = 60

async function think(request: ForecastRequest): Promise<void> {
  const door = loaders[request.system]
  if (!door) return
  const [{ system }, { policy }] = await Promise.all([door.rules(), door.bots()])
  const { view, seat, plan } = request
  await run(request, { system, policy, view, seat, plan, seed: 1 })
}

async function run(request: ForecastRequest, inquiry: Inquiry<SystemTypes>): Promise<void> {
  const begun = performance.now()
  let sent = begun
  let last: ForecastUpdate['prospect'] = null
  for (const prospect of forecasting(inquiry)) {
    last = prospect
    const now = performance.now()
    if (now - begun > request.milliseconds) break
    if (now - sent < STRIDE) continue
    sent = now
    send({ id: request.id, prospect, done: false })
    await new Promise((resolve) => setTimeout(resolve))
    if (current?.id !== request.id) return
  }
  send({ id: request.id, prospect: last, done: true })
}
