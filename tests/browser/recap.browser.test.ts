// The acts of others since the last answer stay on the chart and in the log until the next answer and after a reload, in each game.
import type { Page } from '@playwright/test'
import { expect, longExcept, test } from './fixtures.ts'
import { playNow } from './home-page.ts'
import { settled } from './input.ts'
import { player } from './play.ts'
import { type Reading, readSoon } from './reading.ts'

const lines = (page: Page) => page.locator('.log-lines .recap')
/** A game may draw the moves of this turn itself. */
const marks = (page: Page) => page.locator('.chart :is(.track-trail, .track-earlier-shot, .track-flown)')

/** Plays until a question of this kind shows what another ship did; matches that end before are played again. */
async function playUntilRecalled(page: Page, url: string, game: string, isWanted: (reading: Reading) => boolean): Promise<Reading> {
  for (;;) {
    await page.goto(url)
    await playNow(page, game).click()
    const { captain, input } = player(page, 7)
    for (let now = await readSoon(page, null, 10_000); now.kind !== 'over'; now = await readSoon(page, now.mark, 10_000)) {
      if (now.kind !== 'question' && now.kind !== 'game page') continue
      if (now.kind === 'question' && isWanted(now) && (await lines(page).count()) > 0) return now
      await input.press(captain.choose(now), now.choices)
    }
  }
}

for (const game of ['EasyStar', 'Earth Expects', 'Solar Flare', 'Gravity Well', 'Full Thrust'])
  test(
    `${game} shows what the enemy did since the last answer, after a reload too`,
    longExcept(['Solar Flare', 'Full Thrust'], game),
    async ({ server, page }) => {
      // Others may act between two looks at the page; then another match is tried.
      await expect(async () => {
        await playUntilRecalled(page, server.url, game, () => true)
        const told = await lines(page).allTextContents()
        expect(told[0]).toMatch(/: (moved|attacked)/)
        expect(await marks(page).count()).toBeGreaterThan(0)
        await page.reload()
        await readSoon(page, null, 10_000)
        await settled(page)
        expect(await lines(page).allTextContents()).toEqual(told)
        expect(await marks(page).count()).toBeGreaterThan(0)
      }).toPass()
    },
  )

test('Solar Flare forgets it with the first answer of the next turn', async ({ server, page }) => {
  const isWeapons = ({ phase }: Reading): boolean => phase.startsWith('Weapons')
  const asked = await playUntilRecalled(page, server.url, 'Solar Flare', isWeapons)
  const end = asked.choices.find(({ label }) => label === 'End the weapons phase')
  if (!end) throw new Error('the phase cannot be ended')
  await player(page, 7).input.press(end, asked.choices)
  await expect(page.locator('section.ask .who > span')).toHaveText(/^Movement/)
  await expect(lines(page)).toHaveCount(0)
  await expect(page.locator('.chart :is(.track-trail, .track-earlier-shot)')).toHaveCount(0)
})
