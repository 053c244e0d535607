// Dragging the chart: it picks nothing, and when it stops, everything is found at its new place.
import { expect, test } from './fixtures.ts'
import { playNow } from './home-page.ts'
import { inTheThick, player, playUntil } from './play.ts'
import { readSoon } from './reading.ts'

/** A place on the screen. */
interface Place {
  readonly x: number
  readonly y: number
}

test('a drag picks nothing, and afterwards counters are found at their new places', async ({ server, page }) => {
  await page.goto(server.url)
  await playNow(page).click()
  const me = player(page, 3)
  await playUntil([me], inTheThick)
  const chart = page.locator('.board .chart')
  const readout = page.locator('.board-readout')
  const sheet = chart.locator('> div').first()
  /** The middles of all counters. */
  const middles = () =>
    page.evaluate<readonly Place[]>(`[...document.querySelectorAll('.board .chart [data-thing]')].map((counter) => {
      const { left, top, width, height } = counter.getBoundingClientRect()
      return { x: left + width / 2, y: top + height / 2 }
    })`)
  const box = await chart.boundingBox()
  if (!box) throw new Error('there is no chart')
  const centre = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const at = (places: readonly Place[], index: number): Place => places[index] ?? { x: 0, y: 0 }
  const fromCentre = ({ x, y }: Place): number => Math.hypot(x - centre.x, y - centre.y)
  const nearest = (places: readonly Place[]): number =>
    places.indexOf(places.toSorted((one, other) => fromCentre(one) - fromCentre(other))[0] ?? centre)
  // The wheel keeps what is under the pointer, wherever the ships have flown.
  const fitted = await middles()
  const to = nearest(fitted)
  await page.mouse.move(at(fitted, to).x, at(fitted, to).y)
  await page.mouse.wheel(0, -240)
  await expect.poll(middles).not.toEqual(fitted)
  const before = await middles()
  const start = { x: (at(before, to).x + centre.x) / 2, y: at(before, to).y + 80 }
  const textBefore = await page.locator('section.ask').textContent()
  await page.keyboard.press('d')
  await page.mouse.click(start.x, start.y)
  await page.mouse.move(at(before, to).x, at(before, to).y)
  await expect(readout).toHaveText(/ to .*: \d+ hex/)
  const measured = (await readout.textContent()) ?? ''
  await page.mouse.down()
  await page.mouse.move(at(before, to).x + 90, at(before, to).y + 60, { steps: 8 })
  await expect(sheet).toHaveClass(/dragged/)
  const during = await middles()
  expect(at(during, to)).not.toEqual(at(before, to))
  await page.mouse.up()
  await expect(sheet).not.toHaveClass(/dragged/)
  // A drag scrolls by whole pixels, so the place at its end may differ by the rest of one.
  const after = await middles()
  for (const axis of ['x', 'y'] as const) expect(Math.abs(at(after, to)[axis] - at(during, to)[axis])).toBeLessThanOrEqual(1)
  // The ruler measures to the hex under the pointer, unless the drag has picked another one.
  await page.mouse.move(at(before, to).x, at(before, to).y)
  await expect(readout).not.toHaveText(measured)
  await page.mouse.move(at(after, to).x, at(after, to).y)
  await expect(readout).toHaveText(measured)
  await page.keyboard.press('Escape')
  await expect(readout.and(page.locator('.with-ruler'))).toHaveCount(0)
  expect(await page.locator('section.ask').textContent()).toBe(textBefore)
  // The battle continues with the same mouse.
  const { mark } = await readSoon(page, null, 1_000)
  await playUntil([me], (reading) => reading.mark !== mark)
})
