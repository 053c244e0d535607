// Printed records: number and size of the sheets, nothing clipped; also by keyboard and on a phone.

import { system } from '@admiralty/systems/easystar'
import { system as solarFlare } from '@admiralty/systems/solar-flare'
import type { Page } from '@playwright/test'
import { Client } from '../../apps/server/test/client.ts'
import { damagedMatch } from './damaged-match.ts'
import { expect, LONG, test } from './fixtures.ts'
import { tabTo } from './input.ts'
import { begun, saved, signIn } from './long-names.ts'
import {
  earthExpectsShip,
  easyStarFleet,
  fullThrustShip,
  LONGEST_NAME,
  type LongDesign,
  manyCraft,
  manyShips,
  solarFlareShip,
} from './longest-records.ts'
import { expectAccessibleInBothThemes, expectFingerSized, expectNoWiderThanTheScreen } from './page-checks.ts'
import { faultsOnPaper, pdfOf } from './printed-page.ts'

const PAPERS = { a4: '595 x 842', letter: '612 x 792' } as const
const ready = (system.shipyard?.ready ?? []) as readonly { readonly ships: readonly unknown[] }[]
const withShips = (count: number): number => ready.findIndex(({ ships }) => ships.length === count)
const largest = Math.max(...ready.map(({ ships }) => ships.length))

/** Opens the print page and returns its number of sheets. */
async function openPrint(page: Page, address: string): Promise<number> {
  await page.goto(address)
  await page.locator('.paper-sheet').first().waitFor()
  await page.evaluate('document.fonts.ready')
  return page.locator('.paper-sheet').count()
}

async function expectOnPaper(page: Page, where: string, paper: keyof typeof PAPERS): Promise<number> {
  expect(await faultsOnPaper(page), where).toEqual([])
  const sheets = await page.locator('.paper-sheet').count()
  // A PDF page is a fraction of a point smaller than the paper, so sizes are rounded.
  const { pages, sizes } = await pdfOf(page)
  expect({ where, pages, sizes }).toEqual({ where, pages: sheets, sizes: [PAPERS[paper]] })
  return pages
}
async function expectPrinted(page: Page, address: string, paper: keyof typeof PAPERS): Promise<number> {
  await openPrint(page, address)
  return expectOnPaper(page, address, paper)
}
/** Prints on A4, and on Letter after a press of its button. Returns the pages of both. */
async function expectPrintedOnBoth(page: Page, address: string): Promise<readonly number[]> {
  const a4 = await expectPrinted(page, address, 'a4')
  await page.getByRole('button', { name: 'Letter', exact: true }).click()
  await page.locator('.print-desk.letter').waitFor()
  return [a4, await expectOnPaper(page, `${address} on Letter`, 'letter')]
}

test('ready-made fleets of 1, 3 and 7 ships and the largest are printed on A4 and Letter', { tag: LONG }, async ({ server, page }) => {
  for (const count of [1, 3, 7, largest]) {
    const index = withShips(count)
    expect(index, `a ready-made fleet of ${count}`).toBeGreaterThanOrEqual(0)
    const address = `${server.url}print/easystar?ready=${index}`
    expect(await expectPrintedOnBoth(page, `${address}&fleet=off`), 'a page for each ship').toEqual([count, count])
    for (const pages of await expectPrintedOnBoth(page, `${address}&ships=2`)) expect(pages).toBeLessThanOrEqual(count + 3)
  }
})

test('each ready-made ship of Solar Flare is printed on A4 and Letter', { tag: LONG }, async ({ server, page }) => {
  const ships = solarFlare.shipyard?.ready.length ?? 0
  expect(ships).toBe(12)
  for (let index = 0; index < ships; index += 1) await expectPrintedOnBoth(page, `${server.url}print/solar-flare?ready=${index}`)
})

const WIDE = 'W'.repeat(24)
const crowdedFleet = (() => {
  const none = { gift: false, giftRange: 0, giftDamage: 0 }
  const weapon = (kind: string, mount: string) => ({ kind, mount, range: 1, damage: 1, ...none })
  const times = <T>(count: number, one: T): readonly T[] => Array.from({ length: count }, () => one)
  const device = (kind: string) => ({ kind, gift: false })
  const bare = { name: WIDE, speedTraded: 0, fighters: [] }
  return {
    name: 'W'.repeat(40),
    flagship: 0,
    damageControl: 3,
    ships: [
      {
        ...bare,
        hull: 'leviathan',
        weapons: [
          ...times(6, weapon('beam', 'axial')),
          ...times(9, weapon('torpedo', 'ventral')),
          ...times(5, weapon('pointDefence', 'dorsal')),
        ],
        auxiliaries: ['shield', 'ecm', 'targeting', 'powerUp'].map(device),
      },
      {
        ...bare,
        hull: 'leviathan',
        weapons: [{ ...weapon('blaster', 'axial'), range: 5, damage: 5 }],
        auxiliaries: [
          'armour',
          'ecm',
          'targeting',
          'manoeuvring',
          'displacer',
          'powerUp',
          'shield',
          'jump',
          'engine',
          ...times(12, 'bay'),
        ].map(device),
        fighters: times(6, ['interceptor', 'attackCraft'])
          .flat()
          .map((kind, index) => ({ kind, bay: Math.floor(index / 2), gift: false })),
      },
      ...times(16, { ...bare, hull: 'destroyer', weapons: [weapon('missile', 'axial')], auxiliaries: [] }),
    ],
  }
})()

test('a saved design of the fullest ships with the longest names fits the paper', { tag: LONG }, async ({ server, page, context }) => {
  const client = new Client(server.url)
  await signIn(context, client)
  const { body } = await client.post<{ id: string }>('/api/designs', { system: 'easystar', name: 'Crowd', design: crowdedFleet })
  const address = `${server.url}print/easystar?design=${body.id}`
  await expectPrinted(page, address, 'a4')
  await expectPrinted(page, `${address}&paper=letter&ships=2`, 'letter')
})

/** The sheets of the record with this title: their places, and the names in their heads. */
async function sheetsOf(page: Page, title: string) {
  const sheets = await page.getByRole('region', { name: new RegExp(`^${title}\\b`) }).all()
  return Promise.all(
    sheets.map(async (sheet) => ({
      place: /sheet \d+ of \d+$/.exec((await sheet.getAttribute('aria-label')) ?? '')?.[0],
      foot: /sheet \d+ of \d+$/.exec((await sheet.locator('footer').textContent()) ?? '')?.[0],
      name: await sheet.locator('.ps-name:visible').first().textContent(),
      again: await sheet.locator('.ps-head .ps-again:visible').allTextContents(),
    })),
  )
}
/** Expects several sheets of the longest record, each with its place and the name, and every part of it on paper. */
async function expectWhole(page: Page, { name, printed }: Pick<LongDesign, 'name' | 'printed'>): Promise<void> {
  const sheets = await sheetsOf(page, name)
  expect(sheets.length, name).toBeGreaterThan(1)
  const places = sheets.map((_, index) => `sheet ${index + 1} of ${sheets.length}`)
  expect(sheets).toEqual(places.map((place, index) => ({ place, foot: place, name, again: index === 0 ? [] : [place] })))
  const counts = Object.keys(printed).map(async (selector) => [selector, await page.locator(`${selector}:visible`).count()])
  expect(Object.fromEntries(await Promise.all(counts)), name).toEqual(printed)
}
/** Expects the whole design on A4, and on Letter with two ships on a page. */
async function expectWholeOnBoth(page: Page, address: string, long: Pick<LongDesign, 'name' | 'printed'>): Promise<void> {
  for (const [paper, query] of [
    ['a4', ''],
    ['letter', '&paper=letter&ships=2'],
  ] as const) {
    await expectPrinted(page, `${address}${query}`, paper)
    await expectWhole(page, long)
  }
}

const MIDDLING_NAME = 'Indefatigable of the Seventh Fleet'
for (const long of [
  fullThrustShip({ name: MIDDLING_NAME, hull: 60, armour: 20, parts: 80 }),
  solarFlareShip(MIDDLING_NAME, 40, 12),
  earthExpectsShip(MIDDLING_NAME, 60, 12),
  easyStarFleet('Indefatigable', 30, 2),
])
  test(`a long ship of ${long.system} goes on on further sheets`, async ({ server, page, context }) => {
    await expectPrinted(page, await saved(server, context, long), 'a4')
    await expectWhole(page, long)
  })
test('a list of many craft of gravity-well goes on on further sheets', { tag: LONG }, async ({ server, page, context }) => {
  const long = manyCraft(30)
  await expectPrinted(page, await begun(server, context, long), 'a4')
  await expectWhole(page, long)
})

for (const long of [
  fullThrustShip({ name: LONGEST_NAME, hull: 300, armour: 300, parts: 120 }),
  solarFlareShip(LONGEST_NAME, 40, 40),
  earthExpectsShip(LONGEST_NAME, 260, 20),
  earthExpectsShip(LONGEST_NAME, 300, 150),
  easyStarFleet(WIDE, 40, 40),
])
  test(`a very long record of ${long.system} is printed whole: ${Object.values(long.printed)[0]} parts`, { tag: LONG }, async ({
    server,
    page,
    context,
  }) => {
    await expectWholeOnBoth(page, await saved(server, context, long), long)
  })
for (const long of [manyCraft(150), manyShips(60)])
  test(`many units of ${long.system} are printed whole`, { tag: LONG }, async ({ server, page, context }) => {
    await expectWholeOnBoth(page, await begun(server, context, long), long)
  })

test('a match is printed as one seat knows it, with damage and without', async ({ server, page, context }) => {
  const client = new Client(server.url)
  await signIn(context, client)
  const match = await damagedMatch(client)
  for (const damage of ['', '&damage=off']) await expectPrintedOnBoth(page, `${server.url}print/easystar?match=${match}&as=yellow${damage}`)
  await openPrint(page, `${server.url}print/easystar?match=${match}&as=yellow`)
  await expect(page.locator('.ps-pencil').first(), 'pencil marks').toBeAttached()
  await page.getByRole('button', { name: 'Without damage' }).click()
  await expect(page.locator('.ps-pencil')).toHaveCount(0)
})

test('the paper and the sheets can be chosen and printed by keyboard alone', async ({ server, page }) => {
  await page.addInitScript('window.print = () => { document.title = "printed" }')
  const before = await openPrint(page, `${server.url}print/easystar?ready=${withShips(3)}`)
  await expectAccessibleInBothThemes(page, 'records')
  const button = (name: string) => `[...document.querySelectorAll('button')].find((node) => node.textContent === ${JSON.stringify(name)})`
  for (const name of ['Letter', 'Ships only']) {
    await tabTo(page, button(name))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name, exact: true })).toHaveAttribute('aria-pressed', 'true')
  }
  expect(await page.locator('.paper-sheet').count()).toBeLessThan(before)
  await expect(page).toHaveURL(/paper=letter.*fleet=off/)
  await tabTo(page, button('Print'))
  await page.keyboard.press('Enter')
  await expect(page).toHaveTitle('printed')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 400, height: 800 }, hasTouch: true, isMobile: true })
  test('the sheets are scaled to the screen and printed at full size', async ({ server, page }) => {
    await openPrint(page, `${server.url}print/easystar`)
    await expectNoWiderThanTheScreen(page, 'records')
    await expectFingerSized(page, 'records')
    await expectPrinted(page, `${server.url}print/easystar?ready=${withShips(1)}`, 'a4')
  })
})
