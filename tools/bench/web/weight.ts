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

/** The files of the home page, and the additional files of a match opened after it. */
export async function filesOf(
  bench: WebBench,
  table: string,
): Promise<{ readonly shelf: readonly File[]; readonly game: readonly File[] }> {
  const visit = await openPage(bench)
  const { page } = visit
  const coming: Promise<File | undefined>[] = []
  // A stream never finishes, and is not waited for.
  page.on('requestfinished', (request) => coming.push(fileOf(request)))
  const soFar = async (): Promise<readonly File[]> => (await Promise.all(coming)).filter((file) => file !== undefined)
  await page.goto(bench.server.url)
  await page
    .getByRole('button', { name: /^Play now/ })
    .first()
    .waitFor()
  await page.evaluate('document.fonts.ready')
  const shelf = await soFar()
  coming.length = 0
  await page.goto(table)
  await page.locator('section.ask').waitFor()
  const known = new Set(shelf.map(({ name }) => name))
  const game = (await soFar()).filter(({ name, kind }) => kind !== 'data' && name.includes('.') && !known.has(name))
  await visit.leave()
  return { shelf, game }
}
