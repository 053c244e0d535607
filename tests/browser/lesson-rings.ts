// The rings of a lesson on the page: where they are drawn, and where a click falls on them.
import type { Place, Spot } from '@admiralty/kernel'
import type { Locator, Page } from '@playwright/test'
import { hexChart } from '../../packages/board/src/chart.ts'
import { planeChart } from '../../packages/board/src/plane-chart.ts'
import { expect } from './fixtures.ts'

/** The rings on the map: the middle on the chart and on the screen, half the width, and what covers the middle. */
const MARKS = `[...document.querySelectorAll('.board .chart .mark-look path')].map((path) => {
  const box = path.getBBox()
  const { left, top, width, height } = path.getBoundingClientRect()
  const [x, y] = [left + width / 2, top + height / 2]
  const hit = document.elementFromPoint(x, y)
  const cover = hit && hit.closest('.chart') ? null : String(hit && hit.outerHTML.slice(0, 120))
  return { chart: [box.x + box.width / 2, box.y + box.height / 2], x, y, reach: width / 2, cover }
})`
/** The middles of the counters on the screen. */
const COUNTERS = `Object.fromEntries([...document.querySelectorAll('.board .chart [data-thing]:not(.look-pencilled)')].map((counter) => {
  const { left, top, width, height } = counter.getBoundingClientRect()
  return [counter.dataset.thing, { x: left + width / 2, y: top + height / 2 }]
}))`
const HAS_RING = `((node) => {
  if (!node) return false
  const outline = node.querySelector(':scope > path')
  return getComputedStyle(node).outlineStyle !== 'none' || (outline !== null && getComputedStyle(outline).strokeDasharray !== 'none')
})`

export interface PagePoint {
  readonly x: number
  readonly y: number
}
interface Mark extends PagePoint {
  readonly chart: readonly [x: number, y: number]
  readonly reach: number
  readonly cover: string | null
}
export type MapRing = Exclude<Spot, { readonly kind: 'item' }>

const NEAR = 1
/** Counters of one place are drawn apart under the pointer. */
const FANNED = 2.5
const isAt = ({ chart: [x, y] }: Mark, place: Place): boolean =>
  [hexChart, planeChart].some((chart) => {
    const at = chart.pointOf(place)
    return Math.abs(at.x - x) < NEAR && Math.abs(at.y - y) < NEAR
  })

/** Whether a thing is on the map. */
export const isOnMap = (page: Page, thing: string): Promise<boolean> => page.evaluate<boolean>(`${JSON.stringify(thing)} in ${COUNTERS}`)

/** Where a click falls on a ring of the map: on the counter itself, or in the middle of the place. Waits until the ring is drawn and free. */
export async function pointOfRing(page: Page, ring: MapRing): Promise<PagePoint> {
  let point: PagePoint | undefined
  const look = async (): Promise<string> => {
    const marks = await page.evaluate<readonly Mark[]>(MARKS)
    const counters = await page.evaluate<Readonly<Record<string, PagePoint>>>(COUNTERS)
    const counter = ring.kind === 'thing' ? counters[ring.id] : undefined
    const mark = marks.find((one) =>
      ring.kind === 'hex' ? isAt(one, ring.hex) : counter && Math.hypot(one.x - counter.x, one.y - counter.y) < one.reach * FANNED,
    )
    point = counter ?? mark
    if (!mark) return 'no ring is drawn'
    return mark.cover === null ? 'free' : `covered by ${mark.cover}`
  }
  await expect.poll(look, { message: JSON.stringify(ring), intervals: [10, 30, 100] }).toBe('free')
  if (!point) throw new Error('a ring that is drawn has a middle')
  return point
}

/** An item on the record, once it is ringed. */
export async function ringedItem(page: Page, item: string): Promise<Locator> {
  const selector = `.record-panel [data-item="${item}"]`
  await expect
    .poll(() => page.evaluate<boolean>(`${HAS_RING}(document.querySelector(${JSON.stringify(selector)}))`), {
      message: `the ring of ${item}`,
      intervals: [10, 30, 100],
    })
    .toBe(true)
  return page.locator(selector).first()
}
