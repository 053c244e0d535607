// A damaged ship of each game: a lesson that begins with it, its line in the list of ships, and the boxes of its record.
import type { Locator, Page } from '@playwright/test'
import { expect } from './fixtures.ts'

interface DamagedRecord {
  readonly lesson: string
  readonly ship: string
  readonly marked: string
  readonly free: string
}
export const DAMAGED: Readonly<Record<string, DamagedRecord>> = {
  easystar: {
    lesson: 'how-to-spend-counters',
    ship: 'Marten',
    marked: '.gu-track.damage i.gone',
    free: '.gu-track.damage i.whole',
  },
  'earth-expects': {
    lesson: 'which-part-lives',
    ship: 'Icarus',
    marked: '.ee-record-svg g.ee-box:not(.sound)',
    free: '.ee-record-svg g.ee-box.sound',
  },
  'solar-flare': {
    lesson: 'a-breach',
    ship: 'Blue Frost',
    marked: '.sf-integrity i.gone',
    free: '.sf-integrity i:not(.gone)',
  },
  'gravity-well': {
    lesson: 'a-core-out-of-action',
    ship: 'Station 1',
    marked: '.gw-boxes i.gone',
    free: '.gw-boxes i:not(.gone)',
  },
  'full-thrust': {
    lesson: 'how-far-is-far-enough',
    ship: 'Lancer',
    marked: '.ft-boxes i.hit',
    free: '.ft-boxes i:not(.hit)',
  },
}

export const shipLine = (page: Page, name: string): Locator => page.locator('button.gu-row, button.ee-row-btn', { hasText: name }).first()

/** Opens the lesson and the record of the damaged ship. */
export async function openDamaged(page: Page, url: string, game: string): Promise<DamagedRecord> {
  const damaged = DAMAGED[game]
  if (!damaged) throw new Error(`${game} has no damaged record`)
  await page.goto(`${url}learn/${game}/${damaged.lesson}`)
  const line = shipLine(page, damaged.ship)
  await line.click()
  await expect(line).toHaveAttribute('aria-pressed', 'true')
  return damaged
}
