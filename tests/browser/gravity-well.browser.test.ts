// Gravity Well on its own screen: a turn between two browsers by link, and the record on a phone.
import { expect, test } from './fixtures.ts'
import { join, startMatchWith } from './invited-match.ts'
import { expectAccessibleInBothThemes, expectFingerSized, expectNoWiderThanTheScreen } from './page-checks.ts'
import { player, playUntil } from './play.ts'
import type { Reading } from './reading.ts'

const PHONE = { width: 390, height: 844 }
const turnOf = ({ moment }: Reading): number => Number(/Turn (\d+)/i.exec(moment)?.[1] ?? 0)
const isLaunching = (turn: number) => (reading: Reading) => reading.phase.startsWith('Launch') && turnOf(reading) === turn

test('two browsers play a turn of the fast scenario by link', async ({ server, browser }) => {
  const yellow = await (await browser.newContext()).newPage()
  const match = { game: 'gravity-well', scenario: 'Fast', options: {}, guests: ['Blue'] }
  const [link] = await startMatchWith(yellow, server.url, match)
  if (link === undefined) throw new Error('there is no invitation')
  const blue = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage()
  await join(blue, link)

  const players = [player(yellow, 61), player(blue, 62)]
  await playUntil(players, isLaunching(1))
  await playUntil(players, isLaunching(2))
  for (const page of [yellow, blue]) {
    const log = page.locator('.log-lines')
    await expect(log).toContainText('Yellow places station')
    await expect(log).toContainText('Turn 2')
    await page.getByRole('button', { name: 'Text view' }).click()
    const units = page.getByRole('region', { name: 'Text view' }).locator('table', { has: page.locator('caption', { hasText: /^Units$/ }) })
    await expect(units).toContainText('ring 5, clockwise, speed 2')
    await expect(units).toContainText('ring 5, anticlockwise, speed 2')
  }
  const stations = (page: typeof blue) =>
    page.getByRole('region', { name: 'Text view' }).locator('table', { has: page.locator('caption', { hasText: /^Stations$/ }) })
  // Each sees its own bay only.
  for (const page of [yellow, blue]) {
    await expect(stations(page).locator('tbody tr')).toHaveCount(2)
    await expect(stations(page).getByText('secret', { exact: true })).toHaveCount(1)
    await page.context().close()
  }
})

test('the record shows modules, bay and flight, on a phone too', async ({ server, page }) => {
  await page.goto(`${server.url}set?game=gravity-well`)
  await page.getByLabel('Blue', { exact: true }).selectOption('me, on this screen')
  await page.getByRole('button', { name: 'Start' }).click()
  await playUntil([player(page, 63)], isLaunching(1))
  const record = page.locator('.gw-record')
  await expect(record).toContainText('quota 10')
  await expect(record).toContainText('8 resource units in the pool')
  await expect(record).toContainText('It stays in ring 5 without thrust.')
  await expectAccessibleInBothThemes(page, 'record')
  await page.setViewportSize(PHONE)
  await page.getByRole('button', { name: 'Record' }).click()
  await expectNoWiderThanTheScreen(page, 'record')
  await expectFingerSized(page, 'record')
})
