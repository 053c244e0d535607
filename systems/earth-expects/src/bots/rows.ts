// Chooses the row through a target's record that costs the target most, and the heading that costs the defender least.
import { CREWS } from '../../data/tables.ts'
import { rowsIn } from '../fire/aim.ts'
import { type Hull, hullOf } from '../hull.ts'
import type { Order } from '../orders.ts'
import type { BoxId } from '../record/box.ts'
import { firstOn, missileLine } from '../record/rows.ts'
import type { Attack, Table, View } from '../state.ts'
import { isDisguised, levelAfter, shipOf } from '../table.ts'
import { BOX_WORTH, LEVEL_WORTH } from './evaluate.ts'
import { rememberedBy } from './remembered.ts'

interface Aim {
  readonly view: Table
  readonly attack: Attack
  readonly heading: Attack['headings'][number]
  readonly hull: Hull
}
const aimedAlong = (view: Table, attack: Attack, heading: Aim['heading']): Aim => ({
  view,
  attack,
  heading,
  hull: hullOf(view, shipOf(view, attack.at)),
})

/** The expected loss on a row, averaged over the two dice of the shift (EE-POI-04). */
function rowWorth(aim: Aim, row: number): number {
  const { sides } = CREWS[shipOf(aim.view, aim.attack.at).crew]
  return Array.from({ length: sides }, (_, rows) => {
    const hands = rows === 0 ? (['right'] as const) : (['left', 'right'] as const)
    return (sides - rows) * hands.reduce((sum, hand) => sum + lostAt(aim, struck(aim, row, { rows, hand })), 0)
  }).reduce((sum, worth) => sum + worth, 0)
}
function struck({ attack, heading, hull: { layout, levels } }: Aim, row: number, shift: Parameters<typeof missileLine>[3]): BoxId | null {
  if (attack.kind === 'missile') return missileLine(layout, levels, { heading, row }, shift).hits
  const on = row + (shift.hand === 'left' ? -shift.rows : shift.rows)
  return firstOn(layout, levels, { heading, row: on }, attack.kind === 'ion' ? 'ignored' : 'counts') ?? null
}

/** A missile or railgun destroys a whole box. Other points scatter, and are assumed to meet boxes like the first. */
const WHOLE = 4
const pointsOn = ({ kind }: Attack): number => (kind === 'missile' || kind === 'railgun' ? WHOLE : 1)
function lostAt({ view, attack, hull }: Aim, box: BoxId | null): number {
  if (box === null) return 0
  const ship = shipOf(view, hull.owner(box).ship)
  const now = hull.levels[box] ?? 'sound'
  const then = Array.from({ length: pointsOn(attack) }).reduce<typeof now>((level) => levelAfter(view, ship, level), now)
  return BOX_WORTH[hull.layout.byId.get(box)?.box.type ?? 'H'] * (LEVEL_WORTH[now] - LEVEL_WORTH[then])
}

/** The expected loss on the best row of an attack with a known heading. */
export const mostLost = (view: View, attack: Attack): number => lostOf(view, shipOf(view, attack.at), attack)
const lostOf = rememberedBy(
  (table, ship, { kind, heading }: Attack) => `${kind} ${heading} ${ship.crew} ${isDisguised(table, ship) || ship.unmasked}`,
  (table, _, attack) => lostOnBestRow(table, attack),
)
function lostOnBestRow(view: Table, attack: Attack): number {
  const aim = aimedAlong(view, attack, attack.heading ?? 0)
  return Math.max(0, ...rowsIn({ ...view, attack }).map((row) => rowWorth(aim, row)))
}
export function chooseRow(view: View): readonly Order[] {
  const { attack } = view
  if (!attack) return []
  const aim = aimedAlong(view, attack, attack.heading ?? 0)
  const rated = rowsIn(view).map((row) => ({ row, worth: rowWorth(aim, row) }))
  return rated
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, 1)
    .map(({ row }) => ({ order: 'row', row, high: 'right' }))
}
/** The heading whose best row costs the defender least. */
export function chooseRows(view: View): readonly Order[] {
  const { attack } = view
  if (!attack) return []
  const rated = attack.headings.map((heading) => ({ heading, worth: mostLost(view, { ...attack, heading }) }))
  return rated
    .toSorted((a, b) => a.worth - b.worth)
    .slice(0, 1)
    .map(({ heading }) => ({ order: 'rowSet', heading }))
}
