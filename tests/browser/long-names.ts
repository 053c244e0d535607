// Saved designs and begun matches with the longest names, for tests of print.
import type { BrowserContext } from '@playwright/test'
import { Client } from '../../apps/server/test/client.ts'
import { hostTable } from '../../apps/server/test/host-table.ts'
import type { Spawned } from '../../apps/server/test/spawn-server.ts'
import { expect } from './fixtures.ts'
import type { LongDesign, LongPosition } from './longest-records.ts'

/** Signs the browser in as the guest of this client. */
export async function signIn(context: BrowserContext, client: Client): Promise<void> {
  await client.get('/api/me')
  const [name = '', value = ''] = client.cookie.split('=')
  await context.addCookies([{ name, value, url: client.base }])
}

export async function saved(server: Spawned, context: BrowserContext, { system: game, name, design }: LongDesign): Promise<string> {
  const client = new Client(server.url)
  await signIn(context, client)
  const { status, body } = await client.post<{ id: string }>('/api/designs', { system: game, name, design })
  expect(status, JSON.stringify(body)).toBe(201)
  return `${server.url}print/${game}?design=${body.id}`
}

/** Creates a match from a position; this browser has the seat that is not a bot's. */
export async function begun(server: Spawned, context: BrowserContext, { system: game, request, position }: LongPosition): Promise<string> {
  await server.kill()
  const { id, tokens } = await hostTable(server.folder, request, position)
  await server.restart()
  const client = new Client(server.url)
  await signIn(context, client)
  const [[seat, token] = []] = Object.entries(tokens)
  expect((await client.post(`/api/invitations/${token}`, { value: 'luck' })).status).toBe(200)
  return `${server.url}print/${game}?match=${id}&as=${seat}`
}
