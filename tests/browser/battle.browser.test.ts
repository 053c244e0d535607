// A player against the computer, from New game to the list of finished games; the server is killed on the way.
import { expect, LONG, test } from './fixtures.ts'
import { cardOf } from './home-page.ts'
import { inTheThick, player, playToTheEnd, playUntil } from './play.ts'
import { expectFairDice } from './server-state.ts'

test('New game starts a battle against the captain, which survives a server killed while orders are sent', { tag: LONG }, async ({
  server,
  page,
}) => {
  await page.goto(server.url)
  await cardOf(page, 'EasyStar').getByRole('link', { name: 'New game' }).click()
  await page.getByLabel('Build points').selectOption('250')
  await page.getByLabel('Blue', { exact: true }).selectOption('computer: captain (medium)')
  await page.getByLabel('Name of the game').fill('Against the captain')
  await page.getByRole('button', { name: 'Start' }).click()
  const me = player(page, 11)
  await playUntil([me], inTheThick)
  await expect(page.locator('.seats')).toContainText('Captain')
  for (const _ of ['once', 'twice', 'three times']) {
    const reading = await playUntil(
      [me],
      ({ kind, phase, choices }) => kind === 'question' && choices.some(({ role }) => role === 'main') && phase !== '',
    )
    const main = reading.choices.find(({ role }) => role === 'main')
    if (!main) throw new Error('the main answer has disappeared')
    await Promise.all([me.input.press(main, reading.choices), server.kill()])
    await expect(page.locator('.link-said')).toContainText('Connection lost')
    await server.restart()
    await expect(page.locator('.link-said')).toHaveCount(0)
    me.answered = null
  }
  await playToTheEnd([me])
  await expectFairDice(page)
  await page.getByRole('link', { name: 'All games' }).click()
  await page.locator('details.finished summary').first().click()
  await expect(page.locator('details.finished tbody tr').first()).toContainText('Against the captain')
})
