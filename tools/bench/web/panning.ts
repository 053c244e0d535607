// Measures frames while the pointer drags the chart of a match.
import { openPage, slowDown, type WebBench } from './page.ts'

/** Frames a second, the slowest frame in ms, and the counters on the chart. */
export interface Frames {
  readonly fps: number
  readonly slowestMs: number
  readonly counters: number
}
const SECONDS = 3
/** The time between pointer events, in ms. */
const EVENT_MS = 8
const REACH = 220

const COUNT = `(() => {
  const at = []
  const next = (now) => { at.push(now); if (!window.benchDone) requestAnimationFrame(next) }
  window.benchDone = false
  window.benchFrames = at
  requestAnimationFrame(next)
})()`

/** A match whose chart is dragged. */
export interface PannedTable {
  readonly address: string
  /** The label of a choice that is pressed before, if the chart shows more then. */
  readonly press?: string
}

/** Drags the chart for three seconds, on a processor `slower` times slower. */
export async function framesWhilePanning(bench: WebBench, { address, press }: PannedTable, slower: number): Promise<Frames> {
  const visit = await openPage(bench)
  const { page, devtools } = visit
  await page.goto(address)
  await page.locator('.board .chart [data-thing]').first().waitFor()
  if (press !== undefined) await page.getByRole('button', { name: press }).first().click()
  const counters = await page.locator('.board .chart [data-thing]').count()
  // Zooms in, so that the chart can be dragged.
  for (let nearer = 0; nearer < 3; nearer += 1) await page.getByRole('button', { name: 'Zoom in' }).click()
  const box = await page.locator('.board .chart').boundingBox()
  if (!box) throw new Error('there is no chart')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const mouse = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', dx: number, dy: number) =>
    devtools.send('Input.dispatchMouseEvent', {
      type,
      x: x + dx,
      y: y + dy,
      button: 'left',
      buttons: type === 'mouseReleased' ? 0 : 1,
      clickCount: 1,
    })
  await slowDown(visit, slower)
  await mouse('mousePressed', 0, 0)
  await page.evaluate(COUNT)
  const began = performance.now()
  for (let now = 0; now < SECONDS * 1000; now = performance.now() - began) {
    const angle = now / 400
    void mouse('mouseMoved', REACH * Math.sin(angle), (REACH / 2) * Math.sin(angle * 1.7)).catch(() => undefined)
    await new Promise((done) => setTimeout(done, EVENT_MS))
  }
  const at = await page.evaluate<number[]>('(window.benchDone = true, window.benchFrames)')
  await mouse('mouseReleased', 0, 0)
  await visit.leave()
  const deltas = at.slice(1).map((time, index) => time - (at[index] ?? 0))
  const total = deltas.reduce((sum, delta) => sum + delta, 0)
  return { fps: (deltas.length / total) * 1000, slowestMs: Math.max(...deltas), counters }
}
