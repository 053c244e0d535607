// Two players in two browsers; one of them joins by an invitation that works once.
import { expect, LONG, test } from './fixtures.ts'
import { startMatch } from './invited-match.ts'
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
  expect(await ben.locator('.result h2').textContent()).toBe(await anna.locator('.result h2').textContent())
  for (const page of [anna, ben]) await expectFairDice(page)
  for (const page of [anna, ben, carl]) await page.context().close()
})
