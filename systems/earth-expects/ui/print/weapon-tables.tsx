// The printed tables of a ship's weapons.
import { ArcGlyph } from '@admiralty/game-ui/panel'
import { type PrintColumn, PrintSection, PrintTable } from '@admiralty/game-ui/print'
import { once } from '@admiralty/kernel'
import { BOXES, DEFENCE_RATING } from '../../data/tables.ts'
import { layoutOf } from '../../src/record/layout.ts'
import { partName } from '../../src/record/names.ts'
import { systemsOf } from '../../src/record/systems.ts'
import { capital } from '../../src/words/say.ts'
import { arcWords, openSides } from '../reach.ts'
import type { PrintedShip } from './printed.ts'

export interface WeaponTableProps {
  readonly of: PrintedShip
  readonly size: 'whole' | 'half'
}

const RATING: Readonly<Record<string, string>> = {
  I: `${DEFENCE_RATING.I} +1 a hex`,
  L: String(DEFENCE_RATING.L),
  R: String(DEFENCE_RATING.R),
  A: String(DEFENCE_RATING.A),
}

export const linesOf = once(({ design, levels }: PrintedShip) => {
  const layout = layoutOf(design)
  const guns = systemsOf(layout).filter(({ kind }) => kind !== 'engine')
  const lineOf = (id: string, title: string, boxes: readonly string[], from: readonly string[] = boxes) => {
    const type = layout.byId.get(boxes[0] ?? '')?.box.type ?? ''
    return { id, title: capital(title), boxes, open: openSides(layout, levels, from), defence: RATING[type] ?? '' }
  }
  const weapons = guns.map(({ id, boxes, primaries }) => {
    const from = primaries.map(({ box }) => box)
    return lineOf(id, partName(design, id) ?? id, boxes, from)
  })
  const singles = (['M', 'A', 'S', 'G'] as const).map((type) => {
    const boxes = layout.boxes.filter((box) => box.type === type).map(({ id }) => id)
    return lineOf(type, `${BOXES[type].name}s`, boxes)
  })
  return [...weapons, ...singles.filter(({ boxes }) => boxes.length > 0)]
})

/** More weapons take the width of the sheet, in two columns. */
export const MANY = 40

export function Weapons({ of }: Pick<WeaponTableProps, 'of'>) {
  const columns: readonly PrintColumn[] = [
    [of.lit.length > 0 ? 'bold: powered' : ''],
    ['boxes', 'n'],
    ['arc', 'pe-arc'],
    ['defence', 'n'],
    ['this turn', 'pe-write'],
  ]
  const rows = linesOf(of).map(({ id, title, boxes, open, defence }) => ({
    key: id,
    look: boxes.some((box) => of.lit.includes(box)) ? 'lit' : '',
    cells: [
      title,
      boxes.length,
      <ArcGlyph key="arc" bears={open} label={arcWords(open)} />,
      defence,
      id === 'M' && of.empty > 0 ? `${of.empty} empty` : '',
    ],
  }))
  return (
    <PrintSection title="Weapons and sensors" rule="EE-WEP-04" look="pe-weapons">
      <div className={rows.length > MANY ? 'pe-many' : ''}>
        <PrintTable columns={columns} rows={rows} />
      </div>
    </PrintSection>
  )
}
