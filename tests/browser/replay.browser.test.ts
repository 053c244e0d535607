// Replays: by mouse, keyboard and touch; checking dice; importing a journal file, also a forged one.
import type { Page } from '@playwright/test'
import { journalOf, playedByBots } from './finished-match.ts'
import { expect, LONG, test } from './fixtures.ts'
import { settled, tabTo } from './input.ts'
import { expectAccessibleInBothThemes, expectFingerSized, expectNoWiderThanTheScreen } from './page-checks.ts'
import { stopClock } from './stopped-clock.ts'

const strip = (page: Page) => page.getByRole('slider', { name: 'Step' })
const at = async (page: Page): Promise<number> => Number(await strip(page).getAttribute('aria-valuenow'))
const last = async (page: Page): Promise<number> => Number(await strip(page).getAttribute('aria-valuemax'))
/** Moves the stopped clock of the page on by a step at the highest speed. Returns the position. */
async function runOn(page: Page): Promise<number> {
  await page.clock.runFor(125)
  return at(page)
}
const turnText = (page: Page): Promise<string> => page.locator('.ctl .where').innerText()

/** Opens the replay of a finished match, and returns the match. */
async function openReplay(page: Page, url: string): Promise<string> {
  const match = await playedByBots(page, url)
  await page.goto(`${url}replay/${match}`)
  await expect(strip(page)).toBeVisible()
  await settled(page)
  return match
}

test('a replay by mouse has steps, phases, turns, a scrubber, log lines, links to a step, views and dice', async ({
  server,
  page,
  context,
}) => {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await openReplay(page, server.url)
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  await press('Forward a step')
  expect(await at(page)).toBe(2)
  await press('Forward a turn')
  await press('Forward a turn')
  expect(await turnText(page)).toMatch(/^Turn [12]/)
  const begins = await at(page)
  await press('Forward a phase')
  expect(await at(page)).toBeGreaterThan(begins)
  await press('Back a phase')
  expect(await at(page)).toBe(begins)
  await press('To the end')
  expect(await at(page)).toBe(await last(page))
  const box = await strip(page).boundingBox()
  if (!box) throw new Error('the scrubber is not visible')
  await page.mouse.click(box.x + box.width / 2, box.y + 20)
  expect(Math.abs((await at(page)) - (await last(page)) / 2)).toBeLessThan(3)
  await expect(page.locator('.scrub-phases .on')).toHaveCount(1)
  const knob = await page.locator('.scrub-now').boundingBox()
  if (!knob) throw new Error('the knob is not visible')
  await page.mouse.move(knob.x, knob.y - 3)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width * 0.25, knob.y - 3, { steps: 5 })
  await page.mouse.up()
  expect(Math.abs((await at(page)) - (await last(page)) / 4)).toBeLessThan(3)
  await page.locator('.replay-log li[data-at="5"] .says').click({ position: { x: 2, y: 8 } })
  expect(await at(page)).toBe(6)

  await press('Share and save')
  const other = await context.newPage()
  await other.goto(await page.getByLabel('Link to this step').inputValue())
  await expect(strip(other)).toHaveAttribute('aria-valuenow', '6')
  await other.close()

  await press('Blue’s view')
  await page.waitForURL(/as=blue/)
  await expect(page.locator('.board-caption')).toContainText('Blue’s view')
  await press('Spectator’s view')
  await expect(page.locator('.board-caption')).toContainText('Spectator’s view')
  await press('Everything')

  await press('Dice')
  await expect(page.locator('.dice-box figure').first()).toBeVisible()
  await press('Check the dice')
  await expect(page.locator('.dice-check [role="status"]')).toHaveText(/^All \d+ dice/)
  await press('Record')
  await expect(page.getByRole('region', { name: 'Record' })).toBeVisible()

  await press('To the start')
  await press('8')
  await stopClock(page)
  await press('Play')
  await expect.poll(() => runOn(page)).toBeGreaterThan(4)
  await press('Pause')
  const stopped = await at(page)
  for (const _ of 'ten steps') expect(await runOn(page)).toBe(stopped)
  expect(errors).toEqual([])
})

test('a replay can be used by keyboard alone', { tag: LONG }, async ({ server, page }) => {
  await page.addInitScript(
    `for (const kind of ['pointerdown', 'mousedown', 'touchstart']) addEventListener(kind, () => { throw new Error('a pointer was used') }, true)`,
  )
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await openReplay(page, server.url)
  for (const [key, most] of [
    ['ArrowRight', 1],
    ['PageDown', 60],
    ['Shift+ArrowRight', 200],
  ] as const) {
    const before = await at(page)
    await page.keyboard.press(key)
    expect(await at(page)).toBeGreaterThan(before)
    expect(await at(page)).toBeLessThanOrEqual(before + most)
  }
  await page.keyboard.press('End')
  expect(await at(page)).toBe(await last(page))
  await page.keyboard.press('Home')
  await page.keyboard.press('Space')
  await expect.poll(() => at(page)).toBeGreaterThan(2)
  await page.keyboard.press('Space')
  await tabTo(page, `[...document.querySelectorAll('.replay-tabs button')].find((one) => one.textContent === 'Dice')`)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Dice' })).toBeVisible()
  await stopClock(page)
  await page.keyboard.press('.')
  await expect(page.locator('.playback-said')).toHaveText('Animation speed: slow')
  await page.clock.resume()
  await expectAccessibleInBothThemes(page, 'replay')
  expect(errors).toEqual([])
})

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })
  test('a single step is animated, a jump is not', async ({ server, page }) => {
    await page.addInitScript(`
      window.moved = 0
      const animate = Element.prototype.animate
      Element.prototype.animate = function (...how) { if (this.closest('.chart')) window.moved += 1; return animate.apply(this, how) }
    `)
    await openReplay(page, server.url)
    const moved = () => page.evaluate<number>('window.moved')
    await page.keyboard.press('Shift+ArrowRight')
    await page.keyboard.press('Shift+ArrowRight')
    await page.keyboard.press('Shift+ArrowRight')
    await page.keyboard.press('End')
    expect(await moved()).toBe(0)
    await page.keyboard.press('Home')
    for (let steps = 0; steps < 60 && (await moved()) === 0; steps += 1) await page.keyboard.press('ArrowRight')
    expect(await moved()).toBeGreaterThan(0)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 400, height: 800 }, hasTouch: true, isMobile: true })
  test('a replay can be used by touch and fits the screen', async ({ server, page }) => {
    await openReplay(page, server.url)
    await page.getByRole('button', { name: 'Forward a turn', exact: true }).tap()
    await page.getByRole('button', { name: 'Forward a step', exact: true }).tap()
    await expect.poll(() => at(page)).toBeGreaterThan(2)
    const box = await strip(page).boundingBox()
    if (!box) throw new Error('the scrubber is not visible')
    await page.touchscreen.tap(box.x + box.width - 1, box.y + 30)
    const nearTheEnd = (await last(page)) - 3
    await expect.poll(() => at(page)).toBeGreaterThan(nearTheEnd)
    for (const tab of ['Log', 'Record', 'Dice', 'Share and save']) {
      await page.locator('.replay-tabs').getByRole('button', { name: tab }).tap()
      await expectNoWiderThanTheScreen(page, tab)
      await expectFingerSized(page, tab)
    }
    await page.goto(`${server.url}replay/file`)
    await expectNoWiderThanTheScreen(page, 'import of a replay')
    await expectFingerSized(page, 'import of a replay')
  })
})

test.describe('import of a replay', () => {
  const choose = async (page: Page, text: string, name = 'battle.json') => {
    const choosing = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: /^Choose (a|another) file/ }).click()
    await (await choosing).setFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) })
  }

  test('a saved journal can be imported, watched and checked without sending it to the server', async ({ server, page }) => {
    const match = await openReplay(page, server.url)
    const steps = await last(page)
    const text = await journalOf(page, match)
    await page.goto(server.url)
    await page.getByRole('link', { name: 'Import a replay' }).click()
    const requests: string[] = []
    page.on('request', (request) => requests.push(`${request.method()} ${new URL(request.url()).pathname}`))
    await choose(page, text)
    await expect(strip(page)).toBeVisible()
    await expect(page.locator('.match-top')).toContainText('Imported replay')
    expect(await last(page)).toBe(steps)
    await page.keyboard.press('Shift+ArrowRight')
    await page.getByRole('button', { name: 'Yellow’s view' }).click()
    await expect(page.locator('.board-caption')).toContainText('Yellow’s view')
    await page.getByRole('button', { name: 'Dice', exact: true }).click()
    await expect(page.locator('.dice-box [role="status"]')).toHaveText(/^All \d+ dice came from the secret/)
    expect(requests.filter((one) => one.startsWith('POST') || one.includes('/api/matches/'))).toEqual([])
    await page.getByRole('button', { name: 'Another file' }).first().click()
    await expect(page.getByRole('heading', { name: 'Import a replay' })).toBeVisible()
  })

  test('a journal that is broken, of another game, or has a changed die is refused with the reason', async ({ server, page }) => {
    const match = await playedByBots(page, server.url)
    const text = await journalOf(page, match)
    const journal = JSON.parse(text)
    const rolled = journal.entries.findIndex(({ rolls }: { rolls: unknown[] }) => rolls.length > 0)
    const [roll] = journal.entries[rolled].rolls
    roll.faces[0] = (roll.faces[0] % roll.sides) + 1
    await page.goto(`${server.url}replay/file`)
    const refused = page.getByRole('alert')
    await choose(page, 'not a journal', 'letter.txt')
    await expect(refused).toContainText('letter.txt cannot be opened.')
    await expect(refused).toContainText('it is not JSON')
    await choose(page, text.replace('"system":"easystar"', '"system":"chess"'))
    await expect(refused).toContainText("was not checked, because this server does not have its game, 'chess'")
    await choose(page, text.slice(0, text.length / 2))
    await expect(refused).toContainText('it is not JSON')
    await choose(page, JSON.stringify(journal), 'forged.json')
    await expect(refused).toContainText('The verification failed')
    await expect(refused).toContainText(`Entry ${rolled}`)
    await expectAccessibleInBothThemes(page, 'a refused journal')
    expect(await page.evaluate(`localStorage.length`)).toBe(0)
  })
})
