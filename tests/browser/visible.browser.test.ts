// The map shows every ship with its whole name, on a phone too: at the start of each turn and at each step of a replay.
import type { Page } from '@playwright/test'
import { expect, longExcept, test } from './fixtures.ts'
import { playNow } from './home-page.ts'
import { settled } from './input.ts'
import { enlarged, scaleOf } from './map-scale.ts'
import { player, playUntil } from './play.ts'
import type { Reading } from './reading.ts'
import { expectAllVisible } from './visible-ships.ts'

const GAMES = ['EasyStar', 'Earth Expects', 'Solar Flare', 'Gravity Well', 'Full Thrust'] as const
const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 720 },
] as const
const turnOf = ({ kind, moment }: Reading): number => (kind === 'question' ? Number(/(?:Turn|round) (\d+)/i.exec(moment)?.[1] ?? 0) : 0)
/** The last turn that is looked at. */
const TURNS = 4
/** The matches that are tried. */
const SEEDS = [7, 8, 9, 10, 11, 12]
/** Steps of a replay that are looked at. */
const STEPS = 60

/** Plays a match by *Play now* and looks at the map at the start of each turn. Returns the turns that had ships; a short match has few. */
async function playTurns(page: Page, game: string, seed: number): Promise<ReadonlySet<number>> {
  const turns = new Set<number>()
  const look = async (reading: Reading): Promise<void> => {
    const turn = turnOf(reading)
    if (turn === 0 || turns.has(turn)) return
    if ((await expectAllVisible(page, `${game}, seed ${seed}, turn ${turn}`)) > 0) turns.add(turn)
  }
  await playNow(page, game).click()
  await look(await playUntil([{ ...player(page, seed), look }], (reading) => reading.kind === 'over' || turnOf(reading) >= TURNS))
  return turns
}
/** A match of *Play now* that goes on in turn `TURNS`: a lucky or unlucky player ends some matches before it. */
async function playLongMatch(page: Page, game: string, home: string): Promise<void> {
  for (const seed of SEEDS) {
    await page.goto(home)
    if ((await playTurns(page, game, seed)).has(TURNS)) return
  }
  throw new Error(`no match of ${game} showed ships in turn ${TURNS}`)
}

for (const game of GAMES)
  for (const size of SIZES) {
    const where = `${game} at ${size.width} pixels`
    test(`every ship and its name are visible: ${where}`, longExcept(['EasyStar at 390 pixels'], where), async ({ server, page }) => {
      await page.setViewportSize(size)
      await playLongMatch(page, game, server.url)
      const scale = await enlarged(page, '.board .chart')
      const later = await playUntil([player(page, 7)], (reading) => reading.kind === 'over' || turnOf(reading) > TURNS)
      // A match that ends in this turn has no next turn whose map can be compared.
      if (later.kind !== 'over') expect(await scaleOf(page), 'a map that the player has moved').toBe(scale)
      const match = new URL(page.url()).pathname.split('/').at(-1)
      await page.goto(`${server.url}replay/${match}`)
      const strip = page.getByRole('slider', { name: 'Step' })
      await expect(strip).toBeVisible()
      await settled(page)
      await page.keyboard.press('Home')
      await expect(strip).toHaveAttribute('aria-valuenow', '1')
      const last = Math.min(STEPS, Number(await strip.getAttribute('aria-valuemax')))
      let seen = 0
      for (let step = 2; step <= last; step += 1) {
        await page.keyboard.press('ArrowRight')
        await expect(strip).toHaveAttribute('aria-valuenow', String(step))
        seen += await expectAllVisible(page, `${where}, step ${step}`)
      }
      expect(seen).toBeGreaterThan(0)
      const scaleHere = await enlarged(page, '.board .chart')
      await page.getByRole('button', { name: 'Back a turn', exact: true }).click()
      await expect(strip).not.toHaveAttribute('aria-valuenow', String(last))
      expect(await scaleOf(page), 'the map of a replay that the player has moved').toBe(scaleHere)
    })
  }
