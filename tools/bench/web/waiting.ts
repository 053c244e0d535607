// Measures how long a player who opens a match waits until the question can be answered.
import { type BenchPage, countApiBytes, openPage, slowDown, type WebBench } from './page.ts'

export const ANSWERABLE = 'section.ask:not(.idle):not([aria-busy="true"]) :is(.row, .acts .btn):not([disabled])'
/** Checks at every frame whether the question can be answered. */
const LOOK = `(() => {
  const look = () => {
    if (document.querySelector(${JSON.stringify(ANSWERABLE)})) window.benchAnswerable = performance.now()
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
})()`

/** In ms from entering the address, on a processor `slower` times slower, with an empty cache. */
export async function msToAnswer(bench: WebBench, table: string, slower: number): Promise<number> {
  const visit = await openPage(bench)
  const { page } = visit
  await page.addInitScript(LOOK)
  await slowDown(visit, slower)
  await page.goto(table, { waitUntil: 'commit' })
  await page.locator(ANSWERABLE).first().waitFor({ timeout: PATIENCE })
  const ms = await page.evaluate<number>('window.benchAnswerable')
  await visit.leave()
  return ms
}
export const PATIENCE = 60_000

/** Goes to an address as a link of the app does, and resolves to the ms until the question can be answered. */
const GO = (address: string): string => `new Promise((done) => {
  const began = performance.now()
  history.pushState(null, '', ${JSON.stringify(address)})
  dispatchEvent(new PopStateEvent('popstate'))
  const look = () => {
    if (document.querySelector(${JSON.stringify(ANSWERABLE)})) done(performance.now() - began)
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
})`

/** How long it takes to open a match, and the processor time of the page in it, in ms. */
export interface Reopened {
  readonly ms: number
  readonly busy: number
}
/** The same from the click on a link of the home page, when that page is idle and the browser has not seen the match. */
export async function reopened(bench: WebBench, table: string, slower: number): Promise<Reopened> {
  const visit = await openPage(bench)
  const { page, devtools } = visit
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  await page.goto(new URL('/', table).href)
  await page.locator('.tables .nm').first().waitFor({ timeout: PATIENCE })
  await page.waitForLoadState('networkidle', { timeout: PATIENCE })
  await slowDown(visit, slower)
  const before = await busySoFar(visit)
  const ms = await page.evaluate<number>(GO(table))
  const busy = (await busySoFar(visit)) - before
  await visit.leave()
  return { ms, busy }
}

/** The bytes of the API that a page receives until its log has the current and the previous turn. */
export async function apiBytes(bench: WebBench, table: string): Promise<number> {
  const visit = await openPage(bench)
  const bytes = await countApiBytes(visit)
  await visit.page.goto(table)
  await visit.page.locator('.log-lines .heading').nth(1).waitFor({ timeout: PATIENCE })
  const received = bytes()
  await visit.leave()
  return received
}

/** The processor time of the page in ms, at full speed. It hardly depends on other programs on the machine. */
export async function busyMs(bench: WebBench, table: string): Promise<number> {
  const visit = await openPage(bench)
  const { page, devtools } = visit
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  await page.goto(table, { waitUntil: 'commit' })
  await page.locator(ANSWERABLE).first().waitFor({ timeout: PATIENCE })
  const busy = await busySoFar(visit)
  await visit.leave()
  return busy
}

async function busySoFar({ devtools }: BenchPage): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics')
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN)
}
