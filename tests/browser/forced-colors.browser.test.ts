// Forced colours, such as the contrast themes of Windows: what differs in the record, in the lists and in the phases differs on the screen.
import type { Page } from '@playwright/test'
import { DAMAGED, openDamaged, shipLine } from './damaged-records.ts'
import { expect, longExcept, test } from './fixtures.ts'
import { playNow } from './home-page.ts'
import { expectAccessible } from './page-checks.ts'

/** The share of pixels whose brightness differs clearly between two pictures, over the size that both have. */
async function difference(page: Page, one: Buffer, other: Buffer): Promise<number> {
  return page.evaluate<number>(`(async () => {
    const pixels = async (text) => {
      const bitmap = await createImageBitmap(new Blob([Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))], { type: 'image/png' }))
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
      context.drawImage(bitmap, 0, 0)
      return { width: bitmap.width, height: bitmap.height, context }
    }
    const pictures = [await pixels(${JSON.stringify(one.toString('base64'))}), await pixels(${JSON.stringify(other.toString('base64'))})]
    const width = Math.min(...pictures.map((picture) => picture.width))
    const height = Math.min(...pictures.map((picture) => picture.height))
    const [first, second] = pictures.map(({ context }) => context.getImageData(0, 0, width, height).data)
    const brightness = (data, at) => 0.2126 * data[at] + 0.7152 * data[at + 1] + 0.0722 * data[at + 2]
    let differing = 0
    for (let at = 0; at < first.length; at += 4) if (Math.abs(brightness(first, at) - brightness(second, at)) > 32) differing += 1
    return differing / (width * height)
  })()`)
}
/** The marks in a box, and the background of a selected line: the least shares of pixels that make them clear. */
const CLEAR = 0.12
const MOST = 0.5

for (const colorScheme of ['dark', 'light'] as const)
  test.describe(`forced colours, ${colorScheme}`, () => {
    test.use({ colorScheme, contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } })

    for (const game of Object.keys(DAMAGED))
      test(
        `${game}: marked and free boxes of a record, and the selected ship, differ`,
        longExcept(['dark'], colorScheme),
        async ({ server, page }) => {
          const { marked, free, ship } = await openDamaged(page, server.url, game)
          const mark = page.locator(marked).first()
          const letter = game === 'earth-expects' ? ((await mark.textContent()) ?? '') : ''
          const other = page.locator(free).filter({ hasText: letter }).first()
          expect(await difference(page, await mark.screenshot(), await other.screenshot()), 'boxes').toBeGreaterThan(CLEAR)

          const line = shipLine(page, ship)
          const selected = await line.screenshot()
          await page.locator('button.gu-row[aria-pressed="false"], button.ee-row-btn[aria-pressed="false"]').first().click()
          await expect(line).toHaveAttribute('aria-pressed', 'false')
          await page.mouse.move(0, 0)
          expect(await difference(page, selected, await line.screenshot()), 'selection').toBeGreaterThan(MOST)
        },
      )

    test('charges of Solar Flare differ from free places', async ({ server, page }) => {
      await openDamaged(page, server.url, 'solar-flare')
      const pictures = ['.on', ':not(.on)'].map((kind) => page.locator(`.sf-pips i${kind}`).first().screenshot())
      const [charged, free] = await Promise.all(pictures)
      if (!charged || !free) throw new Error('there is no charge')
      expect(await difference(page, charged, free)).toBeGreaterThan(MOST)
    })

    test('the current phase differs from the others, and the chosen row of a question from the others', async ({ server, page }) => {
      await page.goto(server.url)
      await playNow(page, 'Earth Expects').click()
      await expect(page.locator('section.ask .row').nth(1)).toBeVisible()
      /** The marker before the name of a phase. */
      const marker = async (phase: string) => {
        const box = await page.locator(`.steps li${phase}`).first().boundingBox()
        if (!box) throw new Error(`there is no phase ${phase}`)
        return page.screenshot({ clip: { x: box.x - 4, y: box.y, width: 16, height: box.height } })
      }
      const now = await marker('.now')
      for (const other of ['.done', ':not(.now, .done)'])
        expect(await difference(page, now, await marker(other)), other).toBeGreaterThan(CLEAR)

      const row = page.locator('section.ask .row').nth(1)
      await page.mouse.move(0, 0)
      const plain = await row.screenshot()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('ArrowDown')
      await expect(row).toHaveClass(/sel/)
      expect(await difference(page, plain, await row.screenshot()), 'row').toBeGreaterThan(MOST)
      await expectAccessible(page, `forced colours, ${colorScheme}`)
    })
  })
