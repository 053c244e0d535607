// Plays on one page or several: reads the page, chooses and presses, until the test has reached the state it waits for.
import type { Page } from '@playwright/test'
import { type InputMethod, mouse } from './input.ts'
import { WAIT_LIMIT } from './limits.ts'
import { type Reading, readSoon } from './reading.ts'
import { captain, type ScriptedPlayer } from './scripted-player.ts'

export interface BrowserPlayer {
  readonly page: Page
  readonly captain: ScriptedPlayer
  readonly input: InputMethod
  /** Called for each question before it is answered, for checks. */
  look(reading: Reading): Promise<void>
  /** The mark of the last reading that was answered. */
  answered: string | null
  /** Has been asked for a shot. */
  hasFired: boolean
}

export const player = (page: Page, seed: number, input: (page: Page) => InputMethod = mouse): BrowserPlayer => ({
  page,
  captain: captain(seed),
  input: input(page),
  look: async () => undefined,
  answered: null,
  hasFired: false,
})

/** From this turn on the ships leave the map once they have fired, so that the battle ends a few turns later. */
const FIRST_LEAVING_TURN = 3
/** From this turn on they leave although no enemy was in range. */
const LAST_LEAVING_TURN = 6
const turnOf = ({ moment }: Reading): number => Number(/Turn (\d+)/i.exec(moment)?.[1] ?? 0)

const isOver = ({ kind }: Reading): boolean => kind === 'over'
/** A question in turn 2 or later. */
export const inTheThick = (reading: Reading): boolean => reading.kind === 'question' && turnOf(reading) >= 2

/** Presses one choice: an answer, or a part of one. */
async function step(player: BrowserPlayer, reading: Reading): Promise<void> {
  if (reading.phase.startsWith('Fire')) player.hasFired = true
  if (turnOf(reading) >= (player.hasFired ? FIRST_LEAVING_TURN : LAST_LEAVING_TURN)) player.captain.withdraw()
  player.answered = reading.mark
  await player.look(reading)
  await player.input.press(player.captain.choose(reading), reading.choices)
}

/** Plays until `wanted` accepts the readings of all players. */
async function playOn(players: readonly BrowserPlayer[], wanted: (readings: readonly Reading[]) => boolean): Promise<readonly Reading[]> {
  const ms = players.length === 1 ? 1_000 : 25
  for (let moved = Date.now(); ; ) {
    const readings: Reading[] = []
    for (const one of players) readings.push(await readSoon(one.page, one.answered, ms))
    if (wanted(readings)) return readings
    for (const [index, one] of players.entries()) {
      const reading = readings[index]
      if (!reading || reading.kind === 'waiting' || reading.kind === 'over') continue
      if (reading.mark === one.answered && !reading.missed) continue
      await step(one, reading)
      moved = Date.now()
    }
    if (Date.now() - moved > WAIT_LIMIT) throw new Error(`no page asked anything new: ${JSON.stringify(readings)}`)
  }
}

/** Plays until one player has a reading that is wanted, and returns it unanswered. */
export async function playUntil(players: readonly BrowserPlayer[], wanted: (reading: Reading) => boolean): Promise<Reading> {
  const readings = await playOn(players, (now) => now.some(wanted) || now.every(isOver))
  const found = readings.find(wanted)
  if (!found) throw new Error('the match ended before the wanted reading')
  return found
}
/** Plays until all players see the results page. */
export const playToTheEnd = (players: readonly BrowserPlayer[]): Promise<readonly Reading[]> =>
  playOn(players, (readings) => readings.every(isOver))
