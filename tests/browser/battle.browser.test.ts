// A person against the computer, from the shelf to the results page, with a power cut on the way.
import { expect, test } from './fixtures.ts'
import { inTheThick, player, playToTheEnd, playUntil } from './play.ts'
import { powerCut } from './power-cut.ts'
import { expectFairDice } from './server-state.ts'

test.describe.configure({ timeout: 240_000 })

test('play now: two clicks, a battle against the ensign to its end; the server is killed in the middle and nothing is lost', async ({
  server,
  page,
}) => {
  await page.goto(server.url)
  await page.getByRole('button', { name: /^Play/ }).click()
  const me = player(page, 7)
  await playUntil([me], inTheThick)
  await powerCut(server, [{ player: me, seat: 'yellow' }])
  await playToTheEnd([me])
  await expectFairDice(page)
  await page.getByRole('link', { name: 'All games' }).click()
  await page.locator('details.finished summary').first().click()
  await expect(page.locator('details.finished tbody tr').first()).toContainText('EasyStar')
})

test('set a table: a battle against the captain to its end; the power goes in the very moment of an answer', async ({ server, page }) => {
  await page.goto(server.url)
  await page.getByRole('link', { name: 'New game' }).click()
  await page.getByLabel('Build points').selectOption('250')
  await page.getByLabel('Blue', { exact: true }).selectOption('computer: captain (medium)')
  await page.getByLabel('Name of the game').fill('The captain’s table')
  await page.getByRole('button', { name: 'Start' }).click()
  const me = player(page, 11)
  await playUntil([me], inTheThick)
  await expect(page.locator('.seats')).toContainText('Captain')
  for (const _ of ['once', 'twice', 'three times']) {
    const asked = await playUntil(
      [me],
      ({ kind, phase, choices }) => kind === 'question' && choices.some(({ role }) => role === 'main') && phase !== '',
    )
    const main = asked.choices.find(({ role }) => role === 'main')
    if (!main) throw new Error('it was there a moment ago')
    await Promise.all([me.hand.press(main, asked.choices), server.kill()])
    await expect(page.locator('.link-said')).toContainText('Connection lost')
    await server.restart()
    await expect(page.locator('.link-said')).toHaveCount(0, { timeout: 20_000 })
    me.answered = null
  }
  await playToTheEnd([me])
  await expectFairDice(page)
})
