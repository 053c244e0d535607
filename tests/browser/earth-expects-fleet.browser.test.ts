// The players' own ships in Earth Expects: designed before or in a match, bought by mouse, keyboard and touch, and used in the battle.
import { system } from '@admiralty/systems/earth-expects'
import type { Page } from '@playwright/test'
import { expect, LONG, test } from './fixtures.ts'
import { tabTo } from './input.ts'
import { expectAccessible, expectAccessibleInBothThemes, expectFingerSized, expectNoWiderThanTheScreen } from './page-checks.ts'

/** A ready-made ship of the game. */
function readyShip(name: string): { readonly boxes: readonly { readonly at: readonly [number, number]; readonly type: string }[] } {
  const found = system.shipyard?.ready.find((design) => (design as { readonly name: string }).name === name) // the contract does not know what a design is
  if (!found) throw new Error(`there is no ready-made ship ${name}`)
  return found as ReturnType<typeof readyShip>
}
async function startMatch(page: Page, url: string, budget: string): Promise<void> {
  await page.goto(`${url}set?game=earth-expects`)
  await page.getByText('Ships of your own').click()
  await page.getByLabel('Points for each side').selectOption(budget)
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(page.getByRole('button', { name: /^Fleet ready/ })).toBeVisible()
}
const shipIn = (page: Page, name: string) => page.getByRole('listitem', { name, exact: true })
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' })

/** Replaces the anti-missile of a Bolt by a launcher, and saves the ship as Mayfly. */
async function designMayfly(page: Page, url: string): Promise<void> {
  await page.goto(`${url}designer/earth-expects`)
  await button(page, /^Bolt/).click()
  const stern = readyShip('Bolt').boxes.find(({ type }) => type === 'A')
  await page.locator('.ee-sheet').focus()
  for (let down = 0; down < (stern?.at[1] ?? 0); down += 1) await page.keyboard.press('ArrowDown')
  await page.keyboard.press('m')
  await expect(page.getByText('Legal design.')).toBeVisible()
  await button(page, 'Save as').click()
  await page.getByRole('dialog').getByLabel('Name').fill('Mayfly')
  await page.keyboard.press('Enter')
  await expect(page.locator('.top').getByRole('status')).toHaveText('saved')
}
/** Places the ships, and waits for the first turn. */
async function placeShips(page: Page): Promise<void> {
  await button(page, /^Place ships/).click()
  await expect(page.locator('.phases')).toContainText('Turn 1')
}

test('a ship from the designer can be bought for a battle and appears in it', { tag: LONG }, async ({ server, page }) => {
  await designMayfly(page, server.url)
  await startMatch(page, server.url, '4')
  const own = page.getByRole('region', { name: 'Your own ships' })
  await expect(own.getByRole('listitem', { name: 'Mayfly' })).toContainText('1 point')
  await expectAccessibleInBothThemes(page, 'ships to buy')
  await button(page, 'Add Mayfly').click()
  await button(page, 'Add Mayfly').click()
  await button(page, 'Add Javelin').click()
  await expect(page.locator('.ee-purse')).toContainText('0 left of 4 points')
  await expect(button(page, 'Add Javelin')).toBeDisabled()
  await expect(shipIn(page, 'Bulwark')).toContainText('4 points more than you have left')
  await button(page, 'Remove Javelin').click()
  await button(page, /^Fleet ready/).click()
  await expect(button(page, /^Fleet ready/)).toBeHidden()
  await expect(page.locator('.log-box')).toContainText('buys 2 ships: Mayfly, Mayfly')
  await expect(page.locator('.log-box')).toContainText('Blue has bought ships.')
  await placeShips(page)
  await expect(page.locator('.log-box')).toContainText('Yellow has Mayfly')
  await expect(page.locator('.map')).toContainText('Mayfly')
  await page.locator('.ee-row-btn', { hasText: 'Mayfly' }).first().click()
  await expect(page.getByRole('heading', { name: /Mayfly/ })).toBeVisible()
  await expect(page.locator('.ee-weapons')).toContainText('Launchers')
})

test('a rename in the library survives the next save, and the library has the price of the designer', async ({ server, page }) => {
  await designMayfly(page, server.url)
  await button(page, /^Library/).click()
  const saved = page.getByRole('dialog').getByRole('listitem', { name: 'Mayfly' })
  await expect(saved.locator('.points')).toHaveText('1 point')
  await saved.getByRole('button', { name: 'Rename' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill('Dayfly')
  await page.getByRole('button', { name: 'Rename' }).last().click()
  await expect(page.getByRole('listitem', { name: 'Dayfly' })).toBeVisible()
  await button(page, /^Close/).click()
  await expect(page.getByLabel('Name of the ship')).toHaveValue('Dayfly')
  await expect(page.locator('.top').getByRole('status')).toHaveText('saved')
  await page.locator('.ee-sheet').focus()
  await page.keyboard.press('h')
  await button(page, 'Save').click()
  await expect(page.locator('.top').getByRole('status')).toHaveText('saved')
  await button(page, /^Library/).click()
  await expect(page.getByRole('listitem', { name: 'Dayfly' })).toBeVisible()
})

test('while a fleet is bought, a ship can be changed, checked, undone, saved and added, and another imported as text', {
  tag: LONG,
}, async ({ server, page }) => {
  await startMatch(page, server.url, '2')
  await button(page, 'Change Bolt').click()
  await page.getByLabel('Name of the ship').fill('Sandfly')
  await page.locator('.ee-sheet').focus()
  await page.keyboard.press('Delete')
  await page.keyboard.press('m')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('h')
  const why = page.locator('.ee-fleet-designer-h .gu-why-not')
  await expect(why).toContainText('EE-DES')
  await expect(button(page, 'Add to fleet')).toBeDisabled()
  await expectAccessible(page, 'the ship editor in a match')
  await button(page, 'Undo').click()
  await expect(why).toBeHidden()
  await button(page, 'Save to my library').click()
  await expect(page.getByText('Saved to your library.')).toBeVisible()
  await button(page, 'Add to fleet').click()
  await expect(page.locator('.ee-fleet-list')).toContainText('Sandfly')

  await page.getByText('Import a ship from a file or text').click()
  const text = page.getByLabel('A ship as text')
  const read = button(page, 'Import')
  const gadfly = JSON.stringify({ ...readyShip('Gadfly'), name: 'Gift' })
  await text.fill(gadfly.slice(0, 200))
  await read.click()
  await expect(page.getByRole('alert')).toContainText('not valid JSON')
  await text.fill(gadfly)
  await read.click()
  await button(page, 'Add Gift').click()
  await button(page, /^Fleet ready/).click()
  await expect(page.locator('.log-box')).toContainText('buys 2 ships: Sandfly, Gift')
})

test('a fleet can be bought by keyboard alone, and Ctrl+Enter submits it at once', async ({ server, page }) => {
  await startMatch(page, server.url, '2')
  await page.evaluate(
    `for (const kind of ['pointerdown', 'mousedown', 'touchstart']) addEventListener(kind, () => { throw new Error('a pointer was used') }, true)`,
  )
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await tabTo(page, `document.querySelector('[aria-label="Add Gadfly"]')`)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(page.locator('.ee-fleet-list')).toContainText('Gadfly')
  await page.keyboard.press('Control+Enter')
  await expect(page.locator('.log-box')).toContainText('buys 2 ships: Gadfly, Gadfly')
  expect(errors).toEqual([])
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 400, height: 800 }, hasTouch: true, isMobile: true })

  test('a ready-made fleet can be changed and submitted by touch', { tag: LONG }, async ({ server, page }) => {
    const expectFits = async (where: string) => {
      await expectNoWiderThanTheScreen(page, where)
      await expectFingerSized(page, where)
    }
    await startMatch(page, server.url, '8')
    await expectFits('ships to buy')
    await button(page, 'Edit first').nth(1).tap()
    await button(page, '4 ships').tap()
    await expectFits('the fleet')
    await button(page, 'Remove Gannet').tap()
    await button(page, '3 ships').tap()
    await button(page, 'Cruisers').tap()
    await expectFits('the shop')
    await expect(shipIn(page, 'Paladin')).toContainText('2 points more than you have left')
    await button(page, 'Change Paladin').tap()
    await expectFits('the ship editor')
    await button(page, 'Back to the shop').tap()
    await expectAccessible(page, 'ships to buy, on a phone')
    await button(page, /^Fleet ready/).tap()
    await expect(button(page, /^Fleet ready/)).toBeHidden()
  })
})
