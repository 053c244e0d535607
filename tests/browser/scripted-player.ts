// A player of EasyStar who knows only what the page shows: closes in, takes the shot with the best odds, and can withdraw.
import type { PageChoice, Reading } from './reading.ts'

export interface ScriptedPlayer {
  choose(reading: Reading): PageChoice
  /** From now on the ships leave the map. */
  withdraw(): void
}

/** Seeded, so that a failed battle starts the same way again; the dice come from the server. */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** The middle of a map of 14 by 14 hexes, in columns and rows. */
const MIDDLE = 7.5
const hexIn = (label: string): readonly [column: number, row: number] | null => {
  const found = /\b(\d\d)(\d\d)\b/.exec(label)
  return found ? [Number(found[1]), Number(found[2])] : null
}
const fromMiddle = (label: string): number => {
  const hex = hexIn(label)
  return hex ? Math.max(Math.abs(hex[0] - MIDDLE), Math.abs(hex[1] - MIDDLE)) : 99
}

export function captain(seed: number): ScriptedPlayer {
  const random = randomFrom(seed)
  let leaving = false
  /** The last label pressed, so that a planned course is confirmed and not planned again. */
  let last = ''
  const any = (from: readonly PageChoice[]): PageChoice | undefined => from[Math.floor(random() * from.length)]

  const course = (rows: readonly PageChoice[], main: PageChoice | undefined, fold: PageChoice | undefined): PageChoice | undefined => {
    if (main && /^(Go to|Off the map)/.test(last)) return main
    const faster = rows.find(({ label }) => label.startsWith('Speed up'))
    if (faster && !last.startsWith('Speed up') && (leaving || random() < 0.6)) return faster
    if (fold) return fold
    const out = rows.filter(({ label }) => label.startsWith('Off the map'))
    if (leaving && out.length > 0) return any(out)
    const ways = rows.filter(({ label, note }) => label.startsWith('Go to') && !note.startsWith('collision'))
    const sign = leaving ? -1 : 1
    const best = ways.toSorted((one, other) => sign * (fromMiddle(one.label) - fromMiddle(other.label)))
    return best[Math.floor(random() * Math.min(2, best.length))] ?? main ?? any(rows)
  }
  const pick = ({ phase, choices }: Reading): PageChoice | undefined => {
    const rows = choices.filter(({ role }) => role === 'row')
    const main = choices.find(({ role }) => role === 'main')
    const fold = choices.find(({ role }) => role === 'fold')
    if (phase.startsWith('Ships · plan')) return course(rows, main, fold)
    if (phase.startsWith('Ships')) return rows.find(({ label }) => / at \d{4}, facing /.test(label)) ?? main
    if (phase.startsWith('Fire')) return main ?? rows.toSorted((one, other) => (other.odds ?? -1) - (one.odds ?? -1))[0]
    // A ship that was placed is not placed again and again.
    const back = choices.find(({ role }) => role === 'back')
    if (phase.startsWith('Deployment') && /^To \d{4}/.test(last) && back) return back
    if (phase.startsWith('Fighters · yours')) return random() < 0.5 ? (any(rows) ?? main) : (main ?? any(rows) ?? fold)
    return main ?? any(rows) ?? fold ?? choices[0]
  }
  return {
    choose(reading) {
      const choice = pick(reading)
      if (!choice) throw new Error(`there is nothing to press: ${JSON.stringify(reading)}`)
      last = choice.label
      return choice
    },
    withdraw() {
      leaving = true
    },
  }
}
