// The time limits that a player chooses for a new game, and what keeps them from being used.
import { type ClockPreset, type ClockTerms, clockPresets, newClockSchema } from '@admiralty/clocks'
import { sameJson } from '@admiralty/kernel'
import { sentence } from '../parts/sentence.ts'

/** No time limits: the usual choice. */
export const NO_CLOCK: ClockTerms = { kind: 'none' }

/** The usual choices in the order of the list: first none, then from the quickest on. */
export function presetsFor(zone: string): readonly ClockPreset[] {
  const all = clockPresets(zone)
  const isNone = ({ terms }: ClockPreset): boolean => terms.kind === 'none'
  return [...all.filter(isNone), ...all.filter((preset) => !isNone(preset))]
}

/** The usual choice that has exactly these terms; undefined for settings of the player's own. */
export const presetOf = (presets: readonly ClockPreset[], terms: ClockTerms): ClockPreset | undefined =>
  presets.find((preset) => sameJson(preset.terms, terms))

/** Why no game can be made with these terms, as a sentence; null if one can. */
export function clockProblem(terms: ClockTerms): string | null {
  const issue = newClockSchema.safeParse(terms).error?.issues[0]
  return issue ? sentence(issue.message) : null
}

type Vacation = Extract<ClockTerms, { readonly vacation: unknown }>['vacation']
/** The vacation with another number of days earned in 30 days. What can be saved follows, because it cannot be less. */
export const earning = ({ atMost }: Vacation, perMonth: number): Vacation => ({
  perMonth,
  atMost: perMonth === 0 ? 0 : Math.max(atMost, perMonth),
})

/** The names of the time zones that this browser knows, with that of the terms and UTC. */
export function zoneNames(chosen: string): readonly string[] {
  const known = Intl.supportedValuesOf('timeZone')
  return [...new Set([...known, chosen, 'UTC'])].toSorted()
}
