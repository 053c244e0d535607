// Routes for saved designs. The game's shipyard parses a design when it is saved, and computes cost and refusals when it is read.
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
import { RequestError } from '../platform/request-error.ts'
import { optionalKeyHeader, reserveId } from './idempotency.ts'
import type { Api, RouteContext } from './route-context.ts'

const params = z.object({ id: z.string().min(1).max(LIMITS.id) })
/** `unsound` counts the innermost values as a level of nesting; LIMITS.depth does not. */
const SOUND = { depth: LIMITS.depth + 1, values: LIMITS.values, texts: true }

export function designRoutes(api: Api, context: RouteContext): void {
  listRoute(api, context)
  saveRoute(api, context)
  changeRoutes(api, context)
}

function listRoute(api: Api, { sessions, store, catalog }: RouteContext): void {
  api.get(
    '/api/designs',
    {
      schema: {
        summary: 'List your designs, of one game or of all',
        querystring: z.object({ system: systemIdSchema.optional() }),
        response: { 200: savedDesignsSchema },
      },
    },
    async (request) => {
      const person = await sessions.current(request)
      const { system } = request.query
      const all = person ? await store.designs(person.id) : []
      const wanted = all.filter((design) => system === undefined || design.system === system)
      return { designs: await Promise.all(wanted.map((design) => saved(catalog, design))) }
    },
  )
}

function saveRoute(api: Api, context: RouteContext): void {
  const { sessions, store, catalog, clock } = context
  api.post(
    '/api/designs',
    {
      schema: { summary: 'Save a design', headers: optionalKeyHeader, body: newDesignRequestSchema, response: { 201: savedDesignSchema } },
    },
    async (request, reply) => {
      const { system, name } = request.body
      const design = await read(catalog, system, request.body.design)
      const person = await sessions.currentOrNew(request, reply)
      const id = await reserveId(context, { person: person.id, key: request.headers[IDEMPOTENCY_HEADER], body: request.body })
      const existing = async () => (await store.designs(person.id)).find((known) => known.id === id)
      const before = await existing()
      if (before) return reply.code(201).send(await saved(catalog, before))
      const record = { id, person: person.id, system, name, design, updated: clock.now() }
      // A concurrent request with the same key may have saved the design first.
      const added = store.addDesign(record, LIMITS.designs).catch(async (error: unknown) => {
        if (!(await existing())) throw error
        return true
      })
      if (!(await added)) throw new RequestError('no-room', `at most ${LIMITS.designs} designs may be saved; delete one first`)
      return reply.code(201).send(await saved(catalog, record))
    },
  )
}

function changeRoutes(api: Api, { sessions, store, catalog, clock }: RouteContext): void {
  api.put(
    '/api/designs/:id',
    { schema: { summary: 'Change a saved design', params, body: changeDesignRequestSchema, response: { 200: savedDesignSchema } } },
    async (request) => {
      const person = await sessions.current(request)
      const known = person && (await store.designs(person.id)).find(({ id }) => id === request.params.id)
      if (!known) throw noSuchDesign()
      const design = await read(catalog, known.system, request.body.design)
      const { id, person: owner } = known
      const changed = await store.changeDesign({ id, person: owner, name: request.body.name, design, updated: clock.now() })
      if (!changed) throw noSuchDesign()
      return saved(catalog, changed)
    },
  )
  api.delete(
    '/api/designs/:id',
    { schema: { summary: 'Delete a saved design', params, response: { 200: emptyResponseSchema } } },
    async (request) => {
      const person = await sessions.current(request)
      if (person) await store.removeDesign(person.id, request.params.id)
      return {}
    },
  )
}

const noSuchDesign = (): RequestError => new RequestError('not-found', 'you have no such design')

/** The design as the game's shipyard parses it. Throws `bad-request` otherwise. */
async function read(catalog: GameCatalog, system: string, design: unknown): Promise<unknown> {
  const rules = await catalog.game(system)
  if (!rules) throw new RequestError('bad-request', 'there is no such game')
  const { shipyard } = rules.system
  if (!shipyard) throw new RequestError('bad-request', `${rules.about.title} has no ship designer`)
  const wrong = unsound(design, SOUND)
  if (wrong !== undefined) throw new RequestError('bad-request', `design: ${wrong}`)
  const parsed = shipyard.schema.safeParse(design)
  if (!parsed.success) throw new RequestError('bad-request', `design: ${firstIssue(parsed.error)}`)
  return parsed.data
}

/** Cost and refusals are computed on every read, because the rules may have changed since the design was saved. */
async function saved(catalog: GameCatalog, { person: _, ...record }: DesignRecord): Promise<SavedDesign> {
  const shipyard = (await catalog.game(record.system))?.system.shipyard
  const parsed = shipyard?.schema.safeParse(record.design)
  if (!shipyard || !parsed?.success) return { ...record, cost: null, refusals: [] }
  return {
    ...record,
    cost: shipyard.cost(parsed.data).total,
    refusals: shipyard.check(parsed.data).map(({ rule, reason }) => ({ rule, reason })),
  }
}
