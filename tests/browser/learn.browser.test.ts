// Lessons: the first battle by mouse, keyboard and touch, and positions answered wrongly, then rightly.

import type { RuleSystem, Words } from '@admiralty/kernel'
import { system as earthExpects, words as earthWords } from '@admiralty/systems/earth-expects'
import { system as easystar, words as easywords } from '@admiralty/systems/easystar'
import type { Page } from '@playwright/test'
import { expect, LONG, test } from './fixtures.ts'
import { cardOf, playNow } from './home-page.ts'
import { finger, type InputMethod, keys, mouse, tabTo } from './input.ts'
import { decisionsOf, lessonFile, press } from './lesson-steps.ts'
import { expectAccessible, expectAccessibleInBothThemes, expectFingerSized, expectNoWiderThanTheScreen } from './page-checks.ts'

interface Game {
  readonly system: RuleSystem
  readonly words: Words
}
// The contract knows nothing of the types of these games.
const DECISIONS = {
  easystar: decisionsOf({ system: easystar, words: easywords } as unknown as Game, lessonFile('easystar', 'first-battle')),
  'earth-expects': decisionsOf({ system: earthExpects, words: earthWords } as unknown as Game, lessonFile('earth-expects', 'first-battle')),
}

type Look = (title: string) => Promise<void>
async function playFirstBattle(page: Page, input: InputMethod, look: Look, system: keyof typeof DECISIONS = 'easystar'): Promise<void> {
  for (const { title, labels } of DECISIONS[system]) {
    await expect(page.locator('.lesson h2')).toHaveText(title)
    await look(title)
    for (const label of labels) await press(page, input, label)
  }
  await expect(page.locator('.lesson h2')).toHaveText('You won')
  await expect(page.locator('.log-box')).toContainText('Yellow wins')
}

test('the first battle can be played by mouse, and an answer that the lesson does not allow is explained', async ({ server, page }) => {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  const requests: string[] = []
  await page.goto(server.url)
  await cardOf(page, 'EasyStar').getByRole('link', { name: 'Learn in ten moves' }).click()
  await expect(page.locator('.lesson h2')).toHaveText('Close in')
  page.on('request', (request) => request.url().includes('/api/matches') && requests.push(request.url()))
  await page.getByRole('button', { name: 'Hint', exact: true }).click()
  await expect(page.locator('.hint')).toBeVisible()
  await page.getByRole('button', { name: 'Show me' }).click()
  await expect(page.locator('.ask .row.sel')).toContainText('Go to 0710')
  await page.locator('.ask .row.sel').click()
  await page.locator('.ask .acts .go').or(page.locator('.ask .row').first()).first().waitFor()
  await page.keyboard.press('Escape')
  await playFirstBattle(page, mouse(page), async (title) => {
    if (title !== 'Fire') return
    await press(page, mouse(page), 'Pass')
    await expect(page.getByRole('alert')).toContainText('Not in this lesson.')
    await expect(page.getByRole('alert')).toContainText('ES-SEQ-05')
  })
  expect(requests).toEqual([])
  await page.getByRole('link', { name: 'Teaching positions' }).click()
  await expect(page.getByRole('heading', { name: 'A first battle in ten moves' }).getByLabel('solved')).toBeVisible()
  await page.goBack()
  await page.goto(`${server.url}learn/easystar/first-battle`)
  await expect(page.locator('.lesson h2')).toHaveText('Close in')
  expect(errors).toEqual([])
})

test('the first battle of Earth Expects can be played word for word by its hints', async ({ server, page }) => {
  await page.goto(server.url)
  await cardOf(page, 'Earth Expects').getByRole('link', { name: 'Learn in ten moves' }).click()
  await playFirstBattle(
    page,
    mouse(page),
    async (title) => {
      if (title !== 'Launch a missile') return
      // The ringed box is on the record in view, and a click on it picks the launcher.
      const box = page.locator('.record-panel [data-item="2,-4"]')
      await expect(box.locator('path').first()).not.toHaveCSS('stroke-dasharray', 'none')
      await box.click()
      await expect(page.locator('section.ask .row', { hasText: 'A standard missile' })).toBeVisible()
      await page.keyboard.press('Escape')
    },
    'earth-expects',
  )
})

test('clicks on the ringed hex lead to the move of the lesson', async ({ server, page }) => {
  await page.goto(`${server.url}learn/easystar/first-battle`)
  await expect(page.locator('.lesson h2')).toHaveText('Close in')
  const move = page.locator('section.ask .acts .go', { hasText: 'Move to 0710' })
  const ring = page.locator('.chart .mark-look').last()
  const menu = page.locator('.board-menu button')
  for (let clicks = 0; clicks < 4 && !(await move.isVisible()); clicks += 1) {
    if (await menu.first().isVisible()) {
      await menu.filter({ hasText: 'facing N' }).first().click()
      continue
    }
    const box = await ring.boundingBox()
    if (!box) throw new Error('no hex is ringed')
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  }
  await move.click()
  await expect(page.locator('.lesson h2')).toHaveText('Fire')
})

test('the first battle can be played by keyboard alone and leads to a real match', async ({ server, page }) => {
  await page.addInitScript(
    `for (const kind of ['pointerdown', 'mousedown', 'touchstart']) addEventListener(kind, () => { throw new Error('a pointer was used') }, true)`,
  )
  await page.goto(server.url)
  await expect(playNow(page)).toBeVisible()
  await tabTo(page, `[...document.querySelectorAll('a')].find((a) => a.textContent === 'Learn in ten moves')`)
  await page.keyboard.press('Enter')
  await playFirstBattle(page, keys(page), async () => undefined)
  await tabTo(page, `document.querySelector('.lesson .acts .go')`)
  await page.keyboard.press('Enter')
  await expect(page.locator('section.ask .who > span')).toHaveText(/^Ships/)
})

test('a wrong answer is explained with its clause, and a right answer marks the position as solved', async ({ server, page }) => {
  await page.goto(`${server.url}learn/easystar`)
  await page.getByRole('link', { name: 'Which one shot has the best chance to destroy Rook now?' }).click()
  const fire = async (weapon: string): Promise<void> => {
    await page.locator('.ask .row', { hasText: `${weapon} at Blue Rook` }).click()
    await page.locator('.ask .acts .go').click()
  }
  await fire('Axial missile')
  const explanation = page.locator('div.said')
  await expect(explanation).toContainText('Not quite.')
  await expect(explanation).toContainText('44%')
  await explanation.getByRole('link', { name: 'ES-PDF-04' }).click()
  await expect(page.getByRole('dialog')).toContainText('Shooting it down')
  await page.keyboard.press('Escape')
  await fire('Axial torpedo')
  await expect(explanation).toContainText('Right.')
  await expect(page.locator('.log-box')).toContainText('torpedo')
  await page.getByRole('link', { name: 'All lessons' }).first().click()
  await expect(page.getByText('1 of 23 solved in this browser.')).toBeVisible()
})

test('questions with answers in words or numbers can be answered by keyboard, and Enter opens the next one', async ({ server, page }) => {
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

test('a clause links to the position that shows it', async ({ server, page }) => {
  await page.goto(`${server.url}rules/easystar#ES-TRN-02`)
  await page
    .locator('#ES-TRN-02')
    .getByRole('link', { name: /one hex-side to starboard/ })
    .click()
  await expect(page.locator('.lesson h2')).toContainText('one hex-side to starboard')
})

test('the list of lessons, a story and each kind of position are accessible', { tag: LONG }, async ({ server, page }) => {
  for (const path of [
    'learn',
    'learn/easystar',
    'learn/easystar/first-battle',
    'learn/easystar/who-lies-in-the-arc',
    'learn/easystar/what-she-costs',
  ]) {
    await page.goto(server.url + path)
    await expect(page.locator('main h1, .lesson h2').first()).toBeVisible()
    await expectAccessibleInBothThemes(page, path)
  }
  await page.keyboard.press('Tab')
  await page.locator('.number-answer input').fill('65')
  await page.keyboard.press('Enter')
  await expect(page.locator('.said')).toBeVisible()
  await expectAccessibleInBothThemes(page, 'solved')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 400, height: 800 }, hasTouch: true, isMobile: true })

  test('the first battle can be played by touch', { tag: LONG }, async ({ server, page }) => {
    await page.goto(server.url)
    await cardOf(page, 'EasyStar').getByRole('link', { name: 'Learn in ten moves' }).tap()
    await playFirstBattle(page, finger(page), async (title) => {
      await expectNoWiderThanTheScreen(page, title)
      await expectFingerSized(page, title)
    })
    await expectNoWiderThanTheScreen(page, 'the end')
    await expectFingerSized(page, 'the end')
    await expectAccessible(page, 'the end')
  })

  test('the list of lessons and each kind of position fit the screen, and touch targets are large enough', async ({ server, page }) => {
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
