// Where shots go: the row through a target's record that finds most of what matters, and the way a missile comes in.
import type { Dice } from '@admiralty/kernel'
import { rowsIn } from '../fire/questions.ts'
import { hullOf } from '../hull.ts'
import type { Order, OrderOf } from '../orders.ts'
import { firstOn } from '../record/rows.ts'
import type { Color } from '../shapes.ts'
import type { Attack, View } from '../state.ts'
import { missilesOf, shipOf } from '../table.ts'
import { BOX_WORTH, LEVEL_WORTH } from './worth.ts'

/** Of two dice, by how far they are off seven. */
const SHIFTS = [6, 5, 4, 3, 2, 1] as const
function rowWorth(view: View, attack: Attack, heading: Attack['headings'][number], row: number): number {
  const target = shipOf(view, attack.at)
  const hull = hullOf(view, target)
  return SHIFTS.reduce((sum, chances, off) => {
    const rows = off === 0 ? [row] : [row - off, row + off]
    return (
      sum +
      rows.reduce(
        (all, at) =>
          all +
          chances *
            boxWorth(view, hull, firstOn(hull.layout, hull.levels, { heading, row: at }, attack.kind === 'ion' ? 'ignored' : 'counts')),
        0,
      )
    )
  }, 0)
}
function boxWorth(view: View, hull: ReturnType<typeof hullOf>, box: string | undefined): number {
  if (box === undefined) return 0
  const type = hull.layout.byId.get(box)?.box.type ?? 'H'
  const level = hull.levels[box] ?? 'sound'
  return BOX_WORTH[type] * LEVEL_WORTH[level] + (view.turn > 0 ? 0.3 : 0)
}
export function chooseRow(view: View): readonly Order[] {
  const { attack } = view
  if (!attack) return []
  const rated = rowsIn(view).map((row) => ({ row, worth: rowWorth(view, attack, attack.heading ?? 0, row) }))
  return rated
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, 3)
    .map(({ row }) => ({ order: 'row', row, high: 'right' }))
}
/** The way in which the best that can be aimed at is worth least. */
export function chooseRows(view: View): readonly Order[] {
  const { attack } = view
  if (!attack) return []
  const rated = attack.headings.map((heading) => {
    const rows = rowsIn({ ...view, attack: { ...attack, heading } })
    return { heading, worth: Math.max(0, ...rows.map((row) => rowWorth(view, attack, heading, row))) }
  })
  return rated.toSorted((a, b) => a.worth - b.worth).map(({ heading }) => ({ order: 'rowSet', heading }))
}

/** Any way will do; a whim keeps the enemy guessing. */
export const guide = (view: View, me: Color, dice: Dice): readonly Order[] => {
  const flown = missilesOf(view, me)
  const [whim = 1] = dice.roll(1, 2, 'whim')
  const ways: OrderOf<'guide'> = { order: 'guide', missiles: Object.fromEntries(flown.map(({ id }) => [id, whim - 1])) }
  return [ways, { order: 'guide', missiles: {} }]
}
