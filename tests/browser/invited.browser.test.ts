// Two players in two browsers; one of them joins by an invitation that works once.
import { expect, LONG, test } from './fixtures.ts'
import { join, startMatch, startMatchWith } from './invited-match.ts'
import { inTheThick, player, playToTheEnd, playUntil } from './play.ts'
import { powerCut } from './power-cut.ts'
import { expectFairDice, observedBy } from './server-state.ts'

test('an invitation works once, and two browsers play to the end although the server is killed', { tag: LONG }, async ({
  server,
  browser,
}) => {
  const [anna, ben, carl] = await Promise.all([1, 2, 3].map(async () => (await browser.newContext()).newPage()))
  if (!anna || !ben || !carl) throw new Error('expected three pages')
  const link = await startMatch(anna, server.url)

  await ben.goto(link)
  await expect(ben.getByText(/^You play/)).toContainText('Blue')
  await carl.goto(link)
  await expect(carl.getByRole('button', { name: 'Join' })).toBeVisible()
  await ben.getByRole('button', { name: 'Join' }).click()
  await ben.waitForURL(/\/table\//)
  await carl.getByRole('button', { name: 'Join' }).click()
  await expect(carl.getByRole('heading', { level: 1 })).toHaveText('This invitation has been used')

  const players = [player(anna, 21), player(ben, 22)] as const
  await playUntil(players, inTheThick)
  await expect(anna.locator('.seats')).toContainText('online')
  const seated = [
    { player: players[0], seat: 'yellow' },
    { player: players[1], seat: 'blue' },
  ]
  await powerCut(server, seated)
  await carl.goto(link)
  await expect(carl.getByRole('heading', { level: 1 })).toHaveText('This invitation has been used')
  await expect(observedBy(anna, 'blue')).rejects.toThrow('403')

  await playToTheEnd(players)
  const results = await Promise.all([anna, ben].map((page) => page.locator('.result h2').textContent()))
  expect(['Draw and Draw', 'You lost and You won']).toContain(results.toSorted().join(' and '))
  for (const page of [anna, ben]) await expectFairDice(page)
  for (const page of [anna, ben, carl]) await page.context().close()
})

test('an order is shown and announced as on its way at once, and as sealed only when the server has sealed it', async ({
  server,
  browser,
}) => {
  const [anna, ben] = await Promise.all([1, 2].map(async () => (await browser.newContext()).newPage()))
  if (!anna || !ben) throw new Error('expected two pages')
  const match = { game: 'earth-expects', scenario: 'Two corvettes', options: {}, guests: ['Blue'] }
  const [link = ''] = await startMatchWith(anna, server.url, match)
  await join(ben, link)
  const dialog = anna.getByRole('region', { name: 'Your decision' })
  const announced = anna.getByRole('status').filter({ hasText: 'orders' })
  const held = Promise.withResolvers<void>()
  await anna.route('**/orders', async (route) => {
    await held.promise
    await route.continue()
  })
  await dialog.getByRole('button', { name: 'Confirm power' }).click()
  await expect(dialog).toContainText('Sending your orders…')
  await expect(announced).toHaveText('Sending your orders…')
  await expect(anna.locator('.seats')).not.toContainText('orders sealed')
  held.resolve()
  await expect(anna.getByRole('region', { name: 'Waiting' })).toContainText('Your orders are sealed.')
  await expect(announced).toContainText('Your orders are sealed.')
  for (const page of [anna, ben]) await page.context().close()
})
