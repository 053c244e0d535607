// The current phase, the phases of a turn, and the tally.

import type { Phase, PhaseMark, Tally } from '@admiralty/kernel'
import { MODULE_KINDS, SHEET } from '../../data/units.ts'
import type { View } from '../state.ts'
import { impulseName } from './ask-impulse.ts'
import * as say from './say.ts'

const SETTING = ['moons', 'stations'] as const
const TURN = ['launch', 'thrust', 'impulses', 'resources', 'construction'] as const
type Part = (typeof SETTING)[number] | (typeof TURN)[number]
const PART_OF: Readonly<Record<string, Part>> = {
  moon: 'moons',
  station: 'stations',
  turn: 'launch',
  launch: 'launch',
  thrust: 'thrust',
  income: 'resources',
  deliver: 'resources',
  build: 'construction',
  turnEnd: 'construction',
}
const kindOf = (view: View): string => view.calls[0]?.kind ?? view.agenda[0]?.step ?? 'over'
/** Steps that are not named here belong to the impulses. */
const partOf = (view: View): Part => PART_OF[kindOf(view)] ?? 'impulses'

export function phases(view: View): readonly PhaseMark[] {
  const parts: readonly Part[] = view.turn === 0 ? SETTING : TURN
  const at = parts.indexOf(partOf(view))
  return parts.map((part, index) => ({
    name: say.capital(part === 'impulses' && index === at ? impulseName(view.impulse) : part),
    state: view.outcome || index < at ? 'done' : index === at ? 'now' : 'to come',
  }))
}
export function phase(view: View): Phase {
  const { turn, impulse, outcome } = view
  if (outcome) return { turn, step: 'over', title: `over in turn ${turn}` }
  const part = partOf(view)
  if (turn === 0) return { turn: 0, step: part, title: `setting up: ${part}` }
  const name = part === 'impulses' ? impulseName(impulse) : part
  return { turn, step: part === 'impulses' ? `impulse ${impulse}` : part, title: `turn ${turn}, ${name}` }
}

/** Stations by their modules, gunships by their hit points. */
export const tally = (view: View): readonly Tally[] =>
  Object.values(view.units).flatMap(({ id, seat, kind, damage, modules }): readonly Tally[] => {
    if (kind === 'gunship') return [{ id, seat, taken: damage, of: SHEET.gunship.hitPoints }]
    if (kind !== 'station') return []
    const fitted = MODULE_KINDS.flatMap((module) =>
      modules[module] ? [{ taken: modules[module].damage, of: SHEET[module].hitPoints }] : [],
    )
    return [{ id, seat, taken: fitted.reduce((sum, one) => sum + one.taken, 0), of: fitted.reduce((sum, one) => sum + one.of, 0) }]
  })
