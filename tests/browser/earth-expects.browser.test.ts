// Earth Expects in a real browser: the worked example of the book, a duel with sealed orders, a turn by keyboard, and a phone.

import type { RuleSystem, Words } from '@admiralty/kernel'
import { system, words } from '@admiralty/systems/earth-expects'
import type { Page } from '@playwright/test'
import { expect, LONG, test } from './fixtures.ts'
import { finger, type InputMethod, keys, mouse, tabTo, tapTab } from './input.ts'
import { decisionsOf, lessonFile, press } from './lesson-steps.ts'
import { expectNoWiderThanTheScreen } from './page-checks.ts'
import { type PageChoice, read, readSoon } from './reading.ts'
import { type BoxPlaces, marksOn, showRecord } from './record-marks.ts'

// The contract knows nothing of this game's types.
const game = { system, words } as unknown as { readonly system: RuleSystem; readonly words: Words }

/** The boxes of the Icarus: sensor, power (top and starboard), hull, control, engine, half engines, lasers. */
const ICARUS: BoxPlaces = {
  S: [0, -2],
  Pt: [0, -1],
  Pb: [1, 0],
  Hl: [-1, 0],
  Hr: [1, -1],
  Hb: [0, 1],
  C: [0, 0],
  E: [-1, 1],
  el: [-1, 2],
  er: [1, 1],
  Ll: [-2, 3],
  Lr: [2, 1],
}
const AFTER_IONS = { S: 'moderate', Pt: 'moderate', Hr: 'light', C: 'light', Pb: 'light' }
const AFTER_LASER = { ...AFTER_IONS, S: 'destroyed', Ll: 'light' }
const AFTER_MISSILE = { ...AFTER_LASER, Hl: 'destroyed', E: 'light', Pt: 'destroyed', C: 'moderate', Hr: 'moderate' }
const AFTER_BOTH = { ...AFTER_MISSILE, er: 'destroyed' }
const AT_THE_END = { ...AFTER_BOTH, Lr: 'destroyed' }

/** The marks on the record of the Icarus at a decision, and lines of the log by then (GT-10 to GT-19). */
type ExpectedRecord = readonly [marks: Readonly<Record<string, string>>, logLines: readonly string[]]

async function playLesson(page: Page, name: string, expected: Readonly<Record<string, ExpectedRecord>>): Promise<void> {
  const compared: string[] = []
  for (const { title, labels } of decisionsOf(game, lessonFile('earth-expects', name))) {
    await expect(page.locator('.lesson h2')).toHaveText(title)
    const [marks, logLines] = expected[title] ?? []
    if (marks) {
      await showRecord(page, 'Icarus')
      await expect.poll(() => marksOn(page, 'Icarus', ICARUS), title).toEqual(marks)
      for (const line of logLines ?? []) await expect(page.locator('.log-box')).toContainText(line)
      compared.push(title)
    }
    if (title === 'The power that is left') await expect(page.locator('.ask')).toContainText('The ship has 0 points of power')
    for (const label of labels) await press(page, mouse(page), label)
  }
  await expect(page.locator('.lesson h2')).toHaveText('Lesson finished')
  expect(compared).toEqual(Object.keys(expected))
}

test.describe('the chase of the Icarus, the worked example of the book', () => {
  test('from the Vigilance: after every shot the record of the Icarus matches the book', async ({ server, page }) => {
    await page.goto(`${server.url}learn/earth-expects`)
    await page.getByRole('region', { name: 'The chase of the Icarus, from the Vigilance' }).getByRole('link', { name: 'Start' }).click()
    await playLesson(page, 'aboard-the-vigilance', {
      'Two guns bear': [{}, []],
      'Seven points of ion damage': [{}, ['needs 2 or more: hit', 'needs 5 or more: missed', 'needs 2 or more: missed']],
      'Five points of laser damage': [AFTER_IONS, ['Icarus takes 7 points: sensor, fore', 'damage 5: hit']],
      'The remaining missiles': [AFTER_LASER, ['past the ship', 'Icarus takes 3 points', '2 points find nothing to hit']],
      'The first missile': [AFTER_LASER, []],
      'The second missile': [AFTER_MISSILE, ['turned about laser box, left aft, at hull box, left', 'Icarus takes 9 points']],
      'Keep the lock-on': [AT_THE_END, ['Icarus takes 4 points', 'Icarus loses 1 severed box: laser box, right aft']],
    })
    await expect(page.locator('.log-box')).toContainText('against range 2: a lock-on')
    await expect(page.locator('.ee-locks')).toContainText('Vigilance on')
  })

  test('aboard the Icarus: the record matches the book at every decision, and no power is left to allocate', async ({ server, page }) => {
    await page.goto(`${server.url}learn/earth-expects/aboard-the-icarus`)
    await playLesson(page, 'aboard-the-icarus', {
      'Keep your lasers': [{}, []],
      'Which way the rows run': [{}, []],
      'Choose the rows again': [AFTER_IONS, []],
      'Keep one part': [AFTER_BOTH, []],
      'The power that is left': [AT_THE_END, ['Turn 4']],
    })
    await expect(page.locator('.ee-facts')).toContainText('2 / 12')
  })
})

/** Records every message of the match that the page's stream receives. Runs before the page's own scripts. */
const RECORD_STREAM = `
  window.received = []
  window.sealed = []
  const Plain = window.EventSource
  window.EventSource = class extends Plain {
    constructor(...at) {
      super(...at)
      for (const name of ['begin', 'entry']) this.addEventListener(name, ({ data }) => window.received.push(name + ' ' + data))
      this.addEventListener('status', ({ data }) => { window.sealed = JSON.parse(data).sealed })
    }
  }`
/** Hashes and times differ from match to match, so they are removed. */
async function receivedBy(page: Page): Promise<readonly string[]> {
  const received = await page.evaluate<readonly string[]>('window.received')
  return received.map((one) => one.replaceAll(/"time":\d{13}/g, '"time":0').replaceAll(/"(chain|commitment)":"[0-9a-f]{64}"/g, '"$1":""'))
}

async function startMatch(page: Page, url: string, blue: string, options: readonly string[] = []): Promise<void> {
  await page.goto(`${url}set?game=earth-expects`)
  await page.getByRole('radio', { name: /A duel of battlecruisers/ }).check()
  for (const option of options) await page.getByLabel(option).check()
  await page.getByLabel('Blue', { exact: true }).selectOption(blue)
  await page.getByRole('button', { name: 'Start' }).click()
}
/** Anna starts a duel, and Ben joins by the invitation link. */
async function startDuel(anna: Page, ben: Page, url: string, options: readonly string[] = []): Promise<void> {
  await startMatch(anna, url, 'somebody I invite by link', options)
  await ben.goto(await anna.getByLabel('Invitation for Blue').inputValue())
  await ben.getByRole('button', { name: 'Join' }).click()
}

/** The labels that a player presses in each phase of a turn. */
type Label = string | RegExp
type Part = (typeof PARTS)[number]
type Turn = Readonly<Record<Part, readonly Label[]>>
/** The first turn asks for these: nothing can be placed, announced or repaired. */
const PARTS = ['Power', 'Movement', 'Weapons', 'Sensors'] as const
const LAUNCHER = 'Missile launcher, right fore 1'
const STEADY: Turn = {
  Power: ['Speed 1 as before, no manoeuvre', 'Confirm power'],
  Movement: [/^Ahead to/],
  Weapons: [LAUNCHER, /^A standard missile at/, 'Fire 1 weapon'],
  Sensors: ['No attempts'],
}
/** Differs from STEADY in secrets only (power, warhead), so others notice nothing before the dice of the Sensors step. */
const OTHER_SECRETS: Turn = {
  ...STEADY,
  Power: [/sensors and shields first$/, 'Confirm power'],
  Weapons: [LAUNCHER, /^A nuclear missile at/, 'Fire 1 weapon'],
  Sensors: [/^Lock on to .* with 3 sensors/, 'Make 1 attempt'],
}
/** Against the computer a course without a choice is not asked for, so this one has a manoeuvre point. */
const ALONE: Turn = { ...STEADY, Power: OTHER_SECRETS.Power }
const FIERCE: Turn = { ...STEADY, Weapons: [/^Everything at/, /^Fire \d+ weapons?$/] }

const phaseTitle = (page: Page) => page.locator('.ask .who > span')
async function answer({ page, input }: DuelPlayer, part: Part, turn: Turn): Promise<void> {
  await expect(phaseTitle(page)).toHaveText(new RegExp(`^${part} · `))
  for (const label of turn[part]) await press(page, input, label)
}
/** Gives the main answer, or the first, to every other question until all players are asked for `part`. */
async function answerUntil(part: Part, ...players: readonly DuelPlayer[]): Promise<void> {
  const answerOthers = async (): Promise<boolean> => {
    const phases: string[] = []
    for (const { page, input } of players) {
      const { kind, phase, choices } = await read(page)
      const choice = choices.find(({ role }) => role === 'main') ?? choices[0]
      if (kind === 'question' && !phase.startsWith(part) && choice) await input.press(choice, choices)
      phases.push(phase)
    }
    return phases.every((phase) => phase.startsWith(part))
  }
  await expect.poll(answerOthers, { message: part, intervals: [50] }).toBe(true)
}

interface DuelPlayer {
  readonly page: Page
  readonly input: InputMethod
  readonly seat: 'yellow' | 'blue'
}
/**
 * Plays the set-up and the first turn; the hider always seals first. Returns what the watcher's browser had received after each sealed order,
 * and after all orders were opened.
 */
async function playSealed(hider: DuelPlayer, watcher: DuelPlayer, hides: Turn) {
  const sealed: (readonly string[])[] = []
  for (const part of PARTS) {
    // Otherwise the status of the part before could be taken for the one of this part.
    await watcher.page.evaluate('window.sealed = []')
    await answer(hider, part, hides)
    await expect.poll(() => watcher.page.evaluate('window.sealed'), part).toEqual([hider.seat])
    sealed.push(await receivedBy(watcher.page))
    await answer(watcher, part, STEADY)
  }
  for (const { page } of [hider, watcher]) await expect(phaseTitle(page)).toHaveText(/^Power/)
  return { sealed, opened: await receivedBy(watcher.page) }
}

test('in a duel by link, sealed orders, power and warheads reach no opponent, and each player sees only their own', { tag: LONG }, async ({
  server,
  browser,
}) => {
  const pages = await Promise.all([1, 2].map(async () => (await browser.newContext()).newPage()))
  const [anna, ben] = pages.map((page, index): DuelPlayer => ({ page, input: mouse(page), seat: index === 0 ? 'yellow' : 'blue' }))
  if (!anna || !ben) throw new Error('expected two pages')
  const errors: string[] = []
  for (const page of pages) {
    await page.addInitScript(RECORD_STREAM)
    page.on('pageerror', ({ message }) => errors.push(message))
  }
  for (const [hider, watcher] of [
    [anna, ben],
    [ben, anna],
  ] as const) {
    await startDuel(anna.page, ben.page, server.url)
    const one = await playSealed(hider, watcher, STEADY)
    await startDuel(anna.page, ben.page, server.url)
    const other = await playSealed(hider, watcher, OTHER_SECRETS)
    expect(other.sealed).toEqual(one.sealed)
    expect(one.sealed.at(-1)?.join()).toMatch(/"shipFlew".*"missileLaunched"/)
    expect(other.opened).not.toEqual(one.opened)
  }
  for (const part of ['Power', 'Movement'] as const) await Promise.all([anna, ben].map((one) => answer(one, part, STEADY)))
  for (const { page, seat } of [anna, ben]) {
    // A new question shows the ship that it is about.
    await expect(phaseTitle(page)).toHaveText(/^Weapons/)
    const side = (color: string) => page.locator('.ee-record .ee-sec', { hasText: new RegExp(`^ ?${color}`, 'i') }).locator('.ee-row-btn')
    await side(seat).click()
    await expect(page.locator('.ee-record')).toContainText('only your side sees this')
    await side(seat === 'yellow' ? 'blue' : 'yellow').click()
    await expect(page.locator('.ee-weapons')).toContainText('unknown')
    await expect(page.locator('.ee-record')).not.toContainText('only your side sees this')
  }
  await Promise.all([anna, ben].map((one) => answer(one, 'Weapons', FIERCE)))
  await answerUntil('Sensors', anna, ben)
  for (const one of [anna, ben]) await answer(one, 'Sensors', STEADY)
  await answerUntil('Power', anna, ben)
  for (const { page } of [anna, ben]) {
    await expect(page.locator('.phases h2')).toContainText('Turn 3')
    await expect(page.locator('.log-box')).toContainText('Fire is revealed')
    await page.context().close()
  }
  expect(errors).toEqual([])
})

/** Where to press something drawn on the record: the middle of a box, or a quarter along a row of fire. */
async function drawnAt(page: Page, what: string, index = 0): Promise<{ readonly x: number; readonly y: number }> {
  await page.locator(`.ee-record-svg ${what}`).nth(index).waitFor()
  return page.evaluate(`(() => {
    const node = document.querySelectorAll('.ee-record-svg ${what}')[${index}]
    const line = node.querySelector('path.line')
    const { x, y, width, height } = node.querySelector('.room')?.getBBox() ?? {}
    const at = line ? line.getPointAtLength(line.getTotalLength() / 4) : { x: x + width / 2, y: y + height / 2 }
    const on = new DOMPoint(at.x, at.y).matrixTransform(node.getScreenCTM())
    return { x: on.x, y: on.y }
  })()`)
}
async function click(page: Page, what: string, index = 0): Promise<void> {
  const { x, y } = await drawnAt(page, what, index)
  await page.mouse.click(x, y)
}

test('too much allocated power is announced as corrected, and the opponent chooses a box to turn off', async ({ server, browser }) => {
  const [anna, ben] = await Promise.all([1, 2].map(async () => (await browser.newContext()).newPage()))
  if (!anna || !ben) throw new Error('expected two pages')
  await startDuel(anna, ben, server.url, ['Impossible moves corrected'])
  const [hers, his] = [anna, ben].map((page, index): DuelPlayer => ({ page, input: mouse(page), seat: index === 0 ? 'yellow' : 'blue' }))
  if (!hers || !his) throw new Error('expected two players')
  await answer(hers, 'Power', {
    ...STEADY,
    Power: ['Speed 1 as before, no manoeuvre', 'Sensors…', /^Power: sensor/, 'Done'],
  })
  await expect(anna.locator('.ask')).toContainText('24 points are allocated, but the network has 23. It will be corrected')
  await expect(anna.locator('.ee-mends')).toContainText('corrected when plots are revealed')
  await press(anna, hers.input, 'Confirm power')
  await answer(his, 'Power', STEADY)
  for (const one of [hers, his]) await answer(one, 'Movement', STEADY)
  await expect(ben.locator('.ask h2')).toHaveText(/^Which boxes of/)
  await expect(ben.locator('.ee-record-svg .ee-box.chosen')).toHaveCount(1)
  const button = ben.locator('.ask .go').filter({ hasText: 'Turn off' })
  const proposed = await button.innerText()
  await click(ben, '.ee-box.may', 2)
  await expect(ben.locator('.ee-record-svg .ee-box.chosen')).toHaveCount(1)
  await expect(button).not.toHaveText(proposed)
  await button.click()
  for (const page of [anna, ben]) await expect(page.locator('.log-box')).toContainText('loses power: ')
  for (const { page } of [hers, his]) await page.context().close()
})

const ROWS = 'learn/earth-expects/which-row'
test('a row of fire can be chosen and confirmed on the record', async ({ server, page }) => {
  await page.goto(server.url + ROWS)
  await expect(page.locator('.ee-row.may')).toHaveCount(5)
  await click(page, '.ee-row.may', 2)
  await page.locator('.ee-record').getByRole('button', { name: 'High rolls to the left' }).click()
  await expect(page.locator('.lesson')).toContainText('Right.')
  await page.goto(`${server.url}learn/earth-expects/how-the-rows-run`)
  await expect(page.locator('.ee-row.may', { hasText: '1' })).toHaveCount(5)
  await click(page, '.ee-row.may', 5)
  await expect(page.locator('.lesson')).toContainText('Right.')
})

test('a whole turn can be played by keyboard alone', { tag: LONG }, async ({ server, page }) => {
  await page.addInitScript(
    `for (const kind of ['pointerdown', 'mousedown', 'touchstart']) addEventListener(kind, () => { throw new Error('a pointer was used') }, true)`,
  )
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await page.goto(`${server.url}set?game=earth-expects`)
  await expect(page.getByRole('radio', { name: /A duel of battlecruisers/ })).toBeVisible()
  await tabTo(page, `document.querySelector('.scenarios input')`)
  while (!(await page.getByRole('radio', { name: /A duel of battlecruisers/ }).isChecked())) await page.keyboard.press('ArrowDown')
  await tabTo(page, `document.querySelector('form.set button[type=submit]')`)
  await page.keyboard.press('Enter')
  const me: DuelPlayer = { page, input: keys(page), seat: 'yellow' }
  for (const part of PARTS) {
    if (part === 'Sensors') await answerUntil('Sensors', me)
    await answer(me, part, ALONE)
  }
  await expect(page.locator('.phases h2')).toContainText('Turn 2')
  expect(errors).toEqual([])
})

test('the map shows what a planned course can reach, and a press that does nothing says why', async ({ server, page }) => {
  await startMatch(page, server.url, 'computer: ensign (easy)')
  const me: DuelPlayer = { page, input: mouse(page), seat: 'yellow' }
  await answer(me, 'Power', ALONE)
  await expect(phaseTitle(page)).toHaveText(/^Movement/)
  await expect(page.locator('.overlay-threat')).not.toHaveCount(0)
  await press(page, me.input, /^One hex forward/)
  await expect(page.locator('main.map')).toContainText('shaded: Yellow Vigilance, from its planned place')
  const chart = await page.locator('.chart').first().boundingBox()
  if (!chart) throw new Error('there is no chart')
  await page.mouse.click(chart.x + chart.width / 4, chart.y + chart.height / 2)
  await expect(page.locator('.map-note')).toContainText('EE-MOV-01')
})

/** Counts presses of any kind in the page itself. Runs before the page's own scripts. */
const COUNT_PRESSES = `
  window.presses = 0
  for (const kind of ['pointerdown', 'keydown']) addEventListener(kind, () => { window.presses += 1 }, true)`
const turnOf = (moment: string): number => Number(/turn (\d+)/i.exec(moment)?.[1] ?? 0)
/** The choice that a player presses for each question; other questions get the main answer. */
type Habit = (choices: readonly PageChoice[], part: string) => PageChoice | undefined
const row = (choices: readonly PageChoice[], label: RegExp) => choices.find((choice) => label.test(choice.label))
const quiet: Habit = (choices, part) => (part === 'Weapons' ? row(choices, /^Hold fire/) : undefined)
/** One press leaves all further rows of guns to the middle one. */
const fierce: Habit = (choices) => row(choices, /now and from now on/)

interface PlayedTurn {
  readonly presses: number
  readonly fired: boolean
  readonly over: boolean
}
async function playTurn({ page, input }: DuelPlayer, habit: Habit): Promise<PlayedTurn> {
  await page.evaluate('window.presses = 0')
  let fired = false
  for (let before: string | null = null, turn = 0; ; ) {
    const { kind, phase, moment, choices, mark } = await readSoon(page, before, 20_000)
    if (turn === 0) turn = turnOf(moment)
    if (kind === 'over' || turnOf(moment) > turn)
      return { presses: Number(await page.evaluate('window.presses')), fired, over: kind === 'over' }
    if (kind !== 'question') continue
    before = mark
    const main = choices.find(({ role }) => role === 'main') ?? choices[0]
    const wanted = habit(choices, phase.split(' ')[0] ?? '') ?? main
    if (!wanted) throw new Error(`nothing to press: ${phase}`)
    fired ||= /^Fire \d/.test(wanted.label)
    await input.press(wanted, choices)
  }
}
const LAST_COUNTED_TURN = 4
/** A duel against the computer: a quiet turn of at most six presses, then turns with fire of at most ten each, until one ship is lost. */
async function countPresses(page: Page, url: string, input: InputMethod): Promise<void> {
  await page.addInitScript(COUNT_PRESSES)
  await startMatch(page, url, 'computer: ensign (easy)')
  await expect(phaseTitle(page)).toHaveText(/^Power/)
  const me: DuelPlayer = { page, input, seat: 'yellow' }
  expect((await playTurn(me, quiet)).presses, 'a quiet turn').toBeLessThanOrEqual(6)
  const counts: number[] = []
  for (let turn = 2; turn <= LAST_COUNTED_TURN; turn += 1) {
    const { presses, fired, over } = await playTurn(me, fierce)
    if (fired) counts.push(presses)
    if (over) break
  }
  expect(counts.length, 'turns with fire').toBeGreaterThan(1)
  expect(Math.max(...counts), `presses in turns with fire: ${counts.join(', ')}`).toBeLessThanOrEqual(10)
}
test('a quiet turn of the duel takes at most six clicks, and each turn with fire at most ten', { tag: LONG }, async ({ server, page }) => {
  await countPresses(page, server.url, mouse(page))
})
test('the same turns take no more keys', { tag: LONG }, async ({ server, page }) => {
  await countPresses(page, server.url, keys(page))
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 400, height: 800 }, hasTouch: true, isMobile: true })

  test('a turn can be played by touch, and no tab is wider than the screen', async ({ server, page }) => {
    await startMatch(page, server.url, 'computer: ensign (easy)')
    const me: DuelPlayer = { page, input: finger(page), seat: 'yellow' }
    for (const part of PARTS) {
      if (part === 'Sensors') await answerUntil('Sensors', me)
      await expect(phaseTitle(page)).toHaveText(new RegExp(`^${part} · `))
      for (const name of ['Map', 'Record', 'Log', 'Players', 'Orders']) {
        await tapTab(page, name)
        await expectNoWiderThanTheScreen(page, `${part}: ${name}`)
      }
      await answer(me, part, ALONE)
    }
  })
  test('a quiet turn of the duel takes at most six taps at 390 pixels, and each turn with fire at most ten', { tag: LONG }, async ({
    server,
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await countPresses(page, server.url, finger(page))
  })
  test('a row of fire can be chosen on the record by touch', async ({ server, page }) => {
    await page.goto(server.url + ROWS)
    await expect(page.locator('section.ask')).toBeVisible()
    await tapTab(page, 'Record')
    const { x, y } = await drawnAt(page, '.ee-row.may', 2)
    await page.touchscreen.tap(x, y)
    await page.locator('.ee-record').getByRole('button', { name: 'High rolls to the right' }).tap()
    await tapTab(page, 'Orders')
    await expect(page.locator('.lesson')).toContainText('Right.')
  })
})
