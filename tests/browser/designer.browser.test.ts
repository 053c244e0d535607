// The designer: a fleet designed by mouse, by keyboard and by touch; saved, exported, imported and played with.
import { readFileSync, writeFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, LONG, test } from './fixtures.ts'
import { cardOf, chooseAll, playNow } from './home-page.ts'
import { finger, keys, tabTo } from './input.ts'
import { expectAccessible, expectAccessibleInBothThemes, expectFingerSized, expectNoWiderThanTheScreen } from './page-checks.ts'
import { player, playUntil } from './play.ts'

const openDesigner = async (page: Page, url: string): Promise<void> => {
  await page.goto(`${url}designer/easystar`)
  await expect(page.getByRole('button', { name: '250', exact: true })).toBeVisible()
}
const fleetName = (page: Page) => page.getByRole('textbox', { name: 'Fleet' })
const part = (page: Page, name: RegExp) => page.locator('.es-tray').getByRole('button', { name })
const saveStatus = (page: Page) => page.locator('.top').getByRole('status')

/** A legal fleet of a cruiser and two destroyers for 250 points. */
async function designByMouse(page: Page): Promise<void> {
  await page.getByRole('button', { name: '250', exact: true }).click()
  await fleetName(page).fill('Night Watch')
  await page.getByRole('button', { name: /^Cruiser/ }).click()
  await page.getByLabel('Name of the ship').fill('Halberd')
  await part(page, /^Beam/).click()
  await page.getByRole('button', { name: /^range 3, damage 2/ }).click()
  await part(page, /^Torpedo 10/).click()
  await part(page, /^ECM/).click()
  for (const ship of ['Pike', 'Dirk']) {
    await page.getByRole('button', { name: /^Destroyer/ }).click()
    await page.getByLabel('Name of the ship').fill(ship)
    await part(page, /^Missile/).click()
    await page.getByRole('button', { name: /^range 2, damage 2/ }).click()
  }
}

test('a fleet designed by mouse is checked, corrected, undone, saved and still there after a reload', async ({ server, page }) => {
  await openDesigner(page, server.url)
  await designByMouse(page)
  await expect(page.getByText('Legal design.')).toBeVisible()
  await part(page, /^Fighter bay/).click()
  await part(page, /^Deflector/).click()
  const refused = page.getByRole('alert')
  await expect(refused).toContainText('weapons spaces')
  await expect(refused.getByRole('button', { name: 'ES-DES-03' })).toBeVisible()
  await expectAccessible(page, 'the designer with a refusal')
  await refused.getByRole('button', { name: /^Gun mount/ }).click()
  await expect(refused).toBeHidden()

  await page.keyboard.press('Control+z')
  await expect(refused).toBeVisible()
  await page.keyboard.press('Control+Shift+z')
  await expect(refused).toBeHidden()
  await page.getByLabel('Name of the ship').pressSequentially(' of Ayr')
  await page.keyboard.press('Control+z')
  await expect(page.getByLabel('Name of the ship')).toHaveValue('Dirk')

  await expect(saveStatus(page)).toHaveText('not saved')
  await page.reload()
  await expect(fleetName(page)).toHaveValue('Night Watch')
  await expect(saveStatus(page)).toHaveText('not saved')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(saveStatus(page)).toHaveText('saved')
  await page.reload()
  await expect(saveStatus(page)).toHaveText('saved')
  await expectAccessibleInBothThemes(page, 'the designer')
  await page.getByRole('button', { name: 'Print' }).click()
  await expect(page).toHaveURL(/print\/easystar\?design=/)
  await expect(page.getByRole('heading', { name: 'Night Watch' }).first()).toBeVisible()
  await page.goBack()
  await expect(fleetName(page)).toHaveValue('Night Watch')
  await expectNoWiderThanTheScreen(page, 'the designer')
})

test('leaving or replacing an unsaved design asks first', async ({ server, page }) => {
  await openDesigner(page, server.url)
  await page.getByRole('button', { name: /^Scout/ }).click()
  await page.getByRole('link', { name: 'Rules' }).click()
  const box = page.getByRole('alertdialog')
  await expect(box).toContainText('is not saved')
  await expectAccessible(page, 'leaving')
  await box.getByRole('button', { name: 'Cancel' }).click()
  await expect(page).toHaveURL(/designer/)
  await page.getByRole('link', { name: 'Rules' }).click()
  await box.getByRole('button', { name: 'Leave without saving' }).click()
  await expect(page).toHaveURL(/rules/)
  await openDesigner(page, server.url)
  await expect(page.locator('.es-fleet')).toContainText('Scout')
  await page.getByRole('button', { name: 'New' }).click()
  await box.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Add a ship to begin.')).toBeVisible()
  await page.getByRole('button', { name: 'Library (1)' }).click()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'My fleet' })).toBeVisible()
})

test('a saved design can be copied, renamed, deleted and restored', async ({ server, page }) => {
  await openDesigner(page, server.url)
  await page.getByRole('button', { name: /^Broadside/ }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(saveStatus(page)).toHaveText('saved')
  await page.goto(`${server.url}designer`)
  const saved = page.getByRole('listitem', { name: 'Broadside' })
  await expect(saved).toContainText('500 points')
  await expect(saved).toContainText('2 cruisers and 4 destroyers')
  await saved.getByRole('button', { name: 'Copy' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill('Second Squadron')
  await page.keyboard.press('Enter')
  const copy = page.getByRole('listitem', { name: 'Second Squadron' })
  await copy.getByRole('button', { name: 'Rename' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill('Rearguard')
  await page.getByRole('button', { name: 'Rename' }).last().click()
  const renamed = page.getByRole('listitem', { name: 'Rearguard' })
  await expect(renamed).toBeVisible()
  await expectAccessibleInBothThemes(page, 'the library')
  await renamed.getByRole('button', { name: 'Delete' }).click()
  await expect(renamed).toBeHidden()
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(renamed).toBeVisible()
  await renamed.getByRole('link', { name: 'Rearguard' }).click()
  await expect(fleetName(page)).toHaveValue('Rearguard')
  await expect(saveStatus(page)).toHaveText('saved')
})

test('a design can be exported and imported, and an invalid file is refused with the reason', async ({ server, page }, info) => {
  await openDesigner(page, server.url)
  await page.getByRole('button', { name: /^Wolf Pack/ }).click()
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Export' }).click()])
  expect(download.suggestedFilename()).toBe('wolf-pack.easystar.json')
  const file = info.outputPath('wolf-pack.json')
  await download.saveAs(file)
  const text = readFileSync(file, 'utf8')
  const write = (name: string, content: string): string => {
    const path = info.outputPath(name)
    writeFileSync(path, content)
    return path
  }
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(saveStatus(page)).toHaveText('saved')
  await page.getByRole('button', { name: 'New' }).click()
  const picker = page.getByLabel('Import a design file')
  for (const [name, content, reason] of [
    ['cut.json', text.slice(0, 90), /not valid JSON/],
    ['list.json', '[1, 2, 3]', /not an Admiralty design/],
    ['other.json', text.replace('"easystar"', '"chess"'), /design is for chess/],
    ['strange.json', text.replace('"destroyer"', '"dinghy"'), /cannot read the design: ships/],
    ['big.json', ' '.repeat(400_000), /too large/],
  ] as const) {
    await picker.setInputFiles(write(name, content))
    await expect(page.getByRole('alert')).toContainText(reason)
  }
  const forged = JSON.stringify({ ...JSON.parse(text), name: 'Forged', cost: 1, refusals: [] })
  await picker.setInputFiles(write('forged.json', forged))
  await expect(page.getByRole('alert')).toBeHidden()
  await expect(page.locator('.gu-budget-sec')).toContainText('5 of 250')
  await expect(saveStatus(page)).toHaveText('not saved')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('button', { name: 'Library (2)' }).click()
  await expect(page.getByRole('listitem', { name: 'Wolf Pack' }).first()).toContainText('245 points')
  await page.keyboard.press('Escape')

  const dropped = await page.evaluateHandle(
    `(() => { const data = new DataTransfer(); data.items.add(new File([${JSON.stringify(text.replaceAll('Wolf Pack', 'Dropped'))}], 'dropped.json')); return data })()`,
  )
  await page.dispatchEvent('.designer-page', 'drop', { dataTransfer: dropped })
  await expect(fleetName(page)).toHaveValue('Dropped')
})

test('a fleet can be designed and played with by keyboard alone', { tag: LONG }, async ({ server, page }) => {
  await page.addInitScript(
    `for (const kind of ['pointerdown', 'mousedown', 'touchstart']) addEventListener(kind, () => { throw new Error('a pointer was used') }, true)`,
  )
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  const press = async (selector: string, text: string) => {
    await tabTo(page, `[...document.querySelectorAll('${selector}')].find((one) => one.textContent.startsWith('${text}'))`)
    await page.keyboard.press('Enter')
  }
  await page.goto(server.url)
  await expect(playNow(page)).toBeVisible()
  await press('nav a', 'Designer')
  await expect(page.getByRole('region', { name: 'EasyStar' }).getByRole('link', { name: 'Open the designer' })).toBeVisible()
  await press('section[aria-label="EasyStar"] a', 'Open the designer')
  await expect(page.getByText('Add a ship to begin.')).toBeVisible()
  await press('.es-points-field button', '250')
  await tabTo(page, `document.querySelector('input[aria-label="Fleet"]')`)
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Keyed')
  await press('.es-hulls button', 'Cruiser')
  await press('.es-tray button', 'Beam')
  // The grid of a weapon comes before the tray that opens it.
  await tabTo(page, `document.querySelector('[aria-label^="range 2, damage 2"]')`, 'Shift+Tab')
  await page.keyboard.press('Enter')
  await press('.es-tray button', 'Torpedo10')
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+Shift+z')
  await expect(page.locator('.es-total')).toContainText('Torpedo')
  await expect(page.getByText('Legal design.')).toBeVisible()
  await press('.designer-tools button', 'Play with this fleet')
  await expect(page.getByRole('heading', { name: 'Choose a fleet' })).toBeVisible()
  await press('.es-card .btn.go', 'Take this fleet')
  await expect(page.getByRole('heading', { name: 'Choose a fleet' })).toBeHidden()
  const me = player(page, 7, keys)
  await playUntil([me], ({ phase }) => phase.startsWith('Deploy'))
  expect(errors).toEqual([])
})

test('a battle offers the saved fleets that it allows, the others with the reason, and can save a changed fleet', { tag: LONG }, async ({
  server,
  page,
}) => {
  await openDesigner(page, server.url)
  await page.getByRole('button', { name: /^Broadside/ }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(saveStatus(page)).toHaveText('saved')
  await page.getByRole('button', { name: 'New' }).click()
  await designByMouse(page)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(saveStatus(page)).toHaveText('saved')

  await page.goto(server.url)
  await chooseAll(page).click()
  const mine = page.getByRole('region', { name: 'From your library' })
  await expect(mine.locator('.es-card').nth(0)).toContainText('Night Watch')
  await expect(mine.locator('.es-card')).toHaveCount(1)
  const others = page.getByRole('region', { name: 'Your fleets that this battle does not allow' })
  await expect(others.locator('.es-card')).toContainText('The fleet costs 500 points, the budget is 250')
  await expect(others.getByRole('button', { name: 'Take this fleet' })).toHaveCount(0)
  await expectAccessibleInBothThemes(page, 'saved fleets')
  await mine.locator('.es-card').nth(0).getByRole('button', { name: 'Change it first' }).click()
  await fleetName(page).fill('Day Watch')
  await page.getByRole('button', { name: 'Save to my library' }).click()
  await expect(page.getByText('Saved to your library.')).toBeVisible()
  await page.getByRole('button', { name: 'Other fleets' }).click()
  await expect(mine.locator('.es-card')).toHaveCount(2)
  await mine.locator('.es-card', { hasText: 'Night Watch' }).getByRole('button', { name: 'Take this fleet' }).click()
  await expect(page.getByRole('heading', { name: 'Choose a fleet' })).toBeHidden()
  const reading = await playUntil([player(page, 11)], ({ phase }) => phase.startsWith('Deploy'))
  expect(reading.phase).toMatch(/^Deploy/)
})

test('players at one screen cannot save a fleet, because the next player could read it', async ({ server, page }) => {
  await page.goto(server.url)
  await cardOf(page, 'EasyStar').getByRole('button', { name: 'Two players, one screen' }).click()
  await page.getByRole('button', { name: 'I am Yellow' }).click()
  await page.getByRole('button', { name: 'Change it first' }).first().click()
  await expect(page.getByRole('button', { name: 'Fleet ready' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save to my library' })).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 400, height: 800 }, hasTouch: true, isMobile: true })

  test('a fleet can be designed, saved and played with by touch', { tag: LONG }, async ({ server, page }) => {
    const side = (at: number) => page.locator('.gu-tabs button').nth(at).tap()
    const expectFits = async (where: string) => {
      await expectNoWiderThanTheScreen(page, where)
      await expectFingerSized(page, where)
    }
    await openDesigner(page, server.url)
    await expectFits('an empty designer')
    await page.getByRole('button', { name: '250', exact: true }).tap()
    await page.getByRole('button', { name: /^Battleship/ }).tap()
    await expectFits('a new ship')
    await side(2)
    await part(page, /^Centreline/).tap()
    await part(page, /^Beam/).tap()
    await page.getByRole('button', { name: /^range 3, damage 3/ }).tap()
    await expectFits('parts')
    await part(page, /^Beam/).tap()
    await page
      .getByRole('button', { name: /^range 5, damage 4|^range 4, damage 4|^range 3, damage 3/ })
      .first()
      .tap()
    await part(page, /^Torpedo bank/).tap()
    await part(page, /^Deflector/).tap()
    await expect(page.getByRole('alert')).toBeVisible()
    await expectFits('a refusal')
    await expectAccessible(page, 'a refusal on a phone')
    for (let ways = 0; ways < 6; ways += 1) {
      const [refusal] = await page.getByRole('alert').allTextContents()
      if (refusal === undefined) break
      await page.getByRole('alert').locator('.btn').last().tap()
      await expect.poll(() => page.getByRole('alert').allTextContents()).not.toEqual([refusal])
    }
    await side(1)
    await expectFits('the ship')
    await side(0)
    await expect(page.getByText('Legal design.')).toBeVisible()
    await page.getByRole('button', { name: 'Save', exact: true }).tap()
    await expect(page.getByRole('button', { name: 'Library (1)' })).toBeVisible()
    await page.getByRole('button', { name: 'Library (1)' }).tap()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectFits('the library')
    await page.getByRole('button', { name: /^Close/ }).tap()
    await page.getByRole('button', { name: 'Play with this fleet' }).tap()
    await page.getByRole('button', { name: 'Take this fleet' }).first().tap()
    await expect(page.getByRole('heading', { name: 'Choose a fleet' })).toBeHidden()
    await playUntil([player(page, 3, finger)], ({ phase }) => phase.startsWith('Deploy'))
    await page.goto(`${server.url}designer`)
    await expect(page.getByRole('listitem', { name: 'My fleet' })).toBeVisible()
    await expectFits('the list of designs')
  })
})

test('the addresses of earlier versions lead to the designer and to the fairness page', async ({ server, page }) => {
  await page.goto(`${server.url}yard/easystar?design=none`)
  await expect(page).toHaveURL(`${server.url}designer/easystar?design=none`)
  await page.goto(`${server.url}yard`)
  await expect(page).toHaveURL(`${server.url}designer`)
  await page.goto(`${server.url}fair`)
  await expect(page.getByRole('heading', { name: 'Fair dice and secrets' })).toBeVisible()
  await expect(page).toHaveURL(`${server.url}fairness`)
})
