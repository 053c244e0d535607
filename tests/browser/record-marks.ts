// The damage marks on a ship's record, read from its drawing.
import type { Page } from '@playwright/test'
import { centre } from '../../packages/board/src/geometry.ts'

/** Hexes of a ship's plan by short names for its boxes. */
export type BoxPlaces = Readonly<Record<string, readonly [q: number, r: number]>>

/** Shows a ship in the record panel by a click on its line. */
export async function showRecord(page: Page, name: string): Promise<void> {
  const line = page.locator('.ee-roster .ee-row-btn', { hasText: name })
  if ((await line.getAttribute('aria-pressed')) !== 'true') await line.click()
}

/** The mark of each box that has one, by its name. A destroyed box has lost its letter. */
export async function marksOn(page: Page, name: string, plan: BoxPlaces): Promise<Readonly<Record<string, string>>> {
  const drawn = await page.evaluate<readonly { readonly x: number; readonly y: number; readonly mark: string }[]>(`(() => {
    const picture = document.querySelector('svg.ee-record-svg[aria-label^="${name}’"]')
    if (!picture) return []
    return [...picture.querySelectorAll('g.ee-box')].map((box) => {
      const { x, y, width, height } = box.querySelector('.room').getBBox()
      const strokes = box.querySelector('.ee-mark path')?.getAttribute('d').split('M').length ?? 0
      const mark = !box.querySelector(':scope > text:not(.note)') ? 'destroyed'
        : box.querySelector('.ee-mark .dot') ? 'light'
        : box.querySelector('.ee-mark circle') ? 'heavy'
        : strokes === 2 ? 'moderate'
        : strokes === 3 ? 'critical'
        : 'sound'
      return { x: x + width / 2, y: y + height / 2, mark }
    })
  })()`)
  const found = Object.entries(plan).map(([box, at]) => {
    const { x, y } = centre(at)
    const here = drawn.find((one) => Math.hypot(one.x - x, one.y - y) < 1)
    return [box, here?.mark ?? 'not drawn'] as const
  })
  return Object.fromEntries(found.filter(([, mark]) => mark !== 'sound'))
}
