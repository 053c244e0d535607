// Armour and hull rows with crew stars, as players draw them, and what the end of each row needs.
import { InOrder } from '@admiralty/board'
import { markedText } from '@admiralty/game-ui/panel'
import { plural } from '@admiralty/kernel'
import { ROW_NEEDS } from '../../data/tables.ts'
import { crewOf, crewStars, numberedRows } from '../../src/design/hull.ts'
import type { Ship } from '../../src/state.ts'
import './record.css'

interface BoxProps {
  readonly marked: boolean
  /** Crew stars in the box. */
  readonly stars: number
}
const Box = ({ marked, stars }: BoxProps) => <i className={marked ? 'hit' : ''}>{'★'.repeat(stars)}</i>

interface RowProps {
  readonly title: string
  readonly boxes: readonly BoxProps[]
}
function Row({ title, boxes }: RowProps) {
  const marked = boxes.filter((box) => box.marked).length
  const stars = boxes.reduce((sum, box) => sum + box.stars, 0)
  const crew = stars === 0 ? '' : `; ${plural(stars, 'crew star')}`
  return (
    <span className="ft-boxes" role="img" aria-label={`${markedText(title, marked, boxes.length)}${crew}`}>
      <InOrder of={boxes}>{(box) => <Box {...box} />}</InOrder>
    </span>
  )
}

/** FT-DMG-01, FT-DMG-05 */
const rowTip = (index: number, rows: number): string =>
  index === rows - 1
    ? 'When the last box of the hull is marked, the ship is destroyed.'
    : `When this row of the hull is finished, each system is lost on ${ROW_NEEDS[index]}${index === 0 ? '' : ' or more'}.`

/** Armour and hull as rows of boxes; the end of a row says what loses a system. */
export function Track({ design, condition }: Pick<Ship, 'design' | 'condition'>) {
  const stars = crewStars(design.hull, crewOf(design))
  const rows = numberedRows(design.hull)
  return (
    <ol className="ft-track">
      {design.armour > 0 && (
        <li className="armour" data-tip="Armour takes ordinary damage before the hull.">
          <Row title="Armour" boxes={Array.from({ length: design.armour }, (_, box) => ({ marked: box < condition.armour, stars: 0 }))} />
          <small>armour</small>
        </li>
      )}
      {rows.map((row, index) => (
        <li key={row[0]} data-tip={rowTip(index, rows.length)}>
          <Row
            title={`Hull row ${index + 1}`}
            boxes={row.map((box) => ({ marked: box <= condition.hull, stars: stars.filter((star) => star === box).length }))}
          />
          <small>{index === rows.length - 1 ? 'destroyed' : `lost on ${ROW_NEEDS[index]}${index === 0 ? '' : '+'}`}</small>
        </li>
      ))}
    </ol>
  )
}
