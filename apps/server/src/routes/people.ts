// Me, the games, and whether the server is well.
import { gameSchema, meSchema, renameSchema } from '@admiralty/protocol'
import { z } from 'zod'
import type { Api, Desk } from './routes.ts'

export function peopleRoutes(api: Api, { guests, store, host, shelf }: Desk): void {
  api.get('/api/me', { schema: { summary: 'Who am I?', response: { 200: meSchema } } }, async (request, reply) => {
    const { id, name } = await guests.guest(request, reply)
    return { id, name }
  })
  api.put('/api/me', { schema: { summary: 'Take a name', body: renameSchema, response: { 200: meSchema } } }, async (request, reply) => {
    const { id } = await guests.guest(request, reply)
    const { name } = request.body
    await store.rename(id, name)
    host.renamed(id, name)
    return { id, name }
  })
  api.get('/api/games', { schema: { summary: 'The shelf', response: { 200: z.array(gameSchema) } } }, async () => [
    ...(await shelf.games()),
  ])
  api.get('/healthz', { schema: { summary: 'Is the server well?', response: { 200: z.object({ ok: z.literal(true) }) } } }, async () => {
    await store.playing()
    return { ok: true as const }
  })
}
