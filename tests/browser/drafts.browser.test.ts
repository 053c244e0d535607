// A turn that is written but not sent survives a reload, another page and Back, in each game.
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { cardOf, playNow } from './home-page.ts'
import { player, playUntil } from './play.ts'
import { type Reading, read } from './reading.ts'

/** What the dialog asks and offers. */
const asked = ({ title, choices }: Reading): readonly string[] => [title, ...choices.map(({ label }) => label)]
const drafts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(`Object.keys(localStorage).filter((key) => key.startsWith('admiralty.draft.'))`)

/** Plays until a part of an order has been chosen. Returns what the dialog asks then. */
async function writeDraft(page: Page): Promise<readonly string[]> {
  await playUntil(
    [player(page, 5)],
    ({ kind, choices }) => kind === 'question' && choices.some(({ role, listed }) => listed && role === 'back'),
  )
  await expect.poll(() => drafts(page)).toHaveLength(1)
  return asked(await read(page))
}

for (const game of ['EasyStar', 'Earth Expects', 'Solar Flare', 'Gravity Well', 'Full Thrust'])
  test(`a written turn of ${game} survives a reload, another page and Back`, async ({ server, page }) => {
    await page.goto(server.url)
    await playNow(page, game).click()
    const written = await writeDraft(page)
    const isBack = () => expect.poll(async () => asked(await read(page))).toEqual(written)
    await page.reload()
    await isBack()
    await page.getByRole('link', { name: 'Rules', exact: true }).first().click()
    await expect(page).toHaveURL(/rules/)
    await page.goBack()
    await isBack()
    await page.goto(server.url)
    await expect(cardOf(page, game)).toBeVisible()
    await page.goBack()
    await isBack()
  })
