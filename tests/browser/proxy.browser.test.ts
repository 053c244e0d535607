// An honest server behind an operator's proxy that replaces what a browser sends or is shown: the page of the player says so.
import { linkChain, type Message } from '@admiralty/match'
import type { Page } from '@playwright/test'
import { type AlteringProxy, alteringProxy } from './altering-proxy.ts'
import { expect, test } from './fixtures.ts'
import { startMatch } from './invited-match.ts'
import { expectAccessibleInBothThemes } from './page-checks.ts'
import { inTheThick, player, playUntil } from './play.ts'

/** The guest joins through the proxy. */
async function joinThrough(guest: Page, proxy: AlteringProxy, link: string): Promise<void> {
  const { pathname } = new URL(link)
  await guest.goto(new URL(pathname, proxy.url).href)
  await guest.getByRole('button', { name: 'Join' }).click()
  await guest.waitForURL(/\/table\//)
}

const OWN_LINKS = linkChain('the operator', 'blue', 'any value')
const MODES = [
  ['the end of its links', (body: object) => ({ ...body, linkEnds: { blue: OWN_LINKS[0] } }), 'the end of the links of blue has changed'],
  ['its key, which it removes', (body: object) => ({ ...body, keys: {} }), 'the key of blue has changed'],
] as const
for (const [what, joining, finding] of MODES)
  test(`an operator replaces what a browser sends when it joins: ${what}`, async ({ server, browser }) => {
    const [anna, ben] = await Promise.all([1, 2].map(async () => (await browser.newContext()).newPage()))
    if (!anna || !ben) throw new Error('expected two pages')
    const proxy = await alteringProxy(server.url, { joining })
    await joinThrough(ben, proxy, await startMatch(anna, server.url))
    const warning = ben.locator('.not-the-match')
    await expect(warning).toContainText(`This is not the match that this browser saw: ${finding}`)
    await expect(ben.getByRole('region', { name: 'The key of your seat' })).toHaveCount(0)
    await expect(anna.locator('.not-the-match')).toHaveCount(0)
    await expectAccessibleInBothThemes(ben, 'a replaced key or link end')

    // The page stops: the first order is not sent.
    const orders: string[] = []
    ben.on('request', (sent) => sent.method() === 'POST' && /\/orders$/.test(sent.url()) && orders.push(sent.url()))
    await ben.getByRole('button', { name: 'Take this fleet' }).first().click()
    await expect(ben.getByText('Nothing was sent, because this is not the match that this browser joined').first()).toBeVisible()
    expect(orders).toEqual([])
    proxy.stop()
    for (const page of [anna, ben]) await page.context().close()
  })

/** The message with the ships one column further left than they went. */
const shifted = (message: Message): Message => {
  const shift = (observation: unknown): unknown => {
    const moved = observation as { readonly type?: string; readonly hex?: readonly [number, number] } | null // any observation of the game
    return moved?.type === 'shipMoved' && moved.hex ? { ...moved, hex: [moved.hex[0] - 1, moved.hex[1]] } : observation
  }
  return { ...message, steps: message.steps.map((step) => ({ ...step, observation: shift(step.observation) })) }
}

test('an operator shows a player other places than the journal has: the check after the end names the entry', async ({
  server,
  browser,
}) => {
  const [anna, ben] = await Promise.all([1, 2].map(async () => (await browser.newContext()).newPage()))
  if (!anna || !ben) throw new Error('expected two pages')
  const proxy = await alteringProxy(server.url, { message: shifted })
  await joinThrough(ben, proxy, await startMatch(anna, server.url))
  await playUntil([player(anna, 31), player(ben, 32)], inTheThick)
  await ben.locator('.watch.receipt summary').click()
  await expect(ben.locator('.watch.receipt')).toContainText('can be compared only when the match is over')
  await anna.getByRole('button', { name: 'Concede' }).click()
  await anna.getByRole('button', { name: 'Yes, concede' }).click()
  for (const page of [anna, ben]) await page.getByRole('button', { name: 'Check the dice' }).click()
  const alert = ben.locator('.dice-check [role="alert"]')
  await expect(alert).toContainText('This is not the match that this browser saw')
  await expect(alert).toContainText(/entry \d+ was shown to blue in another way; the journal has: .* at \d{4}/)
  await expect(anna.locator('.dice-check [role="status"]')).toContainText(/messages that were shown/)
  proxy.stop()
  for (const page of [anna, ben]) await page.context().close()
})
