// Chooses the enemy boxes that lose power (EE-IMP-05): the primary box of the strongest weapon first, then other weapons, sensors last.
import { dimsFor } from '../movement/darken-question.ts'
import type { Order } from '../orders.ts'
import { layoutOf } from '../record/layout.ts'
import { systemsOf } from '../record/systems.ts'
import type { Color } from '../shapes.ts'
import type { View } from '../state.ts'
import { shipOf } from '../table.ts'

export function darken(view: View, me: Color): readonly Order[] {
  const [step] = view.agenda
  if (step?.step !== 'darken') return []
  const lit = view.secret[me]?.shown[step.ship]?.power.lit ?? []
  const guns = systemsOf(layoutOf(shipOf(view, step.ship).design)).filter(({ kind }) => kind !== 'engine')
  const worth = (box: string): number => {
    const gun = guns.find(({ boxes }) => boxes.includes(box))
    if (!gun) return 0
    const strength = gun.boxes.filter((one) => lit.includes(one)).length
    return gun.primaries.some((primary) => primary.box === box) ? 100 * strength : strength
  }
  const boxes = dimsFor(view, me).flatMap(({ of, count }) => of.toSorted((a, b) => worth(b) - worth(a)).slice(0, count))
  return [{ order: 'darken', boxes }]
}
