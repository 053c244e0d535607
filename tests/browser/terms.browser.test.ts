// The terms of a match: only its players may watch, and it keeps its secrets when it ends.
import { expect, test } from './fixtures.ts'
import { expectAccessible } from './page-checks.ts'

test('a match for its players only keeps its secrets after its end, and does not exist for strangers', async ({ server, browser }) => {
  const [anna, ben, carl] = await Promise.all([0, 1, 2].map(async () => (await browser.newContext()).newPage()))
  if (!anna || !ben || !carl) throw new Error('a page is missing')
  await anna.goto(`${server.url}set?game=easystar`)
  await anna.getByLabel('Blue', { exact: true }).selectOption('somebody I invite by link')
  await anna.getByLabel('Who may watch').selectOption('only the players')
  await anna.getByLabel('When the match ends').selectOption('secrets stay secret')
  await expectAccessible(anna, 'new game with terms')
  await anna.getByRole('button', { name: 'Start' }).click()
  await expect(anna.getByText('Only the players may watch.')).toBeVisible()

  await ben.goto(await anna.getByLabel('Invitation for Blue').inputValue())
  await expect(ben.getByText('Secrets stay secret when the match ends.')).toBeVisible()
  await ben.getByRole('button', { name: 'Join' }).click()
  await expect(ben.getByRole('region', { name: 'Chat and requests' })).toBeVisible()
  await expect(ben.getByText('Spectator link')).toHaveCount(0)
  const table = ben.url()
  const replay = table.replace('/table/', '/replay/')
  for (const address of [table, replay]) {
    await carl.goto(address)
    await expect(carl.getByText('there is no such match')).toBeVisible()
  }

  await ben.getByRole('button', { name: 'Concede' }).click()
  await ben.getByRole('button', { name: 'Yes, concede' }).click()
  const result = anna.getByRole('region', { name: 'Result' })
  await expect(result).toContainText('This match keeps its secrets after its end')
  await expect(result.getByRole('button', { name: 'Check the dice' })).toHaveCount(0)
  await expect(result.getByRole('region', { name: 'What decided the match' })).toHaveCount(0)
  await anna.getByRole('link', { name: 'Watch the replay' }).click()
  await expect(anna.getByRole('button', { name: 'Yellow’s view' })).toHaveAttribute('aria-pressed', 'true')
  await expect(anna.getByRole('button', { name: 'Everything' })).toHaveCount(0)
  await carl.goto(replay)
  await expect(carl.getByText('there is no such match')).toBeVisible()
  for (const page of [anna, ben, carl]) await page.context().close()
})
