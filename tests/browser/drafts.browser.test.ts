// A turn that is written but not sent survives a reload, another page and Back, in each game.
import type { Page } from '@playwright/test'
import { expect, longExcept, test } from './fixtures.ts'
import { cardOf, playNow } from './home-page.ts'
import { mouseGoingOn } from './input.ts'
import { player, playUntil } from './play.ts'
import { type PageChoice, type Reading, read } from './reading.ts'

/** The question of the dialog, and the choices that it offers. */
const asked = ({ title, choices }: Reading): readonly string[] => [title, ...choices.map(({ label }) => label)]
const drafts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(`Object.keys(localStorage).filter((key) => key.startsWith('admiralty.draft.'))`)

/** One of the rows at every second answer, because many main choices are whole orders. */
function anyChoice({ choices }: Reading, answer: number): PageChoice {
  const rows = choices.filter(({ role }) => role === 'row')
  const row = rows[(answer * 3) % Math.max(1, rows.length)]
  const main = choices.find(({ role }) => role === 'main')
  const choice = (answer % 2 === 0 ? (row ?? main) : (main ?? row)) ?? choices[0]
  if (!choice) throw new Error('there is nothing to press')
  return choice
}

/** Plays until a part of an order has been chosen. Returns what the dialog asks then. */
async function writeDraft(page: Page): Promise<readonly string[]> {
  let answers = 0
  const captain = { choose: (reading: Reading) => anyChoice(reading, answers++), withdraw: () => undefined }
  await playUntil(
    [{ ...player(page, 1, mouseGoingOn), captain }],
    ({ kind, choices }) => kind === 'question' && choices.some(({ role, listed }) => listed && role === 'back'),
  )
  await expect.poll(() => drafts(page)).toHaveLength(1)
  return asked(await read(page))
}

for (const game of ['EasyStar', 'Earth Expects', 'Solar Flare', 'Gravity Well', 'Full Thrust'])
  test(
    `a written turn of ${game} survives a reload, another page and Back`,
    longExcept(['Full Thrust'], game),
    async ({ server, page }) => {
      await page.goto(server.url)
      await playNow(page, game).click()
      const written = await writeDraft(page)
      const isBack = () => expect.poll(async () => asked(await read(page))).toEqual(written)
      await page.reload()
      await isBack()
      await page.getByRole('link', { name: 'Rules', exact: true }).first().click()
      await expect(page).toHaveURL(/rules/)
      await page.goBack()
      await isBack()
      await page.goto(server.url)
      await expect(cardOf(page, game)).toBeVisible()
      await page.goBack()
      await isBack()
    },
  )

test('two pages of one seat show the same draft', async ({ server, page, context }) => {
  await page.goto(server.url)
  await playNow(page, 'Full Thrust').click()
  const written = await writeDraft(page)
  const other = await context.newPage()
  await other.goto(page.url())
  await expect.poll(async () => asked(await read(other))).toEqual(written)
  await other.keyboard.press('Escape')
  await expect.poll(async () => asked(await read(other))).not.toEqual(written)
  const now = asked(await read(other))
  await expect.poll(async () => asked(await read(page))).toEqual(now)
})
