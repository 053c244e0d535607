// Presses the rings of a lesson on the page: on the map and on the record. A press that a ring refuses ends the walk.
import type { Spot } from '@admiralty/kernel'
import type { Locator, Page } from '@playwright/test'
import { hexChart } from '../../packages/board/src/chart.ts'
import { planeChart } from '../../packages/board/src/plane-chart.ts'
import { expect } from './fixtures.ts'
import { clickGuarded, GUARD_CLICK, type PagePoint } from './input.ts'

export type MapRing = Extract<Spot, { readonly kind: 'place' | 'thing' }>

/** Script: the outlines of the rings on the map, and the middle of an element on the screen. */
const OUTLINES = `
  const outlines = [...document.querySelectorAll('.board .chart .mark-look path')]
  const middleOf = (node) => {
    const { left, top, width, height } = node.getBoundingClientRect()
    return { x: left + width / 2, y: top + height / 2, reach: width / 2 }
  }`
/** Script: the middle of a ringed place on the screen. The outline is found by its middle on the chart. */
const middleOfPlace = ({ at: hex }: Extract<MapRing, { readonly kind: 'place' }>): string => `
  const middles = ${JSON.stringify([hexChart, planeChart].map((chart) => chart.pointOf(hex)))}
  const outline = outlines.find((path) => {
    const box = path.getBBox()
    return middles.some(({ x, y }) => Math.hypot(box.x + box.width / 2 - x, box.y + box.height / 2 - y) < 1)
  })
  return outline ? middleOf(outline) : null`
/** Script: the middle of the counter of a ringed thing. Counters of one place are drawn apart under the pointer, up to 2.5 times the ring. */
const middleOfThing = ({ id }: Extract<MapRing, { readonly kind: 'thing' }>): string => `
  const counter = [...document.querySelectorAll('.board .chart [data-thing]:not(.look-pencilled)')].findLast(({ dataset }) => dataset.thing === ${JSON.stringify(id)})
  const middle = counter ? middleOf(counter) : null
  const isRinged = middle && outlines.map(middleOf).some(({ x, y, reach }) => Math.hypot(x - middle.x, y - middle.y) < 2.5 * reach)
  return isRinged ? middle : null`

interface AimedRing {
  readonly middle: PagePoint | null
  /** The element on top of the middle; null if it is the chart. */
  readonly cover: string | null
}
/** Script: where a click on the ring falls now. A click that falls beside it, because the map has moved since, is stopped. */
const aimAt = (ring: MapRing): string => `(() => {
  ${GUARD_CLICK}
  const find = () => {
    ${OUTLINES}
    ${ring.kind === 'place' ? middleOfPlace(ring) : middleOfThing(ring)}
  }
  const middle = find()
  if (!middle) return { middle: null, cover: null }
  const hit = document.elementFromPoint(middle.x, middle.y)
  guardClick(({ clientX, clientY, target }) => {
    const now = find()
    return now !== null && target.closest('.chart') !== null && Math.hypot(clientX - now.x, clientY - now.y) < 2
  })
  return { middle, cover: hit && hit.closest('.chart') ? null : String(hit && hit.outerHTML.slice(0, 120)) }
})()`

/** Presses a ring on the map, once it is drawn and nothing covers it. */
export async function pressOnMap(page: Page, ring: MapRing): Promise<void> {
  const press = async (): Promise<string> => {
    const { middle, cover } = await page.evaluate<AimedRing>(aimAt(ring))
    if (!middle) return 'not drawn'
    if (cover !== null) return `covered by ${cover}`
    return (await clickGuarded(page, middle)) ? 'pressed' : 'moved away'
  }
  await expect.poll(press, { message: `the ring ${JSON.stringify(ring)}`, intervals: [10, 30, 100] }).toBe('pressed')
  const [refusal] = await page.locator('.map-note').allInnerTexts()
  if (refusal !== undefined) throw new Error(`the ring ${JSON.stringify(ring)} refuses: ${refusal}`)
}

/** Script: whether an item of the record has a ring: an outline, or in a drawing dashes on its first path. */
const isRinged = (selector: string): string => `(() => {
  const item = document.querySelector(${JSON.stringify(selector)})
  if (!item) return false
  const drawn = item.querySelector(':scope > path')
  return getComputedStyle(item).outlineStyle !== 'none' || (drawn !== null && getComputedStyle(drawn).strokeDasharray !== 'none')
})()`
/** An item on the record, once it is ringed. */
export async function ringedItem(page: Page, item: string): Promise<Locator> {
  const selector = `.record-panel [data-item="${item}"]`
  const look = (): Promise<boolean> => page.evaluate<boolean>(isRinged(selector))
  await expect.poll(look, { message: `the ring of ${item}`, intervals: [10, 30, 100] }).toBe(true)
  return page.locator(selector).first()
}
