// Pages and a battle on a phone, 400 pixels wide, by touch.

import type { Page } from '@playwright/test'
import { expect, LONG, test } from './fixtures.ts'
import { chooseAll } from './home-page.ts'
import { finger, tapTab } from './input.ts'
import { expectAccessible, expectFingerSized, expectNoWiderThanTheScreen } from './page-checks.ts'
import { player, playToTheEnd } from './play.ts'

test.use({ viewport: { width: 400, height: 800 }, hasTouch: true, isMobile: true })

async function expectFitForAPhone(page: Page, where: string): Promise<void> {
  await expectNoWiderThanTheScreen(page, where)
  await expectFingerSized(page, where)
}

test('the home page, New game, rules, fairness and profile fit a phone', async ({ server, page }) => {
  for (const path of ['', 'set?game=easystar', 'rules', 'rules/easystar', 'fairness', 'me', 'me/take/no-such-link', 'check']) {
    await page.goto(server.url + path)
    await expect(page.locator('main h1, main h2').first()).toBeVisible()
    await expectFitForAPhone(page, path || 'home')
  }
})

test('a battle can be played to its end by touch', { tag: LONG }, async ({ server, page }) => {
  await page.goto(server.url)
  await chooseAll(page).tap()
  const seen = new Set<string>()
  const me = {
    ...player(page, 61, finger),
    async look({ kind, phase }: { kind: string; phase: string }) {
      const what = `${kind} ${phase}`
      if (seen.has(what)) return
      seen.add(what)
      for (const tab of await page.locator('.ph-tabs button:visible').allTextContents()) {
        await tapTab(page, tab)
        await expectFitForAPhone(page, `${what}, ${tab}`)
      }
      if (/plan a course|your move|yours to decide/.test(phase)) await expectAccessible(page, what)
    },
  }
  await playToTheEnd([me])
  await expectFitForAPhone(page, 'results')
  await expectAccessible(page, 'results')
  expect([...seen].join()).toMatch(/game page.*Deploy.*Ships.*Fire/)
})
