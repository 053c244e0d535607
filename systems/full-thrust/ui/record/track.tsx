// Armour and hull rows with crew stars, as players draw them, and what the end of each row needs.
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

/** Armour and hull as rows of boxes; the end of a row says what loses a system. */
export function Track({ design, condition }: Pick<Ship, 'design' | 'condition'>) {
  const stars = crewStars(design.hull, crewOf(design))
  const rows = numberedRows(design.hull)
  return (
    <ol className="ft-track">
      {design.armour > 0 && (
        <li className="armour">
          <span className="ft-boxes">
            {Array.from({ length: design.armour }, (_, box) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place
              <Box key={box} marked={box < condition.armour} stars={0} />
            ))}
          </span>
          <small>armour</small>
        </li>
      )}
      {rows.map((row, index) => (
        <li key={row[0]}>
          <span className="ft-boxes">
            {row.map((box) => (
              <Box key={box} marked={box <= condition.hull} stars={stars.filter((star) => star === box).length} />
            ))}
          </span>
          <small>{index === rows.length - 1 ? 'destroyed' : `lost on ${ROW_NEEDS[index]}${index === 0 ? '' : '+'}`}</small>
        </li>
      ))}
    </ol>
  )
}
