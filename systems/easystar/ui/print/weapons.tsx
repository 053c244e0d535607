// The printed weapons of a ship: arc, range, damage, faces to hit, and a box for each turn.
import { ArcGlyph } from '@admiralty/game-ui/panel'
import { PrintBox, type PrintColumn, type PrintRow, PrintSection, PrintTable, Slash } from '@admiralty/game-ui/print'
import { capital, MOUNT_NAMES } from '../../src/words/say.ts'
import { firedOf } from '../items.ts'
import { roseOf } from '../reach.ts'
import type { ShipSheetData } from './paper.ts'
import type { WeaponSheetData } from './printed-weapon.ts'
import { TICKS, TURNS } from './turns.ts'

/** A face of a die and all above it; a dash for none. */
export const least = (face: number | null): string => (face === null ? '–' : `${face}+`)

const COLUMNS: readonly PrintColumn[] = [
  ['', 'ps-arc'],
  ['', 'ps-what'],
  ['mount', 'ps-mount'],
  ...(['range', 'damage', 'at ship', 'at fighter', 'at missile'] as const).map((heading): PrintColumn => [heading, 'n']),
  ['lost', 'ps-lost'],
  ...TICKS,
]
function rowOf({ table, ship }: ShipSheetData, weapon: WeaponSheetData, now: number | null): PrintRow {
  const { item, name, range, does, needs, gone } = weapon
  const fired = now !== null && firedOf(ship, item) !== null
  const what = (
    <>
      {name} {item.gift && <small>gift</small>}
      {gone && <small>lost</small>}
    </>
  )
  return {
    key: `${item.id} ${gone}`,
    look: gone ? 'ps-gone' : '',
    cells: [
      <ArcGlyph key="arc" bears={roseOf(table, ship, item)} label={`${item.mount ?? ''} arc`} />,
      what,
      item.mount && capital(MOUNT_NAMES[item.mount]),
      ...[range, does || '–', least(needs.ship), least(needs.fighter), least(needs.missile)],
      <PrintBox key="lost" marked={gone} />,
      ...TURNS.map((turn) => fired && turn === now && <Slash key={turn} seed={turn} />),
    ],
  }
}

export interface WeaponsProps {
  readonly of: ShipSheetData
  /** The turn whose boxes show fired weapons; null on a sheet without damage. */
  readonly now: number | null
}
export const Weapons = ({ of, now }: WeaponsProps) => (
  <PrintSection title="Weapons" note="least face that hits; tick a turn’s box when fired" rule="ES-HIT-01">
    <PrintTable columns={COLUMNS} rows={of.weapons.map((weapon) => rowOf(of, weapon, now))} />
    {of.weapons.length === 0 && <p className="ps-note">No weapons.</p>}
  </PrintSection>
)
