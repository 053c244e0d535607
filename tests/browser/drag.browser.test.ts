// A chart that a hand carries: while it is carried nothing on it is looked for under the hand, and as soon as it lies still all of it can be picked.
import { expect, test } from './fixtures.ts'
import { inTheThick, player, playUntil } from './play.ts'
import { readSoon } from './reading.ts'

test.describe.configure({ timeout: 240_000 })

test('a chart that was dragged is picked from where it lies now; the drag itself picks nothing', async ({ server, page }) => {
  await page.goto(server.url)
  await page.getByRole('button', { name: /^Play/ }).click()
  const me = player(page, 3)
  await playUntil([me], inTheThick)
  const chart = page.locator('.board .chart')
  for (let times = 0; times < 1; times += 1) await page.getByRole('button', { name: 'Zoom in' }).click()
  const sheet = chart.locator('> div').first()
  /** Whether what is drawn, or only the sea below it, lies under the middle of a counter that can be seen. */
  const under = () =>
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
      throw new Error('no counter can be seen')
    })()`)
  const box = await chart.boundingBox()
  if (!box) throw new Error('there is no chart')
  const asked = await page.locator('main.map').textContent()
  expect(await under()).toBe(true)
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width / 2 + 30, box.y + box.height / 2 + 20, { steps: 8 })
  await expect(sheet).toHaveClass(/carried/)
  expect(await under()).toBe(false)
  await page.mouse.up()
  await expect(sheet).not.toHaveClass(/carried/)
  expect(await under()).toBe(true)
  expect(await page.locator('main.map').textContent()).toBe(asked)
  // And the battle goes on with the same mouse.
  const { mark } = await readSoon(page, null, 1_000)
  await playUntil([me], (reading) => reading.mark !== mark)
})
