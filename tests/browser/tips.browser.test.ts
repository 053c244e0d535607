// Explanations on hover, keyboard focus and long press: options, devices, gifts, letters of a record and clause ids.
import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { playNow } from './home-page.ts'
import { tabTo } from './input.ts'
import { expectAccessibleInBothThemes, expectNoWiderThanTheScreen } from './page-checks.ts'

const tip = (page: Page): Locator => page.getByRole('tooltip')

/** Points at an element until it explains itself. A page that changes under a resting pointer takes the explanation away. */
async function expectTip(page: Page, element: Locator, text: string): Promise<void> {
  const readOrPointAgain = async (): Promise<string> => {
    const shown = (await tip(page).allInnerTexts()).join()
    if (shown.includes(text)) return shown
    await page.mouse.move(0, 0)
    await element.hover()
    return shown
  }
  // An explanation opens a moment after the pointer rests.
  await expect.poll(readOrPointAgain, { intervals: [1_500] }).toContain(text)
}

/** Presses an element with a finger for longer than a tap. The explanation stays open after the press. */
async function pressLong(page: Page, element: Locator): Promise<void> {
  await element.scrollIntoViewIfNeeded()
  const box = await element.boundingBox()
  if (!box) throw new Error('the element is not on the page')
  const fingers = await page.context().newCDPSession(page)
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }]
  await fingers.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  await expect(tip(page)).toBeVisible()
  await fingers.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await page.evaluate('new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))')
}

test('an option explains itself to the pointer and to the keyboard', async ({ server, page }) => {
  await page.goto(`${server.url}set?game=earth-expects`)
  const crews = page.locator('.field.option', { hasText: 'Crew quality' })
  await expectTip(page, crews.locator('label'), 'elite crews')
  await expect(crews).toHaveAccessibleDescription(/elite crews/)
  await expectAccessibleInBothThemes(page, 'an open explanation')
  await page.keyboard.press('Escape')
  await expect(tip(page)).toHaveCount(0)
  await tabTo(page, `document.querySelector('#option-rolling')`)
  await expect(tip(page)).toContainText('upside down')
  await expect(page.locator('#option-rolling')).toHaveAccessibleDescription(/upside down/)
  await tabTo(page, `document.querySelector('form.set button[type=submit]')`)
  await expect(tip(page)).toHaveCount(0)
})

test('parts, weapons of a record and clause ids of EasyStar explain themselves', async ({ server, page }) => {
  await page.goto(`${server.url}designer/easystar`)
  await page.locator('.es-hulls button', { hasText: 'Cruiser' }).click()
  await expectTip(page, page.locator('.es-tray button', { hasText: 'ECM pod' }), '1 taken off its die')
  await page.goto(server.url)
  await playNow(page).click()
  await page.locator('section.ask .row').first().click()
  const weapon = page.locator('button.es-block').first()
  await expectTip(page, weapon, '10 points')
  await weapon.click()
  await expect(page.getByRole('dialog')).toContainText('ES-WPN')
  await page.keyboard.press('Escape')
  await expectTip(page, page.locator('section.ask .who .rule'), 'Exactly its speed')
})

test('the letters of a record of Earth Expects explain themselves to the pointer and to the arrow keys', async ({ server, page }) => {
  await page.goto(server.url)
  await playNow(page, 'Earth Expects').click()
  const record = page.locator('.ee-record-keys').first()
  await expectTip(page, record.locator('.ee-box', { hasText: 'L' }).first(), 'Laser (L)')
  await page.mouse.move(0, 0)
  await tabTo(page, `document.querySelector('.ee-record-keys')`)
  await page.keyboard.press('ArrowDown')
  await expect(tip(page)).toContainText(/\([A-Z]\)/)
  await expect(record).toHaveAccessibleDescription(/Arrow keys move between boxes.*\([A-Z]\)/)
})

test('components and integrity of Solar Flare explain themselves to the pointer and to the arrow keys', async ({ server, page }) => {
  await page.goto(server.url)
  await playNow(page, 'Solar Flare').click()
  const part = page.locator('.sf-part', { hasText: 'S' }).first()
  await expectTip(page, part, 'takes the hits on its section first')
  await expectTip(page, page.locator('.sf-skin').first(), 'Each box is a point of integrity')
  await page.mouse.move(0, 0)
  await tabTo(page, `document.querySelector('.sf-part:not([tabindex="-1"])')`)
  await expect(tip(page)).toContainText('This component')
  const first = await tip(page).textContent()
  await page.keyboard.press('End')
  await expect(tip(page)).not.toHaveText(first ?? '')
})

test('systems and hull rows of Full Thrust explain themselves to the pointer and to the arrow keys', async ({ server, page }) => {
  await page.goto(server.url)
  await playNow(page, 'Full Thrust').click()
  await expectTip(page, page.locator('.ft-system', { hasText: 'Screen' }).first(), 'Screen generator: stops the fours of beams')
  await expectTip(page, page.locator('.ft-track li').last(), 'the ship is destroyed')
  await expect(page.locator('.ft-display .gu-note')).toContainText('a star is a crew factor')
  await page.mouse.move(0, 0)
  await tabTo(page, `document.querySelector('.ft-system:not([tabindex="-1"])')`)
  await expect(tip(page)).toContainText('Main drive')
  await page.keyboard.press('End')
  await expect(tip(page)).toContainText('Power core')
})

test('printed records of Solar Flare and Full Thrust have their key', async ({ server, page }) => {
  for (const [game, key] of [
    ['Solar Flare', 'one die for each charge'],
    ['Full Thrust', 'stops the fours of beams'],
  ] as const) {
    await page.goto(server.url)
    await playNow(page, game).click()
    await expect(page.locator('.sf-part, .ft-system').first()).toBeVisible()
    const address = await page.locator('a.to-print').first().getAttribute('href')
    await page.goto(new URL(address ?? '', server.url).href)
    await expect(page.locator('.sf-print-key, .ft-print-key').first()).toContainText(key)
  }
})

test('the terms of a question of Full Thrust explain themselves to the pointer and to the keyboard', async ({ server, page }) => {
  await page.goto(server.url)
  await playNow(page, 'Full Thrust').click()
  const term = page.locator('section.ask dfn.term', { hasText: 'thrust' }).first()
  await expectTip(page, term, 'At most half of it turns')
  await page.mouse.move(0, 0)
  await expect(tip(page)).toHaveCount(0)
  await tabTo(page, `document.querySelector('section.ask dfn.term')`)
  await expect(tip(page)).toContainText('by the clock')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a long press explains an option and does not switch it', async ({ server, page }) => {
    await page.goto(`${server.url}set?game=earth-expects`)
    const option = page.locator('#option-rolling')
    await pressLong(page, option)
    await expect(tip(page)).toContainText('upside down')
    await expect(option).not.toBeChecked()
    await expectNoWiderThanTheScreen(page, 'an open explanation')
    await option.tap()
    await expect(option).toBeChecked()
    await expect(tip(page)).toHaveCount(0)
  })

  test('a long press explains a letter of a record', async ({ server, page }) => {
    await page.goto(server.url)
    await playNow(page, 'Earth Expects').tap()
    await expect(page.locator('section.ask .who > span')).toHaveText(/^(Announce|Power)/)
    await page.locator('.ph-tabs button', { hasText: 'Record' }).tap()
    await pressLong(page, page.locator('.ee-record-keys .ee-box', { hasText: 'C' }).first())
    await expect(tip(page)).toContainText('Control (C)')
  })

  test('the explanation of a term of the question does not cover the question', async ({ server, page }) => {
    await page.goto(server.url)
    await playNow(page, 'Full Thrust').tap()
    await pressLong(page, page.locator('section.ask p dfn.term', { hasText: 'thrust' }).first())
    await expect(tip(page)).toContainText('At most half of it turns')
    const [shown, ask] = [await tip(page).boundingBox(), await page.locator('section.ask').boundingBox()]
    expect((shown?.y ?? 0) + (shown?.height ?? 0)).toBeLessThanOrEqual(ask?.y ?? 0)
    expect(shown?.y).toBeGreaterThan(0)
  })

  test('the date of a deadline is explained above its line, and not where the line shows it', async ({ server, page }) => {
    const until = page.locator('.clock-line .until')
    const start = async (time: string): Promise<void> => {
      await page.goto(`${server.url}set?game=skirmish`)
      await page.getByLabel('Time limits', { exact: true }).selectOption(time)
      await page.getByRole('button', { name: 'Start' }).tap()
      await expect(until).toBeVisible()
    }
    await start('3 days per answer')
    await expect(until).toContainText(/^by \w+day /)
    await expect(until).not.toHaveAttribute('data-tip')
    await start('1 day per answer')
    await expect(until).toContainText('23 hours')
    await pressLong(page, until)
    await expect(tip(page)).toContainText(/^by \w+day /)
    const [shown, line] = [await tip(page).boundingBox(), await page.locator('.clock-line').boundingBox()]
    expect((shown?.y ?? 0) + (shown?.height ?? 0)).toBeLessThanOrEqual((line?.y ?? 0) + (line?.height ?? 0) / 2)
  })

  test('a long press explains a component of Solar Flare and a system of Full Thrust', async ({ server, page }) => {
    for (const [game, box, text] of [
      ['Solar Flare', '.sf-part', 'This component'],
      ['Full Thrust', '.ft-system', 'Main drive'],
    ] as const) {
      await page.goto(server.url)
      await playNow(page, game).tap()
      await expect(page.locator('section.ask .row').first()).toBeVisible()
      await page.locator('.ph-tabs button', { hasText: 'Record' }).tap()
      await pressLong(page, page.locator(box).first())
      await expect(tip(page)).toContainText(text)
    }
  })
})
