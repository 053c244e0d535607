// The HTTP API: all routes, and their description.
import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform, type ZodTypeProvider } from 'fastify-type-provider-zod'
import { accountRoutes } from './account-routes.ts'
import { clockRoutes } from './clock-routes.ts'
import { designRoutes } from './design-routes.ts'
import { handoverRoutes } from './handover-routes.ts'
import { historyRoutes } from './history-routes.ts'
import { infoRoutes } from './info-routes.ts'
import { matchRoutes } from './match-routes.ts'
import { MATCH_PREFIX, openMatchScope } from './match-scope.ts'
import { noticeRoutes } from './notice-routes.ts'
import { orderRoutes } from './order-routes.ts'
import { outletRoutes } from './outlet-routes.ts'
import { owedRoutes } from './owed-routes.ts'
import { proofRoutes } from './proof-routes.ts'
import type { Api, RouteContext } from './route-context.ts'
import { sessionRoutes } from './session-routes.ts'
import { socialRoutes } from './social-routes.ts'
import { streamRoutes } from './stream-routes.ts'

/** Describes the routes that are registered after it. */
export async function describeApi(server: FastifyInstance, base: string): Promise<void> {
  await server.register(swagger, {
    openapi: {
      info: { title: 'Admiralty', description: 'Play starship wargames: create matches, send orders, stream observations.', version: '1' },
      servers: [{ url: base === '' ? '/' : base }],
    },
    transform: jsonSchemaTransform,
  })
}

export async function registerApi(server: FastifyInstance, context: RouteContext): Promise<void> {
  await server.register(async (scope) => {
    const api: Api = scope.withTypeProvider<ZodTypeProvider>()
    sessionRoutes(api, context)
    accountRoutes(api, context)
    matchRoutes(api, context)
    owedRoutes(api, context)
    noticeRoutes(api, context)
    outletRoutes(api, context)
    designRoutes(api, context)
    api.get('/api/openapi.json', { schema: { hide: true } }, async () => server.swagger())
  })
  const ofOneMatch = async (scope: FastifyInstance): Promise<void> => {
    const api: Api = scope.withTypeProvider<ZodTypeProvider>()
    openMatchScope(api, context)
    infoRoutes(api, context)
    socialRoutes(api, context)
    clockRoutes(api)
    handoverRoutes(api)
    orderRoutes(api, context)
    proofRoutes(api, context)
    streamRoutes(api, context)
    historyRoutes(api, context)
  }
  await server.register(ofOneMatch, { prefix: MATCH_PREFIX })
}
