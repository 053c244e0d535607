// The smallest game on its own screen: set up on the page, played to its end by presses, and listed among my games.
import { expect, test } from './fixtures.ts'
import { mouse } from './input.ts'
import { type Reading, readSoon } from './reading.ts'

const GAME = { id: 'skirmish', title: 'Skirmish' }
/** A duel has a few rounds with one press each; more mean that a press changed nothing. */
const MOST_PRESSES = 400

/** The main button if there is one, else the first row. */
function chosen({ choices, ...rest }: Reading) {
  const choice = choices.find(({ role }) => role === 'main') ?? choices.find(({ role }) => role === 'row') ?? choices[0]
  if (!choice) throw new Error(`there is nothing to press: ${JSON.stringify(rest)}`)
  return choice
}

test('a press on an empty hex says that nothing can be chosen there', async ({ server, page }) => {
  await page.goto(`${server.url}set?game=${GAME.id}`)
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(page.locator('section.ask .row').first()).toBeVisible()
  const chart = await page.locator('.chart').first().boundingBox()
  if (!chart) throw new Error('there is no chart')
  await page.mouse.click(chart.x + chart.width / 2, chart.y + chart.height / 2)
  await expect(page.locator('.map-note')).toContainText('nothing can be chosen here', { ignoreCase: true })
})

test('a duel against a bot is set up and played to its end by presses', async ({ server, page }) => {
  await page.goto(`${server.url}set?game=${GAME.id}`)
  await expect(page.getByRole('heading', { name: `${GAME.title}: new game` })).toBeVisible()
  await page.getByRole('button', { name: 'Start' }).click()
  const input = mouse(page)
  let answered: string | null = null
  let reading = await readSoon(page, answered, 1000)
  for (let presses = 0; reading.kind !== 'over' && presses < MOST_PRESSES; reading = await readSoon(page, answered, 1000)) {
    if (reading.kind === 'waiting' || (reading.mark === answered && !reading.missed)) continue
    answered = reading.mark
    await input.press(chosen(reading), reading.choices)
    presses += 1
  }
  expect(reading.kind).toBe('over')
  await expect(page.getByRole('region', { name: 'Result' })).toBeVisible()
  await page.goto(server.url)
  await expect(page.getByText(GAME.title).first()).toBeVisible()
})
