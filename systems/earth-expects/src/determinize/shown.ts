// Invents the power records that were shown to enemies (EE-IMP-05).
import { layoutOf } from '../record/layout.ts'
import type { Color } from '../shapes.ts'
import type { Allocation, Secret, Shown, State, View } from '../state.ts'
import type { StepOf } from '../steps.ts'
import { shipOf } from '../table.ts'

export function withRecordsShown(view: View, secret: State['secret']): State['secret'] {
  const known: Partial<Record<Color, Secret>> = { ...secret }
  for (const step of view.agenda) {
    if (step.step !== 'darken' || view.secret[step.seat]) continue
    const by = known[step.seat]
    const power = known[shipOf(view, step.ship).seat]?.power[step.ship]
    if (by && power) known[step.seat] = { ...by, shown: { ...by.shown, [step.ship]: { power, dims: dimsOf(view, step, power) } } }
  }
  return known
}
/** As many boxes as is publicly known, of powered weapons and sensors. */
function dimsOf(view: View, { ship, count }: StepOf<'darken'>, { lit }: Allocation): Shown['dims'] {
  const { byId } = layoutOf(shipOf(view, ship).design)
  const of = lit.filter((box) => byId.get(box)?.box.type !== 'G')
  return of.length > 0 ? [{ of, count: Math.min(count, of.length) }] : []
}
