// A browser translates the page while a match is played: no game breaks, and each text on the page is the one of the moment.
import { expect, longExcept, test } from './fixtures.ts'
import { playNow } from './home-page.ts'
import { mouseGoingOn } from './input.ts'
import { player, playUntil } from './play.ts'
import type { PageChoice, Reading } from './reading.ts'
import { type Manner, textsOf, translate } from './translator.ts'

const ANSWERS = 24

/** Mostly the main choice, and every third time one of the rows. The translated page has other words, so labels decide nothing. */
function anyChoice({ choices }: Reading, answer: number): PageChoice {
  const rows = choices.filter(({ role }) => role === 'row')
  const main = choices.find(({ role }) => role === 'main')
  const row = rows[(answer * 7) % Math.max(1, rows.length)]
  const choice = (answer % 3 === 2 ? (row ?? main) : (main ?? row)) ?? choices[0]
  if (!choice) throw new Error('there is nothing to press')
  return choice
}

const PLAYED: readonly (readonly [game: string, manner: Manner])[] = [
  ['EasyStar', 'replace'],
  ['Earth Expects', 'replace'],
  ['Solar Flare', 'replace'],
  ['Gravity Well', 'replace'],
  ['Full Thrust', 'replace'],
  ['Full Thrust', 'insert and remove'],
  ['Gravity Well', 'wrap'],
]
for (const [game, manner] of PLAYED)
  test(`translator imitated in ${game}: ${manner}`, longExcept(['EasyStar', 'Full Thrust'], game), async ({ server, page }) => {
    await page.goto(server.url)
    await playNow(page, game).click()
    await expect(page.locator('section.ask .what')).toBeVisible()
    // Without a translator the page shows what React has drawn.
    const before = await textsOf(page)
    expect(before.shown).toBe(before.drawn)

    await translate(page, manner)
    await expect(page.locator('section.ask .what font').first()).toBeVisible()
    const expectRight = async () => {
      const { shown, drawn, drawings } = await textsOf(page)
      expect(shown).toBe(drawn)
      expect(drawings).toBe('kept')
    }
    let answers = 0
    await playUntil(
      [
        {
          ...player(page, 1, mouseGoingOn),
          captain: { choose: (reading) => anyChoice(reading, answers++), withdraw: () => undefined },
          look: expectRight,
        },
      ],
      // A duel may end sooner.
      ({ kind }) => kind === 'over' || answers >= ANSWERS,
    )
    await expectRight()
  })
