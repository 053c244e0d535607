// A turn of Solar Flare in few presses by mouse, keys and fingers, and a chain of explosions in four browsers.
import type { Browser, Page } from '@playwright/test'
import { expect, LONG, test } from './fixtures.ts'
import { playNow } from './home-page.ts'
import { finger, type InputMethod, keys, mouse } from './input.ts'
import { join, startMatchWith } from './invited-match.ts'
import { type BrowserPlayer, player, playUntil } from './play.ts'
import { type PageChoice, type Reading, read, readSoon } from './reading.ts'
import { stopClock } from './stopped-clock.ts'

const MOST_PRESSES = 6
const roundOf = ({ moment }: Reading): number => Number(/round (\d+)/i.exec(moment)?.[1] ?? 0)
const inBattle = (reading: Reading): boolean => reading.kind === 'question' && roundOf(reading) > 0
const phaseOf = ({ phase }: Reading): string => phase.replace(/ · .*/, '')

/** Counts keys and presses of a pointer on the page, those on tabs included. */
const COUNTER = `
  window.presses = 0
  for (const kind of ['keydown', 'pointerdown']) addEventListener(kind, () => { window.presses += 1 }, true)
`
const pressesOn = (page: Page): Promise<number> => page.evaluate<number>('window.presses')

interface QuietTurn {
  readonly presses: number
  readonly phases: ReadonlySet<string>
}
/** Gives the proposed answer to every question of one turn. */
async function playQuietTurn(page: Page, hand: InputMethod, reading: Reading): Promise<QuietTurn> {
  const round = roundOf(reading)
  const phases = new Set<string>()
  let presses = 0
  for (let now = reading; now.kind !== 'over' && roundOf(now) === round; now = await readSoon(page, now.mark, 10_000)) {
    if (now.kind !== 'question') continue
    const main = now.choices.find(({ role }) => role === 'main')
    if (!main) throw new Error(`no answer is proposed: ${JSON.stringify(now)}`)
    phases.add(phaseOf(now))
    const before = await pressesOn(page)
    await hand.press(main, now.choices)
    // A press that came too late was stopped, and is repeated.
    if (!(await page.evaluate<boolean>('window.missed === true'))) presses += (await pressesOn(page)) - before
  }
  return { presses, phases }
}

/** Plays two turns of the duel of Play now with the proposed answers; `prepare` is called before the first. */
async function expectQuietTurns(page: Page, url: string, hand: InputMethod, prepare: () => Promise<void> = async () => undefined) {
  await page.addInitScript(COUNTER)
  await page.goto(url)
  await playNow(page, 'Solar Flare').click()
  await playUntil([player(page, 7)], inBattle)
  await prepare()
  const first = await playQuietTurn(page, hand, await readSoon(page, null, 10_000))
  expect([...first.phases]).toEqual(['Weapons', 'Movement', 'Power'])
  expect(first.presses).toBeGreaterThanOrEqual(first.phases.size)
  expect(first.presses).toBeLessThanOrEqual(MOST_PRESSES)
  const second = await playQuietTurn(page, hand, await readSoon(page, null, 10_000))
  expect(second.presses).toBeLessThanOrEqual(MOST_PRESSES)
}

test('a long answer and its note stay inside their button', async ({ server, page }) => {
  await page.goto(server.url)
  await playNow(page, 'Solar Flare').click()
  await playUntil([player(page, 7)], inBattle)
  await expect(page.locator('section.ask .acts .go').first()).toBeVisible()
  const { height, beyond } = await page.evaluate<{ height: number; beyond: number }>(`(() => {
    const node = document.querySelector('section.ask .acts .go')
    node.innerHTML = 'Fire at Blue Comet: beam 5 in section 1, 5 charges <span class="beside"><small>section 1: shield 2, armour 4, core 4</small> <kbd>⏎</kbd></span>'
    const { right, height } = node.getBoundingClientRect()
    return { height, beyond: right - node.closest('.ask').getBoundingClientRect().right }
  })()`)
  expect(beyond).toBeLessThan(0)
  // Two lines of the answer and one of the note, not a word a line.
  expect(height).toBeLessThan(80)
})

test('a quiet turn takes at most six clicks', async ({ server, page }) => expectQuietTurns(page, server.url, mouse(page)))
test('a quiet turn takes at most six keys', async ({ server, page }) => expectQuietTurns(page, server.url, keys(page)))
test('a quiet turn takes at most six clicks in the text view', { tag: LONG }, async ({ server, page }) => {
  const text = page.getByRole('region', { name: 'Text view' })
  await expectQuietTurns(page, server.url, mouse(page), async () => {
    await openTextView(page)
    await expect(text).toContainText('Red Lineship')
  })
  await expect(text).toBeVisible()
})
test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })
  test('a quiet turn takes at most six taps', { tag: LONG }, async ({ server, page }) => expectQuietTurns(page, server.url, finger(page)))
})

/** The place of the Stormbringer, which has four tubes, in the list of ready-made ships. */
const STORMBRINGER = 2
/** A player of torpedoes: launches all that can be launched, and sets one off as soon as there are two. */
function torpedoCaptain(me: BrowserPlayer): BrowserPlayer {
  const choice = (reading: Reading): PageChoice | undefined => {
    const rows = reading.choices.filter(({ role }) => role === 'row')
    const called = (label: RegExp) => reading.choices.find((found) => label.test(found.label))
    if (reading.kind === 'game page') return reading.choices[STORMBRINGER]
    if (phaseOf(reading) !== 'Weapons') return me.captain.choose(reading)
    const torpedoes = rows.filter(({ label }) => /^Torpedo \d+$/.test(label))
    return called(/^Launch a torpedo/) ?? (torpedoes.length > 1 ? torpedoes[0] : undefined) ?? called(/^Set it off|^End the weapons phase$/)
  }
  const choose = (reading: Reading): PageChoice => {
    const found = choice(reading)
    if (!found) throw new Error(`there is nothing to press: ${JSON.stringify(reading)}`)
    return found
  }
  return { ...me, captain: { ...me.captain, choose } }
}

/** Four people in four browsers: Red, the host, and Gold against Blue and Green. Green sees animations. */
async function fourPlayers(browser: Browser, url: string): Promise<readonly [red: BrowserPlayer, others: readonly BrowserPlayer[]]> {
  const guests = ['Blue', 'Gold', 'Green']
  const red = await (await browser.newContext()).newPage()
  const options = { Anomalies: 'none' }
  const links = await startMatchWith(red, url, { game: 'solar-flare', scenario: 'Fleet action', options, guests })
  const others: BrowserPlayer[] = []
  for (const [index, link] of links.entries()) {
    const reducedMotion = guests[index] === 'Green' ? 'no-preference' : 'reduce'
    const page = await (await browser.newContext({ reducedMotion })).newPage()
    await join(page, link)
    others.push(player(page, 51 + index))
  }
  return [torpedoCaptain(player(red, 50)), others]
}

const isSettingOff = ({ title }: Reading): boolean => title.startsWith('Set off torpedo')
const explosions = (page: Page): Promise<number> => page.locator('.log-lines li', { hasText: 'explodes with warhead' }).count()
/** Less than any step of the playback lasts, in ms. */
const TICK = 20
const playback = (page: Page) => page.locator('.happening')
const seqOf = async (page: Page): Promise<number | null> => (await read(page)).seq
/** Waits until a watcher shows the same entry as another page, with no animation running. */
const expectCaughtUp = (watcher: Page, page: Page) =>
  expect.poll(async () => (await seqOf(watcher)) === (await seqOf(page)) && (await playback(watcher).count()) === 0).toBe(true)

/** Red sets a torpedo off while the clock of the watcher is stopped. Returns the explosions of the chain. */
async function setOff(red: BrowserPlayer, watcher: Page): Promise<number> {
  const before = await explosions(red.page)
  await expectCaughtUp(watcher, red.page)
  await stopClock(watcher)
  const asked = await read(red.page)
  const main = asked.choices.find(({ role }) => role === 'main')
  if (!main) throw new Error(`nothing to set off: ${JSON.stringify(asked)}`)
  red.answered = asked.mark
  await red.input.press(main, asked.choices)
  await expect.poll(() => explosions(red.page)).toBeGreaterThan(before)
  return (await explosions(red.page)) - before
}
/** Moves the clock of the watcher on until it shows the first explosion after `before` in an animation. */
async function showFirstExplosion(watcher: Page, before: number): Promise<void> {
  const isShown = async (): Promise<boolean> => {
    await watcher.clock.runFor(TICK)
    return (await playback(watcher).count()) > 0 && (await explosions(watcher)) === before + 1
  }
  await expect.poll(isShown, { intervals: [TICK] }).toBe(true)
}
const textTables = (page: Page) =>
  page.getByRole('region', { name: 'Text view' }).locator('table', { has: page.locator('caption', { hasText: /^(Ships|Torpedoes)$/ }) })
async function openTextView(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Text view' }).click()
  await expect(textTables(page)).toHaveCount(2)
}
/** Ships, torpedoes and the log, as a page shows them. The events since the viewer's last answer differ from seat to seat. */
const shown = async (page: Page) => ({
  seq: await seqOf(page),
  tables: await textTables(page).allTextContents(),
  log: await page.locator('.log-lines li:not(.now, .recap)').allTextContents(),
})

test('a browser that reloads between two explosions of a chain sees the same as the three others', { tag: LONG }, async ({
  server,
  browser,
}) => {
  const [red, others] = await fourPlayers(browser, server.url)
  const players = [red, ...others]
  const green = others.at(-1)
  if (!green) throw new Error('nobody plays Green')
  // One die of five reaches a torpedo nearly always; otherwise the next torpedo is set off.
  for (let before = 0; ; before = await explosions(red.page)) {
    await playUntil(players, isSettingOff)
    const chain = await setOff(red, green.page)
    if (chain > 1) {
      await showFirstExplosion(green.page, before)
      break
    }
    await green.page.clock.resume()
  }
  await green.page.clock.resume()
  await green.page.reload()
  for (const { page } of players) await openTextView(page)
  const expected = await shown(red.page)
  expect(expected.tables[0]).toContain('Red Stormbringer')
  for (const { page } of others) await expect.poll(() => shown(page)).toEqual(expected)
  expect(await playback(green.page).count()).toBe(0)

  const round = roundOf(await read(red.page))
  await playUntil(players, (reading) => roundOf(reading) > round)
  for (const { page } of players) await page.context().close()
})
