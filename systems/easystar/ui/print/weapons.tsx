// The printed weapons of a ship: arc, range, damage, faces to hit, and a box for each turn.
import { capital, MOUNT_NAMES } from '../../src/words/say.ts'
import { Rose } from '../glyphs.tsx'
import { firedOf } from '../items.ts'
import { roseOf } from '../reach.ts'
import { Box, Id, Slash } from './marks.tsx'
import type { ShipSheetData, WeaponSheetData } from './paper.ts'
import { TURNS } from './turns.ts'

const least = (face: number | null): string => (face === null ? '–' : `${face}+`)

function Ticks({ fired, now }: { readonly fired: boolean; readonly now: number }) {
  return TURNS.map((turn) => (
    <td key={turn} className="ps-tick">
      {fired && turn === now && <Slash seed={turn} />}
    </td>
  ))
}

function Row({ of, weapon, now }: { readonly of: ShipSheetData; readonly weapon: WeaponSheetData; readonly now: number | null }) {
  const { table, ship } = of
  const { item, name, range, does, needs, gone } = weapon
  return (
    <tr className={gone ? 'ps-gone' : undefined}>
      <td className="ps-arc">
        <Rose bears={roseOf(table, ship, item)} label={`${item.mount ?? ''} arc`} />
      </td>
      <td className="ps-what">
        {name} {item.gift && <small>gift</small>}
        {gone && <small>lost</small>}
      </td>
      <td className="ps-mount">{item.mount && capital(MOUNT_NAMES[item.mount])}</td>
      <td className="n">{range}</td>
      <td className="n">{does || '–'}</td>
      <td className="n">{least(needs.ship)}</td>
      <td className="n">{least(needs.fighter)}</td>
      <td className="n">{least(needs.missile)}</td>
      <td className="ps-lost">
        <Box marked={gone} />
      </td>
      <Ticks fired={now !== null && firedOf(ship, item) !== null} now={now ?? 0} />
    </tr>
  )
}

export interface WeaponsProps {
  readonly of: ShipSheetData
  /** The turn whose boxes show fired weapons; null on a sheet without damage. */
  readonly now: number | null
}
export function Weapons({ of, now }: WeaponsProps) {
  return (
    <section className="ps-sec">
      <h3>
        Weapons <span>least face that hits; tick a turn’s box when fired</span> <Id of="ES-HIT-01" />
      </h3>
      <table className="ps-table ps-weapons">
        <thead>
          <tr>
            <th aria-label="Arc" />
            <th />
            <th>mount</th>
            <th className="n">range</th>
            <th className="n">damage</th>
            <th className="n">at ship</th>
            <th className="n">at fighter</th>
            <th className="n">at missile</th>
            <th className="ps-lost">lost</th>
            {TURNS.map((turn) => (
              <th key={turn} className="ps-tick">
                {turn}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {of.weapons.map((weapon) => (
            <Row key={`${weapon.item.id} ${weapon.gone}`} of={of} weapon={weapon} now={now} />
          ))}
        </tbody>
      </table>
      {of.weapons.length === 0 && <p className="ps-note">No weapons.</p>}
    </section>
  )
}
