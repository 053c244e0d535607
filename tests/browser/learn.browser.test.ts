// Learning without a server's help: the first battle to its end by mouse, by keys and by finger, and positions answered wrongly, then rightly.

import type { RuleSystem, Words } from '@admiralty/kernel'
import { system as easystar, words as easywords } from '@admiralty/systems/easystar'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { finger, type InputMethod, keys, mouse, tabTo } from './input.ts'
import { decisionsOf, lessonFile, press } from './lesson-steps.ts'
import { expectAccessible, expectAccessibleByDayAndNight, expectFingerSized, expectNoWiderThanTheScreen } from './page-checks.ts'

test.describe.configure({ timeout: 120_000 })

// The contract knows nothing of this game's types.
const game = { system: easystar, words: easywords } as unknown as { readonly system: RuleSystem; readonly words: Words }
const decisions = decisionsOf(game, lessonFile('easystar', 'first-battle'))

async function fightIt(page: Page, hand: InputMethod, look: (title: string) => Promise<void>): Promise<void> {
  for (const { title, labels } of decisions) {
    await expect(page.locator('.lesson h2')).toHaveText(title)
    await look(title)
    for (const label of labels) await press(page, hand, label)
  }
  await expect(page.locator('.lesson h2')).toHaveText('Battle won')
  await expect(page.locator('.log-box')).toContainText('Yellow wins')
}

test('the first battle by mouse, from the shelf; what would leave the story is met with a word', async ({ server, page }) => {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  const asked: string[] = []
  await page.goto(server.url)
  await page.getByRole('link', { name: 'Learn it in ten moves' }).click()
  await expect(page.locator('.lesson h2')).toHaveText('Close in')
  page.on('request', (request) => request.url().includes('/api/matches') && asked.push(request.url()))
  await page.getByRole('button', { name: 'Hint', exact: true }).click()
  await expect(page.locator('.hint')).toBeVisible()
  await page.getByRole('button', { name: 'Show me' }).click()
  await expect(page.locator('.ask .row.sel')).toContainText('Heron')
  await page.locator('.ask .row.sel').click()
  await page.locator('.ask .acts .go').or(page.locator('.ask .row').first()).first().waitFor()
  await page.keyboard.press('Escape')
  await fightIt(page, mouse(page), async (title) => {
    if (title !== 'Fire') return
    await press(page, mouse(page), 'Pass')
    await expect(page.getByRole('alert')).toContainText('Not in this lesson.')
    await expect(page.getByRole('alert')).toContainText('ES-SEQ-05')
  })
  expect(asked).toEqual([])
  await page.getByRole('link', { name: 'Teaching positions' }).click()
  await expect(page.getByRole('heading', { name: 'A first battle in ten moves' }).getByLabel('solved')).toBeVisible()
  await page.goBack()
  await page.goto(`${server.url}learn/easystar/first-battle`)
  await expect(page.locator('.lesson h2')).toHaveText('Close in')
  expect(errors).toEqual([])
})

test('the first battle with the keyboard alone, and on to a real one', async ({ server, page }) => {
  await page.addInitScript(
    `for (const kind of ['pointerdown', 'mousedown', 'touchstart']) addEventListener(kind, () => { throw new Error('a pointer was used') }, true)`,
  )
  await page.goto(server.url)
  await expect(page.getByRole('heading', { name: 'Play now' })).toBeVisible()
  await tabTo(page, `[...document.querySelectorAll('a')].find((a) => a.textContent === 'Learn it in ten moves')`)
  await page.keyboard.press('Enter')
  await fightIt(page, keys(page), async () => undefined)
  await tabTo(page, `document.querySelector('.lesson .acts .go')`)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Choose a fleet' })).toBeVisible()
})

test('a position answered wrongly says why and by which rule; then rightly, and it is ticked', async ({ server, page }) => {
  await page.goto(`${server.url}learn/easystar`)
  await page.getByRole('link', { name: 'Which one shot has the best chance to destroy Rook now?' }).click()
  const fire = async (weapon: string): Promise<void> => {
    await page.locator('.ask .row', { hasText: `${weapon} at Blue Rook` }).click()
    await page.locator('.ask .acts .go').click()
  }
  await fire('Axial missile')
  const said = page.locator('.said')
  await expect(said).toContainText('Not quite.')
  await expect(said).toContainText('44%')
  await said.getByRole('link', { name: 'ES-PDF-04' }).click()
  await expect(page.getByRole('dialog')).toContainText('Shooting it down')
  await page.keyboard.press('Escape')
  await fire('Axial torpedo')
  await expect(said).toContainText('Right.')
  await expect(page.locator('.log-box')).toContainText('torpedo')
  await page.getByRole('link', { name: 'All lessons' }).first().click()
  await expect(page.getByText('1 of 23 solved in this browser.')).toBeVisible()
})

test('a spoken answer and a number by keys; the next position is one Enter away', async ({ server, page }) => {
  await page.goto(`${server.url}learn/easystar/after-the-last-hex`)
  await expect(page.getByRole('heading', { name: 'What is your answer?' })).toBeVisible()
  await page.keyboard.press('1')
  await expect(page.locator('.said')).toContainText('ES-TRN-02')
  await page.keyboard.press('3')
  await expect(page.locator('.said')).toContainText('Right.')
  await page.keyboard.press('Enter')
  await expect(page.locator('.lesson h2')).toContainText('Jump so that')
  await page.goto(`${server.url}learn/easystar/what-she-costs`)
  await page.locator('.number-answer input').fill('60')
  await page.keyboard.press('Enter')
  await expect(page.locator('.said')).toContainText('three units, not two')
  await page.locator('.number-answer input').fill('65')
  await page.keyboard.press('Enter')
  await expect(page.locator('.said')).toContainText('Right.')
})

test('the clause leads to the position that shows it', async ({ server, page }) => {
  await page.goto(`${server.url}rules/easystar#ES-TRN-02`)
  await page
    .locator('#ES-TRN-02')
    .getByRole('link', { name: /one hex-side to starboard/ })
    .click()
  await expect(page.locator('.lesson h2')).toContainText('one hex-side to starboard')
})

test('nothing serious for axe: the list, a story, each kind of position, by night and on paper', async ({ server, page }) => {
  for (const path of [
    'learn',
    'learn/easystar',
    'learn/easystar/first-battle',
    'learn/easystar/who-lies-in-the-arc',
    'learn/easystar/what-she-costs',
  ]) {
    await page.goto(server.url + path)
    await expect(page.locator('main h1, .lesson h2').first()).toBeVisible()
    await expectAccessibleByDayAndNight(page, path)
  }
  await page.keyboard.press('Tab')
  await page.locator('.number-answer input').fill('65')
  await page.keyboard.press('Enter')
  await expect(page.locator('.said')).toBeVisible()
  await expectAccessibleByDayAndNight(page, 'solved')
})

test.describe('four hundred pixels and a finger', () => {
  test.use({ viewport: { width: 400, height: 800 }, hasTouch: true, isMobile: true })

  test('the first battle by touch', async ({ server, page }) => {
    await page.goto(server.url)
    await page.getByRole('link', { name: 'Learn it in ten moves' }).tap()
    await fightIt(page, finger(page), async (title) => {
      await expectNoWiderThanTheScreen(page, title)
      await expectFingerSized(page, title)
    })
    await expectNoWiderThanTheScreen(page, 'the end')
    await expectFingerSized(page, 'the end')
    await expectAccessible(page, 'the end')
  })

  test('the list and a position fit the screen and the finger', async ({ server, page }) => {
    for (const path of [
      'learn',
      'learn/easystar',
      'learn/easystar/who-lies-in-the-arc',
      'learn/easystar/what-she-costs',
      'learn/easystar/the-clear-way',
    ]) {
      await page.goto(server.url + path)
      await expect(page.locator('main h1, .lesson h2').first()).toBeVisible()
      await expectNoWiderThanTheScreen(page, path)
      await expectFingerSized(page, path)
    }
  })
})
