// The printed card of an opponent's ship: public facts, revealed items, and empty lines for the rest.
import { SideBadge, Silhouette, sideStyleOf } from '@admiralty/board'
import { ArcGlyph } from '@admiralty/game-ui/panel'
import { PrintBox, PrintBoxes, PrintHead, type PrintRow, PrintTable } from '@admiralty/game-ui/print'
import { AUXILIARY_TITLE } from '../../src/design/titles.ts'
import { COLORS, capital } from '../../src/words/say.ts'
import { roseOf } from '../reach.ts'
import type { ShipSheetData } from './paper.ts'

const LEAST_LINES = 5
/** Weapons and devices revealed so far, with empty lines for the rest. */
function rowsOf(of: ShipSheetData): readonly PrintRow[] {
  const { ship, table, weapons, devices } = of
  const revealed = weapons.length + devices.length
  const blank = Math.max(1, LEAST_LINES - revealed)
  return [
    ...weapons.map(({ item, name, range, does }) => ({
      key: item.id,
      cells: [
        <ArcGlyph key="arc" bears={roseOf(table, ship, item)} label={`${item.mount ?? ''} arc`} />,
        name,
        does === '' ? range : `${range}, ${does}`,
      ],
    })),
    ...devices.map(({ kind }) => ({ key: kind, cells: ['', capital(AUXILIARY_TITLE[kind])] })),
    ...Array.from({ length: blank }, (_, index) => ({ key: `blank ${index}`, cells: [] })),
  ]
}

export function OpponentShip({ of, damage }: { readonly of: ShipSheetData; readonly damage: boolean }) {
  const { ship, name, hull, points, top } = of
  const taken = damage ? ship.hurt : 0
  const line = (
    <>
      <SideBadge sideStyle={sideStyleOf(ship.seat)} size={10} /> {COLORS[ship.seat]} {hull} {ship.number}
      {damage && ship.status === 'dying' && ', last shot still to fire'}
    </>
  )
  return (
    <article className="ps-opponent ps-small" aria-label={name}>
      <PrintHead name={capital(name)} line={line} picture={<Silhouette name={of.symbol} size={30} />} facts={[]} />
      <p className="ps-row">
        <span>damage</span>{' '}
        <PrintBoxes count={points} marked={Math.min(taken, points)} label={`${points} points or more, ${taken} taken`} />
      </p>
      <p className="ps-row">
        <span>top speed</span> {top} <span>unless changed</span> <PrintBox marked={damage && ship.navHit} /> <span>navigation</span>
      </p>
      <PrintTable
        columns={[
          ['', 'ps-arc'],
          ['revealed', 'ps-what'],
          ['range, damage', 'n'],
        ]}
        rows={rowsOf(of)}
      />
    </article>
  )
}
