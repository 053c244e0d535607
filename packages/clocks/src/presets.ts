// Time limits that players can choose at once.
import { type ClockTerms, USUAL_LEAST, USUAL_LIVE, USUAL_SLOW } from './terms.ts'

/** A usual choice of time limits. */
export interface ClockPreset {
  readonly id: string
  readonly label: string
  readonly terms: ClockTerms
}

const VACATION = { perMonth: 2, atMost: 10 } as const

const live = (minutes: number, increment: number): ClockPreset => ({
  id: `live-${minutes}`,
  label: `${minutes} minutes + ${increment} seconds per answer`,
  terms: { kind: 'live', bank: minutes * 60, increment, ...USUAL_LIVE },
})
const slow = (days: number, zone: string): ClockPreset => ({
  id: `days-${days}`,
  label: days === 1 ? '1 day per answer' : `${days} days per answer`,
  terms: { kind: 'answer', days, bank: 24, weekends: 'count', zone, ...USUAL_SLOW, vacation: VACATION },
})

/** The usual choices, the quickest first. `zone` is that of the person who chooses. */
export const clockPresets = (zone: string): readonly ClockPreset[] => [
  live(5, 5),
  live(15, 10),
  live(45, 30),
  slow(1, zone),
  slow(3, zone),
  slow(7, zone),
  {
    id: 'weekly',
    label: 'Every Sunday at 20:00',
    terms: {
      kind: 'calendar',
      weekdays: [7],
      at: '20:00',
      zone,
      least: USUAL_LEAST,
      early: 'when-ready',
      ...USUAL_SLOW,
      vacation: VACATION,
    },
  },
  { id: 'none', label: 'No time limit', terms: { kind: 'none' } },
]
