// The boxes of a record as a screen reader reads them: how many of each row are marked and free.
import { openDamaged } from './damaged-records.ts'
import { expect, test } from './fixtures.ts'

/** The rows of boxes with their marked and free boxes, in the order of the page. Earth Expects has one drawing. */
const ROWS: Readonly<Record<string, string>> = {
  easystar: '.gu-track.damage',
  'solar-flare': '.sf-integrity',
  'gravity-well': '.gw-boxes',
  'full-thrust': '.ft-boxes',
}
const TEXT = /: (\d+) of (\d+) marked, (\d+) free/

for (const [game, rows] of Object.entries(ROWS))
  test(`${game}: each row of boxes says how many are marked and free`, async ({ server, page }) => {
    const { marked, free } = await openDamaged(page, server.url, game)
    const drawn: number[][] = []
    for (const row of await page.locator(rows).all()) {
      const inside = (selector: string) => row.locator(selector.slice(selector.indexOf(' '))).count()
      const [hit, open] = [await inside(marked), await inside(free)]
      drawn.push([hit, hit + open, open])
    }
    for (const kind of [0, 2]) expect(drawn.some((counts) => (counts[kind] ?? 0) > 0)).toBe(true)
    const images = await page.locator('.gu-panel').getByRole('img', { name: TEXT }).all()
    const read = await Promise.all(
      images.map(async (image) =>
        TEXT.exec((await image.getAttribute('aria-label')) ?? '')
          ?.slice(1)
          .map(Number),
      ),
    )
    expect(read).toEqual(drawn)
  })

test('earth-expects: the record lists its boxes by kind, and names the marked ones', async ({ server, page }) => {
  const { marked, free } = await openDamaged(page, server.url, 'earth-expects')
  const lines = await page.getByRole('list', { name: 'Boxes of the record' }).getByRole('listitem').allTextContents()
  const counts = lines.map((line) => TEXT.exec(line)?.slice(1).map(Number) ?? [])
  const armour = await page.locator('.ee-record-svg .ee-armour').count()
  const [hit, open] = [await page.locator(marked).count(), await page.locator(free).count()]
  const sum = (at: number) => counts.reduce((all, count) => all + (count[at] ?? Number.NaN), 0)
  expect(sum(1)).toBe(hit + open + armour)
  expect(sum(0)).toBe(hit + (await page.locator('.ee-record-svg .ee-armour:not(.sound)').count()))
  // Each marked box is named with its damage.
  expect(lines.join('\n').match(/ (light|moderate|critical|heavy|destroyed) damage/g)).toHaveLength(sum(0))
  // The cursor of the keyboard reads box by box.
  await page.getByRole('application', { name: 'Icarus’ record' }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.locator('.ee-record-keys output')).toHaveText(/, (undamaged|(light|moderate|critical|heavy|destroyed) damage)/)
})

test('charges, loads and impulses are read too', async ({ server, page }) => {
  await openDamaged(page, server.url, 'solar-flare')
  const charges = page.getByRole('button', { name: /: .*, charge \d+ of \d+/ })
  expect(await charges.count()).toBeGreaterThan(0)
  await openDamaged(page, server.url, 'gravity-well')
  await expect(page.getByRole('listitem').filter({ hasText: /Impulse \d: (moves|stays)/ })).toHaveCount(6)
  await openDamaged(page, server.url, 'full-thrust')
  const systems = await page.locator('.ft-systems').getByRole('button').all()
  expect(systems.length).toBeGreaterThan(2)
  for (const system of systems)
    await expect(system).toHaveAccessibleName(/(, working| (hit|lost|destroyed|spent|used this turn|repaired))$/)

  await page.goto(`${server.url}learn/full-thrust/the-nearest-ship`)
  const loaded = page.locator('.ft-systems').getByRole('button', { name: /: \d loads? left|: \d standard and \d extended loads left/ })
  await expect(page.locator('button.gu-row').first()).toBeVisible()
  for (const line of await page.locator('button.gu-row').all()) {
    await line.click()
    if ((await loaded.count()) > 0) break
  }
  await expect(loaded.first()).toHaveAccessibleName(/magazine/i)
})
