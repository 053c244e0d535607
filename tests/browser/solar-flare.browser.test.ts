// Solar Flare on its own screen: ships are handed in and placed, and a crew team is dragged onto a component.
import { expect, test } from './fixtures.ts'
import { expectAccessibleInBothThemes, expectFingerSized, expectNoWiderThanTheScreen } from './page-checks.ts'
import { player, playUntil } from './play.ts'

const PHONE = { width: 390, height: 844 }
const isPowering = ({ title }: { readonly title: string }): boolean => title.startsWith('Power of')

test('a crew team is dragged onto a component, or pressed and then the component', async ({ server, page }) => {
  await page.goto(`${server.url}set?game=solar-flare`)
  await page.getByLabel('Anomalies').selectOption('none')
  await page.getByLabel('Blue', { exact: true }).selectOption('me, on this screen')
  await page.getByRole('button', { name: 'Start' }).click()
  await playUntil([player(page, 5)], isPowering)
  const ask = page.locator('section.ask')
  const battery = page.getByRole('button', { name: /^Y4: battery/ }).first()
  const team = page.getByRole('button', { name: /^Team 1/ })

  // The first power phase finds every battery full: it asks how much is to be moved all the same.
  await team.dragTo(battery)
  await expect(ask).toContainText(/Charge the battery/)
  await page.getByRole('button', { name: /^Back/ }).click()
  await team.click()
  await expect(ask).toContainText(/Crew team 1 moves up to/)
  await expect(team).toHaveAttribute('aria-pressed', 'true')
  await expect(battery).toBeEnabled()
  await battery.click()
  await expect(ask).toContainText(/Charge the battery/)
  await expectAccessibleInBothThemes(page, 'record')
  await page.setViewportSize(PHONE)
  await page.getByRole('button', { name: 'Record' }).click()
  await expect(team).toBeVisible()
  await expectNoWiderThanTheScreen(page, 'record')
  await expectFingerSized(page, 'record')
})

test('the designer counts points and names every broken rule', async ({ server, page }) => {
  await page.goto(`${server.url}designer/solar-flare`)
  await page.getByRole('button', { name: /^Lancer/ }).click()
  const cost = page
    .getByRole('region', { name: 'Cost' })
    .or(page.locator('section', { hasText: 'Cost' }))
    .first()
  await expect(cost).toContainText('80 of 80 points')
  await page.getByRole('button', { name: 'Raise the beam 5 in section 2' }).click()
  await expect(page.getByRole('alert')).toContainText('81 points')
  await page.getByRole('button', { name: 'Remove the shield 3 in section 1' }).click()
  await page.getByLabel('Add to section 1').selectOption('generator')
  await expect(cost).toContainText('79 of 80 points')
  await expectAccessibleInBothThemes(page, 'designer')
  await page.setViewportSize(PHONE)
  await expectNoWiderThanTheScreen(page, 'designer')
  await expectFingerSized(page, 'designer')
})
