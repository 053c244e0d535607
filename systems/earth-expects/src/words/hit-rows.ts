// Rows of fire to choose from: the boxes that each strikes first, and its chances.
import { plural, type Spot } from '@admiralty/kernel'
import { CREWS } from '../../data/tables.ts'
import { boxName } from '../ask.ts'
import { rowsIn } from '../fire/aim.ts'
import { armourFor, chanceToMeet, surestRow, type Target } from '../fire/shift.ts'
import { hullOf } from '../hull.ts'
import { boxesOn, firstOn } from '../record/rows.ts'
import type { Color } from '../shapes.ts'
import type { Attack, View } from '../state.ts'
import { policyOf, shipOf } from '../table.ts'
import { type GameRows, onItem, row } from './form.ts'

export function firstBoxes(view: View, heading: Attack['headings'][number]): readonly Spot[] {
  const { attack } = view
  if (!attack) return []
  const hull = hullOf(view, shipOf(view, attack.at))
  const rows = rowsIn({ ...view, attack: { ...attack, heading } })
  return rows.flatMap((row) => spotOf(hull, firstOn(hull.layout, hull.levels, { heading, row }, armourFor(attack.kind))))
}

/** The first box as ': laser, left aft'. */
function firstName(view: View, hull: ReturnType<typeof hullOf>, box: string | undefined): string {
  if (box === undefined) return ''
  const { ship, box: own } = hull.owner(box)
  return `: ${boxName(view, shipOf(view, ship), own)}`
}

const spotOf = (hull: ReturnType<typeof hullOf>, box: string | undefined): readonly Spot[] => {
  if (box === undefined) return []
  const { ship, box: own } = hull.owner(box)
  return [onItem(ship, own)]
}

export const HIGH = 'Choose the side to which high rolls go.'

export function hitRows(view: View, me: Color, attack: Attack): GameRows {
  const rows = rowsIn(view)
  const ship = shipOf(view, attack.at)
  const hull = hullOf(view, ship)
  const heading = attack.heading ?? 0
  const target: Target = { ...hull, kind: attack.kind, sides: CREWS[ship.crew].sides }
  const surest = surestRow(target, heading)?.row ?? 0
  const give = { order: 'row', row: surest, high: 'right' } as const
  const middle = { ...give, row: rows[Math.floor(rows.length / 2)] ?? surest, policy: { ...policyOf(view, me), rows: 'middle' } } as const
  return [
    row('surest', 'EE-POI-01', `Row ${rows.indexOf(surest) + 1}, the surest to touch`, { give, role: 'main' }),
    row('always', 'EE-POI-01', 'The middle row, now and from now on', { give: middle, note: 'automatic' }),
    rows.map((hit, at) => {
      const boxes = boxesOn(hull.layout, hull.levels, { heading, row: hit }, armourFor(attack.kind))
      const odds = chanceToMeet(target, { heading, row: hit })
      const details = {
        spots: spotOf(hull, boxes[0]),
        odds,
        oddsTo: 'touch the ship',
        note: `${plural(boxes.length, 'box', 'boxes')} deep`,
      }
      return row(`row:${hit}`, 'EE-POI-01', `Row ${at + 1}${firstName(view, hull, boxes[0])}`, {
        set: { kind: 'row', row: hit },
        ...details,
      })
    }),
  ]
}
