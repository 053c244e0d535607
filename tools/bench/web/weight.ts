// Measures what a page loads, by its size after gzip.
import { gzipSync } from 'node:zlib'
import type { Request } from '@playwright/test'
import { openPage, type WebBench } from './page.ts'

/** A loaded file with its size after gzip; fonts are not compressed. */
export interface File {
  readonly name: string
  readonly kind: 'code' | 'font' | 'data'
  readonly bytes: number
}
export const kilobytes = (bytes: number): number => bytes / 1000

const KINDS: Readonly<Record<string, File['kind']>> = { document: 'code', script: 'code', stylesheet: 'code', font: 'font' }

async function fileOf(request: Request): Promise<File | undefined> {
  const type = request.resourceType()
  // The page may be left meanwhile.
  const response = await request.response().catch(() => null)
  if (type === 'eventsource' || response?.status() !== 200) return undefined
  const body = await response.body().catch(() => undefined)
  const kind = KINDS[type] ?? 'data'
  return body && { name: new URL(request.url()).pathname, kind, bytes: kind === 'font' ? body.length : gzipSync(body).length }
}

/** The files of a page until a part of it is there. A stream never finishes, and is not waited for. */
async function filesUntil(
  bench: WebBench,
  as: 'guest' | 'visitor',
  { address, part }: { readonly address: string; readonly part: string },
): Promise<readonly File[]> {
  const visit = await openPage(bench, as)
  const { page } = visit
  const coming: Promise<File | undefined>[] = []
  page.on('requestfinished', (request) => coming.push(fileOf(request)))
  await page.goto(address)
  await page.locator(part).first().waitFor()
  await page.evaluate('document.fonts.ready')
  const files = (await Promise.all(coming)).filter((file) => file !== undefined)
  await visit.leave()
  return files
}

/** The files of the home page for a new visitor, since it loads the code of open games while it is idle; and the additional files of a match. */
export async function filesOf(
  bench: WebBench,
  table: string,
): Promise<{ readonly shelf: readonly File[]; readonly game: readonly File[] }> {
  const shelf = await filesUntil(bench, 'visitor', { address: bench.server.url, part: 'button:has-text("Play now")' })
  const all = await filesUntil(bench, 'guest', { address: table, part: 'section.ask' })
  const known = new Set(shelf.map(({ name }) => name))
  return { shelf, game: all.filter(({ name, kind }) => kind !== 'data' && name.includes('.') && !known.has(name)) }
}
