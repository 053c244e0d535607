// Armour and hull rows with crew stars, as on a ship display.
import type { Design } from '../../src/design/design.ts'
import { crewFactors, crewStars, hullRows, numberedRows } from '../../src/design/hull.ts'
import './fleet.css'

const NEEDS = ['6', '5+', '4+', '']
export function HullTrack({ design: { hull, armour, mass } }: { readonly design: Design }) {
  const stars = new Set(crewStars(hull, crewFactors(mass)))
  const rows = numberedRows(hull)
  return (
    <div className="ft-track" role="img" aria-label={`Hull rows of ${hullRows(hull).join(', ')} boxes, armour ${armour}`}>
      {armour > 0 && (
        <p>
          {Array.from({ length: armour }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place
            <i key={at} className="ft-armour" />
          ))}
        </p>
      )}
      {rows.map((row, index) => (
        <p key={row[0]}>
          {row.map((box) => (
            <i key={box}>{stars.has(box) ? '★' : ''}</i>
          ))}
          <small>{index < rows.length - 1 ? NEEDS[index] : ''}</small>
        </p>
      ))}
    </div>
  )
}
