// Designs that a guest keeps: read by the game's own shipyard on the way in, priced and checked whenever they are looked at.
import { firstIssue, unsound } from '@admiralty/match'
import {
  changeDesignRequestSchema,
  emptyResponseSchema,
  IDEMPOTENCY_HEADER,
  LIMITS,
  newDesignRequestSchema,
  type SavedDesign,
  savedDesignSchema,
  savedDesignsSchema,
  systemIdSchema,
} from '@admiralty/protocol'
import type { DesignRecord } from '@admiralty/store'
import { z } from 'zod'
import type { GameCatalog } from '../platform/game-catalog.ts'
import { optionalKeyHeader, reserveId } from './idempotency.ts'
import { RequestError } from './problems.ts'
import type { Api, RouteContext } from './route-context.ts'

const one = z.object({ id: z.string().min(1).max(LIMITS.id) })
const SOUND = { depth: LIMITS.depth + 1, values: LIMITS.values, texts: true }

export function designRoutes(api: Api, desk: RouteContext): void {
  const { sessions: guests, store, catalog: shelf, clock } = desk
  api.get(
    '/api/designs',
    {
      schema: {
        summary: 'My designs, of one game or of all',
        querystring: z.object({ system: systemIdSchema.optional() }),
        response: { 200: savedDesignsSchema },
      },
    },
    async (request) => {
      const session = await guests.current(request)
      const { system } = request.query
      const kept = session ? await store.designs(session.id) : []
      const asked = kept.filter((design) => system === undefined || design.system === system)
      return { designs: await Promise.all(asked.map((design) => saved(shelf, design))) }
    },
  )
  api.post(
    '/api/designs',
    {
      schema: { summary: 'Keep a design', headers: optionalKeyHeader, body: newDesignRequestSchema, response: { 201: savedDesignSchema } },
    },
    async (request, reply) => {
      const { system, name } = request.body
      const design = await read(shelf, system, request.body.design)
      const session = await guests.currentOrNew(request, reply)
      const id = await reserveId(desk, { session: session.id, key: request.headers[IDEMPOTENCY_HEADER], body: request.body })
      const known = async () => (await store.designs(session.id)).find((kept) => kept.id === id)
      const before = await known()
      if (before) return reply.code(201).send(await saved(shelf, before))
      const record = { id, session: session.id, system, name, design, updated: clock.now() }
      // The same again, in the same moment, has been kept already.
      const added = store.addDesign(record, LIMITS.designs).catch(async (error: unknown) => {
        if (!(await known())) throw error
        return true
      })
      if (!(await added)) throw new RequestError('no-room', `${LIMITS.designs} designs may be kept`)
      return reply.code(201).send(await saved(shelf, record))
    },
  )
  api.put(
    '/api/designs/:id',
    { schema: { summary: 'Change a design of mine', params: one, body: changeDesignRequestSchema, response: { 200: savedDesignSchema } } },
    async (request) => {
      const session = await guests.current(request)
      const kept = session && (await store.designs(session.id)).find(({ id }) => id === request.params.id)
      if (!kept) throw noSuchDesign()
      const design = await read(shelf, kept.system, request.body.design)
      const { id, session: mine } = kept
      const changed = await store.changeDesign({ id, session: mine, name: request.body.name, design, updated: clock.now() })
      if (!changed) throw noSuchDesign()
      return saved(shelf, changed)
    },
  )
  api.delete(
    '/api/designs/:id',
    { schema: { summary: 'Throw a design of mine away', params: one, response: { 200: emptyResponseSchema } } },
    async (request) => {
      const session = await guests.current(request)
      if (session) await store.removeDesign(session.id, request.params.id)
      return {}
    },
  )
}

const noSuchDesign = (): RequestError => new RequestError('not-found', 'you have no such design')

/** As the game's shipyard reads it, or what is wrong with it. */
async function read(shelf: GameCatalog, system: string, design: unknown): Promise<unknown> {
  const rules = await shelf.game(system)
  if (!rules) throw new RequestError('bad-request', 'there is no such game')
  const { shipyard } = rules.system
  if (!shipyard) throw new RequestError('bad-request', `nothing is designed in ${rules.about.title}`)
  const wrong = unsound(design, SOUND)
  if (wrong !== undefined) throw new RequestError('bad-request', `design: ${wrong}`)
  const parsed = shipyard.schema.safeParse(design)
  if (!parsed.success) throw new RequestError('bad-request', `design: ${firstIssue(parsed.error)}`)
  return parsed.data
}

/** Price and refusals are worked out anew: the rules may have been mended since. */
async function saved(shelf: GameCatalog, { session: _, ...record }: DesignRecord): Promise<SavedDesign> {
  const shipyard = (await shelf.game(record.system))?.system.shipyard
  const parsed = shipyard?.schema.safeParse(record.design)
  if (!shipyard || !parsed?.success) return { ...record, cost: null, refusals: [] }
  return {
    ...record,
    cost: shipyard.cost(parsed.data).total,
    refusals: shipyard.check(parsed.data).map(({ rule, reason }) => ({ rule, reason })),
  }
}
