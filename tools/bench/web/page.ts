// The server, the browser and the guest of all measurements.
import type { Browser, CDPSession, Page } from '@playwright/test'
import type { Client } from '../../../apps/server/test/client.ts'
import type { Spawned } from '../../../apps/server/test/spawn-server.ts'

export interface WebBench {
  readonly server: Spawned
  readonly browser: Browser
  /** The guest whose pages are measured. */
  readonly client: Client
  /** The guest who plays against it. */
  readonly opponent: Client
}
export interface BenchPage {
  readonly page: Page
  readonly devtools: CDPSession
  leave(): Promise<void>
}

/** Opens a page with an empty cache, as the guest or as a new visitor. */
export async function openPage({ server, browser, client }: WebBench, as: 'guest' | 'visitor' = 'guest'): Promise<BenchPage> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const [name = '', value = ''] = client.cookie.split('=')
  if (as === 'guest') {
    await context.addCookies([{ name, value, url: server.url }])
    // The device of the guest, which signs orders.
    await context.addInitScript(`localStorage.setItem('admiralty.secrets', ${JSON.stringify(JSON.stringify([client.device]))})`)
  }
  const page = await context.newPage()
  return { page, devtools: await context.newCDPSession(page), leave: () => context.close() }
}
/** Counts the bytes of the answers of the API, streams included. The returned function gives the sum so far. */
export async function countApiBytes({ devtools }: BenchPage): Promise<() => number> {
  const asked = new Set<string>()
  let bytes = 0
  devtools.on('Network.requestWillBeSent', ({ requestId, request }) => request.url.includes('/api/matches/') && asked.add(requestId))
  devtools.on('Network.dataReceived', ({ requestId, dataLength }) => {
    if (asked.has(requestId)) bytes += dataLength
  })
  await devtools.send('Network.enable')
  return () => bytes
}
/** Makes the processor this many times slower. */
export const slowDown = ({ devtools }: BenchPage, times: number): Promise<unknown> =>
  devtools.send('Emulation.setCPUThrottlingRate', { rate: times })
