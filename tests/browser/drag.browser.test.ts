// Dragging the chart: while it moves, nothing on it can be picked; when it stops, everything can be picked again.
import { expect, test } from './fixtures.ts'
import { playNow } from './home-page.ts'
import { inTheThick, player, playUntil } from './play.ts'
import { readSoon } from './reading.ts'

test('a drag picks nothing, and afterwards counters can be picked at their new places', async ({ server, page }) => {
  await page.goto(server.url)
  await playNow(page).click()
  const me = player(page, 3)
  await playUntil([me], inTheThick)
  const chart = page.locator('.board .chart')
  await page.getByRole('button', { name: 'Zoom in' }).click()
  const sheet = chart.locator('> div').first()
  /** Whether a click at the middle of a visible counter would hit the drawing of the chart. */
  const canPick = () =>
    page.evaluate<boolean>(`(() => {
      const chart = document.querySelector('.board .chart')
      const { left, top, right, bottom } = chart.getBoundingClientRect()
      for (const counter of chart.querySelectorAll('.ctr')) {
        const box = counter.getBoundingClientRect()
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
        if (x < left + 40 || x > right - 40 || y < top + 40 || y > bottom - 40) continue
        const hit = document.elementFromPoint(x, y)
        if (hit === document.documentElement || (hit && hit.closest('.board-keys'))) return chart.firstElementChild.contains(hit)
      }
      throw new Error('no counter is visible')
    })()`)
  const box = await chart.boundingBox()
  if (!box) throw new Error('there is no chart')
  const textBefore = await page.locator('section.ask').textContent()
  expect(await canPick()).toBe(true)
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  const placeOf = async () => {
    const { x, y } = (await chart.locator('[data-thing]').first().boundingBox()) ?? { x: 0, y: 0 }
    return [Math.round(x), Math.round(y)] as const
  }
  const before = await placeOf()
  await page.mouse.down()
  await page.mouse.move(box.x + box.width / 2 + 30, box.y + box.height / 2 + 20, { steps: 8 })
  await expect(sheet).toHaveClass(/dragged/)
  const during = await placeOf()
  expect(during).not.toEqual(before)
  expect(await canPick()).toBe(false)
  await page.mouse.up()
  await expect(sheet).not.toHaveClass(/dragged/)
  // A drag scrolls by whole pixels, so the place at its end may differ by the rest of one.
  for (const [axis, place] of (await placeOf()).entries()) expect(Math.abs(place - (during[axis] ?? 0))).toBeLessThanOrEqual(1)
  expect(await canPick()).toBe(true)
  expect(await page.locator('section.ask').textContent()).toBe(textBefore)
  // The battle continues with the same mouse.
  const { mark } = await readSoon(page, null, 1_000)
  await playUntil([me], (reading) => reading.mark !== mark)
})
