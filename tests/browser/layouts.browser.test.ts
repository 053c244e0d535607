// Keys of other keyboard layouts, as the operating system reports them.
import type { Page } from '@playwright/test'
import { expect, longExcept, test } from './fixtures.ts'
import { playNow } from './home-page.ts'
import { keys, settled } from './input.ts'
import { player, playUntil } from './play.ts'

interface LayoutKey {
  readonly key: string
  readonly code: string
  /** The code of Windows, which Chromium needs to treat the event as a key. */
  readonly virtual: number
  readonly shift?: boolean
}
const SHIFT = 8

/** Presses a key of another layout. */
async function press(page: Page, { key, code, virtual, shift = false }: LayoutKey): Promise<void> {
  await settled(page)
  const session = await page.context().newCDPSession(page)
  const event = { key, code, windowsVirtualKeyCode: virtual, modifiers: shift ? SHIFT : 0, text: key }
  await session.send('Input.dispatchKeyEvent', { ...event, type: 'keyDown' })
  await session.send('Input.dispatchKeyEvent', { ...event, type: 'keyUp' })
  await session.detach()
}

const camera = (page: Page) => page.locator('.board .chart svg > g').first()
const planned = (page: Page) => page.locator('section.ask .btn.go')
const forecast = (page: Page) => page.getByRole('region', { name: 'Forecast' }).getByRole('button', { name: 'Forecast' })
const keyList = (page: Page) => page.getByRole('dialog', { name: 'Keys' })
const scaleOf = async (page: Page): Promise<number> =>
  Number(/scale\(([\d.]+)\)/.exec((await camera(page).getAttribute('style')) ?? '')?.[1])

/** The same keys on the keyboards of different countries. */
interface Layout {
  readonly name: string
  readonly one: LayoutKey
  readonly turn: LayoutKey
  readonly undo: LayoutKey
  readonly forecast: LayoutKey
  readonly list: LayoutKey
  readonly nearer: LayoutKey
  readonly farther: LayoutKey
}
const LAYOUTS: readonly Layout[] = [
  {
    name: 'Russian',
    one: { key: '1', code: 'Digit1', virtual: 49 },
    turn: { key: 'е', code: 'KeyT', virtual: 84 },
    undo: { key: 'г', code: 'KeyU', virtual: 85 },
    forecast: { key: 'ц', code: 'KeyW', virtual: 87 },
    list: { key: '?', code: 'Digit7', virtual: 55, shift: true },
    nearer: { key: '+', code: 'Equal', virtual: 187, shift: true },
    farther: { key: '-', code: 'Minus', virtual: 189 },
  },
  {
    name: 'French AZERTY',
    one: { key: '&', code: 'Digit1', virtual: 49 },
    turn: { key: 't', code: 'KeyT', virtual: 84 },
    undo: { key: 'u', code: 'KeyU', virtual: 85 },
    forecast: { key: 'w', code: 'KeyZ', virtual: 87 },
    list: { key: '?', code: 'KeyM', virtual: 188, shift: true },
    nearer: { key: '=', code: 'Equal', virtual: 187 },
    farther: { key: ')', code: 'Minus', virtual: 219 },
  },
  {
    name: 'Dvorak',
    one: { key: '1', code: 'Digit1', virtual: 49 },
    turn: { key: 't', code: 'KeyK', virtual: 84 },
    undo: { key: 'u', code: 'KeyF', virtual: 85 },
    forecast: { key: 'w', code: 'Comma', virtual: 87 },
    list: { key: '?', code: 'BracketLeft', virtual: 191, shift: true },
    nearer: { key: '=', code: 'BracketRight', virtual: 187 },
    farther: { key: '-', code: 'Quote', virtual: 189 },
  },
  {
    name: 'Hebrew',
    one: { key: '1', code: 'Digit1', virtual: 49 },
    turn: { key: 'א', code: 'KeyT', virtual: 84 },
    undo: { key: 'ו', code: 'KeyU', virtual: 85 },
    forecast: { key: "'", code: 'KeyW', virtual: 87 },
    list: { key: '?', code: 'Slash', virtual: 191, shift: true },
    nearer: { key: '=', code: 'Equal', virtual: 187 },
    farther: { key: '-', code: 'Minus', virtual: 189 },
  },
]

for (const layout of LAYOUTS)
  test(`digits, letters and signs work on a keyboard in ${layout.name}`, longExcept(['Russian'], layout.name), async ({ server, page }) => {
    await page.goto(server.url)
    await playNow(page).click()
    await playUntil([player(page, 7, keys)], ({ phase }) => phase.startsWith('Ships · plan'))
    await expect(planned(page)).toHaveCount(0)
    await press(page, layout.one)
    await expect(planned(page)).toContainText('Move to')
    await press(page, layout.undo)
    await expect(planned(page)).toHaveCount(0)
    await press(page, layout.turn)
    await expect(camera(page)).toHaveAttribute('style', /rotate\(90deg\)/)
    await press(page, layout.forecast)
    await expect(forecast(page)).toHaveAttribute('aria-expanded', 'true')
    const scale = await scaleOf(page)
    await press(page, layout.nearer)
    await expect.poll(() => scaleOf(page)).toBeGreaterThan(scale)
    await press(page, layout.farther)
    await press(page, layout.farther)
    await expect.poll(() => scaleOf(page)).toBeLessThan(scale)
    await press(page, layout.list)
    await expect(keyList(page)).toBeVisible()
  })
