// The panel of odds never covers the shooter, the target, what is planned or the buttons of the map, on three sizes of screen.

import type { RuleSystem, Words } from '@admiralty/kernel'
import { system as earthExpects, words as earthWords } from '@admiralty/systems/earth-expects'
import type { Page } from '@playwright/test'
import { expect, longExcept, test } from './fixtures.ts'
import { gunner } from './gunner.ts'
import { playNow } from './home-page.ts'
import { mouse, settled } from './input.ts'
import { decisionsOf, lessonFile, press } from './lesson-steps.ts'
import { enlarged } from './map-scale.ts'
import { player, playUntil } from './play.ts'
import { type Reading, read } from './reading.ts'

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
] as const

/** The share of what must stay visible that the panel covers, as a list of names. Null without a panel. */
const COVERED = `(() => {
  const panel = document.querySelector('.board-panel > .odds')
  if (!panel || !panel.checkVisibility({ visibilityProperty: true })) return null
  const box = panel.getBoundingClientRect()
  const chart = document.querySelector('.board .chart').getBoundingClientRect()
  const marks = [...document.querySelectorAll('.board [data-thing]')].map((node) => ({ node, box: node.getBoundingClientRect() }))
  const ends = [...document.querySelectorAll('.board .track-aim .track')].flatMap((path) =>
    [0, path.getTotalLength()].map((at) => path.getPointAtLength(at).matrixTransform(path.getScreenCTM())))
  const isInvolved = ({ node, box }) =>
    node.querySelector('.selring') !== null || ends.some(({ x, y }) => x > box.left && x < box.right && y > box.top && y < box.bottom)
  const touches = (one) => one.left < box.right && box.left < one.right && one.top < box.bottom && box.top < one.bottom
  const inChart = ({ box }) => box.right > chart.left && box.left < chart.right && box.bottom > chart.top && box.top < chart.bottom
  const kept = marks.filter(isInvolved).filter(inChart)
  const buttons = document.querySelector('.board-zoom')
  const covered = kept.filter(({ box }) => touches(box)).map(({ node }) => node.dataset.thing)
  return { lines: ends.length / 2, kept: kept.length, covered: touches(buttons.getBoundingClientRect()) ? [...covered, 'the buttons of the map'] : covered }
})()`
interface Covered {
  /** Aimed lines of fire. */
  readonly lines: number
  readonly kept: number
  readonly covered: readonly string[]
}

/** Checks the panel that is shown now. Returns whether there is one. */
async function isCheckedFor(page: Page, where: string): Promise<boolean> {
  await settled(page)
  await page.evaluate('new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))')
  const seen = await page.evaluate<Covered | null>(COVERED)
  if (!seen) return false
  expect(seen.lines, where).toBeGreaterThan(0)
  expect(seen.kept, where).toBeGreaterThan(0)
  expect(seen.covered, where).toEqual([])
  return true
}
async function resize(page: Page, size: (typeof SIZES)[number]): Promise<void> {
  await page.setViewportSize(size)
  if (size.width < 480) await page.locator('.ph-tabs button', { hasText: 'Map' }).click()
}
/** Looks at the odds of the main button, then aims at every row, on every size of screen. */
async function expectNothingCovered(page: Page): Promise<void> {
  const panels = new Map(SIZES.map(({ width }) => [width as number, 0]))
  const check = async ({ width }: (typeof SIZES)[number], what: string): Promise<void> => {
    if (await isCheckedFor(page, `${what} at ${width} pixels`)) panels.set(width, (panels.get(width) ?? 0) + 1)
  }
  for (const size of SIZES) {
    await resize(page, size)
    await check(size, 'the main button')
  }
  for (const size of SIZES) {
    await resize(page, size)
    const rows = await page.locator('section.ask .row').count()
    for (let row = 1; row <= rows; row += 1) {
      await page.keyboard.press('ArrowDown')
      await check(size, `row ${row}`)
    }
  }
  expect([...panels.values()].filter((count) => count === 0)).toEqual([])
}

/** Whether the main button or the first row has a panel of odds. */
async function hasPanels(page: Page): Promise<boolean> {
  const panels = page.locator('.board-panel > .odds')
  await settled(page)
  if ((await panels.count()) > 0) return true
  await page.keyboard.press('ArrowDown')
  await settled(page)
  return (await panels.count()) > 0
}

const hasOdds = ({ kind, choices }: Reading): boolean =>
  kind === 'question' && choices.some(({ odds, role }) => role === 'row' && odds !== null)

/** Plays by *Play now* until a panel shows the odds of a shot. */
async function playToOdds(page: Page, home: string, game: string): Promise<void> {
  const isOver = ({ kind }: Reading): boolean => kind === 'over'
  // A battle may end without a shot of this player, and a question such as whether to brace has chances but no panel.
  for (let seed = 7; ; seed += 1) {
    await page.goto(home)
    await playNow(page, game).click()
    const reading = await playUntil([player(page, seed)], (now) => hasOdds(now) || isOver(now))
    if (!isOver(reading) && (await hasPanels(page))) return
  }
}

for (const game of ['EasyStar', 'Solar Flare'])
  test(`the odds of a shot in ${game} cover neither shooter nor target`, longExcept(['Solar Flare'], game), async ({ server, page }) => {
    await page.setViewportSize(SIZES[0])
    await playToOdds(page, server.url, game)
    await expectNothingCovered(page)
  })

test('the wheel over the odds of a shot enlarges the map', async ({ server, page }) => {
  await page.setViewportSize(SIZES[0])
  await playToOdds(page, server.url, 'EasyStar')
  await enlarged(page, '.board-panel > .odds')
})

test('the odds of a shot in Full Thrust cover neither shooter nor target', async ({ server, page }) => {
  await page.setViewportSize(SIZES[0])
  await page.goto(`${server.url}set?game=full-thrust`)
  await page.getByText('Cruiser duel', { exact: true }).click()
  await page.getByLabel('Blue', { exact: true }).selectOption('me, on this screen')
  await page.getByRole('button', { name: 'Start' }).click()
  const asked = await playUntil(
    [gunner(page, 1)],
    ({ title, choices }) => title === 'Which ship fires?' && choices.some(({ note }) => /^[1-9]\d* targets?$/.test(note)),
  )
  const able = asked.choices.find(({ note }) => /^[1-9]\d* targets?$/.test(note))
  if (!able) throw new Error('no ship can fire')
  await mouse(page).press(able, asked.choices)
  await expect.poll(async () => (await read(page)).title).not.toBe(asked.title)
  await expectNothingCovered(page)
})

test('the odds of a shot in Earth Expects cover neither shooter nor target', async ({ server, page }) => {
  await page.setViewportSize(SIZES[0])
  await page.goto(`${server.url}learn/earth-expects/first-battle`)
  // The contract knows nothing of the types of this game.
  const game = { system: earthExpects, words: earthWords } as unknown as { readonly system: RuleSystem; readonly words: Words }
  for (const { title, labels } of decisionsOf(game, lessonFile('earth-expects', 'first-battle'))) {
    await expect(page.locator('.lesson h2')).toHaveText(title)
    await expect.poll(async () => (await read(page)).choices.length).toBeGreaterThan(0)
    for (const label of labels) {
      if (hasOdds(await read(page)) && (await hasPanels(page))) return expectNothingCovered(page)
      await press(page, mouse(page), label)
    }
  }
  throw new Error('the lesson has no shot with odds')
})
