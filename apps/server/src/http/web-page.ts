// The built web client and its page, whose asset paths are relative, which fails under addresses like /table/…, so they are made
// absolute when the page is read.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import compress from '@fastify/compress'
import fastifyStatic from '@fastify/static'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { makeProblem } from '../platform/request-error.ts'
import { sendProblem } from './problems.ts'

/** Null if nothing is built in the folder. `base` is '' or a path such as '/games/admiralty'. */
function readPage(folder: string | null, base: string): { readonly folder: string; readonly html: string } | null {
  const file = folder === null ? '' : join(folder, 'index.html')
  if (folder === null || !existsSync(file)) return null
  return { folder, html: readFileSync(file, 'utf8').replaceAll(/(?<=\s(?:src|href)=")\.\//g, `${base}/`) }
}

/** Removes the base path. A proxy may forward the address with or without it. */
export const withoutBase = (url: string, base: string): string => {
  if (base === '' || !url.startsWith(base)) return url
  const rest = url.slice(base.length)
  if (rest.startsWith('/')) return rest
  return rest === '' || rest.startsWith('?') ? `/${rest}` : url
}

/** Serves the built web client of a folder, and the page that describes the API. Without a built client, there is the API alone. */
export async function servePages(server: FastifyInstance, folder: string | null, base: string): Promise<void> {
  const page = readPage(folder, base)
  await server.register(async (scope) => {
    // Only pages are compressed. Messages are not, because their compressed length would reveal something.
    await scope.register(compress, {
      globalDecompression: false,
      customTypes: /^(text\/(html|css|javascript)|application\/javascript|image\/svg\+xml)/,
    })
    await scope.register(swaggerUi, { routePrefix: '/api/docs', indexPrefix: base, staticCSP: true })
    if (page === null) return
    await scope.register(fastifyStatic, {
      root: page.folder,
      wildcard: false,
      globIgnore: ['index.html'],
      index: false,
      cacheControl: false,
      setHeaders: setCacheControl,
    })
  })
  server.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' && !/^\/(api|assets)\//.test(request.url)
    if (page === null || !isPage) return sendProblem(reply, makeProblem('not-found', 'there is nothing at this address'))
    // Other addresses, such as /table/…, are routes of the web client.
    setCacheControl(reply, '/')
    return reply.code(200).type('text/html; charset=utf-8').send(page.html)
  })
}

/** Asset names contain a hash of their content, so they may be cached for ever. The page itself may not. */
function setCacheControl(reply: FastifyReply, path: string): void {
  reply.header('cache-control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache')
}
