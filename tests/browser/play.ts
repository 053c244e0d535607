// Plays at one page or at several: reads, chooses, presses, until what is read is what the test waits for.
import type { Page } from '@playwright/test'
import { type InputMethod, mouse } from './input.ts'
import { type Reading, readSoon } from './reading.ts'
import { captain, type ScriptedPlayer } from './scripted-player.ts'

export interface BrowserPlayer {
  readonly page: Page
  readonly captain: ScriptedPlayer
  readonly hand: InputMethod
  /** Looks at each page before answering it. */
  look(reading: Reading): Promise<void>
  /** The mark of what has been answered already. */
  answered: string | null
}

export const player = (page: Page, seed: number, hand: (page: Page) => InputMethod = mouse): BrowserPlayer => ({
  page,
  captain: captain(seed),
  hand: hand(page),
  look: async () => undefined,
  answered: null,
})

/** Ships that have fought this long make for the edge: a battle is then over in some turns more. */
const LONG_ENOUGH = 5
const turnOf = ({ moment }: Reading): number => Number(/Turn (\d+)/i.exec(moment)?.[1] ?? 0)

const isOver = ({ kind }: Reading): boolean => kind === 'over'
/** Asked where to go or at whom to fire, some turns into the battle. */
export const inTheThick = (reading: Reading): boolean => reading.kind === 'question' && turnOf(reading) >= 2

/** One answer, or one step towards it. */
async function step(player: BrowserPlayer, reading: Reading): Promise<void> {
  if (turnOf(reading) > LONG_ENOUGH) player.captain.withdraw()
  player.answered = reading.mark
  await player.look(reading)
  await player.hand.press(player.captain.choose(reading), reading.choices)
}

/** For so long the page of each may show nothing new. */
const PATIENCE = 20_000

/** Until all of them read what is wanted; those who do so already wait for the others. */
async function playOn(players: readonly BrowserPlayer[], wanted: (readings: readonly Reading[]) => boolean): Promise<readonly Reading[]> {
  const ms = players.length === 1 ? 1_000 : 25
  for (let moved = Date.now(); ; ) {
    const readings: Reading[] = []
    for (const one of players) readings.push(await readSoon(one.page, one.answered, ms))
    if (wanted(readings)) return readings
    for (const [index, one] of players.entries()) {
      const reading = readings[index]
      if (!reading || reading.kind === 'waiting' || reading.kind === 'over' || reading.mark === one.answered) continue
      await step(one, reading)
      moved = Date.now()
    }
    if (Date.now() - moved > PATIENCE) throw new Error(`nothing came of it: ${JSON.stringify(readings)}`)
  }
}

/** Until one of them reads this; returns that reading, unanswered. */
export async function playUntil(players: readonly BrowserPlayer[], wanted: (reading: Reading) => boolean): Promise<Reading> {
  const readings = await playOn(players, (now) => now.some(wanted) || now.every(isOver))
  const found = readings.find(wanted)
  if (!found) throw new Error('it was over before that')
  return found
}
/** To the results page of each. */
export const playToTheEnd = (players: readonly BrowserPlayer[]): Promise<readonly Reading[]> =>
  playOn(players, (readings) => readings.every(isOver))
