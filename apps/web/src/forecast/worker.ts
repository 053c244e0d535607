// Imagines battles beside the page, so that it never waits: it is sent what a seat may know, and has nothing else to go by.
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

let wanted: ForecastRequest | null = null
addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => {
  wanted = data
  if (data) void think(data)
})
const send = (told: ForecastUpdate): void => postMessage(told)

/** How often it is told how it stands, and whether something else is wanted is heard. */
const STRIDE = 60

async function think(asked: ForecastRequest): Promise<void> {
  const door = loaders[asked.system]
  if (!door) return
  const [{ system }, { policy }] = await Promise.all([door.rules(), door.bots()])
  const { view, seat, plan } = asked
  await run(asked, { system, policy, view, seat, plan, seed: 1 })
}

async function run(asked: ForecastRequest, inquiry: Inquiry<SystemTypes>): Promise<void> {
  const begun = performance.now()
  let told = begun
  let last: ForecastUpdate['prospect'] = null
  for (const prospect of forecasting(inquiry)) {
    last = prospect
    const now = performance.now()
    if (now - begun > asked.milliseconds) break
    if (now - told < STRIDE) continue
    told = now
    send({ id: asked.id, prospect, done: false })
    await new Promise((resolve) => setTimeout(resolve))
    if (wanted?.id !== asked.id) return
  }
  send({ id: asked.id, prospect: last, done: true })
}
