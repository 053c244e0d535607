// How long somebody who opens a table waits until the question can be answered.
import { openPage, slowDown, type WebBench } from './page.ts'

const ANSWERABLE = 'section.ask:not(.idle):not([aria-busy="true"]) :is(.row, .acts .btn):not([disabled])'
/** Looks at every frame, from the first on. */
const LOOK = `(() => {
  const look = () => {
    if (document.querySelector(${JSON.stringify(ANSWERABLE)})) window.benchAnswerable = performance.now()
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
})()`

/** Milliseconds since the address was entered, on a machine so many times slower, with nothing cached. */
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
const PATIENCE = 60_000

/** Of that, what the page itself is busy with, on this machine as it is: it hardly depends on what else runs here. */
export async function busyMs(bench: WebBench, table: string): Promise<number> {
  const visit = await openPage(bench)
  const { page, devtools } = visit
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  await page.goto(table, { waitUntil: 'commit' })
  await page.locator(ANSWERABLE).first().waitFor({ timeout: PATIENCE })
  const { metrics } = await devtools.send('Performance.getMetrics')
  await visit.leave()
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN)
}
