// A ship of the other side: what everybody sees of it, what has been seen aboard, and room to pencil in the rest.
import { SideBadge, Silhouette } from '@admiralty/board'
import { AUXILIARY_TITLE } from '../../src/design/titles.ts'
import { COLORS, capital } from '../../src/words/say.ts'
import { Rose } from '../glyphs.tsx'
import { roseOf } from '../reach.ts'
import { sideStyleOf } from '../sides.ts'
import { linesFor } from './leaves.ts'
import { Box, Boxes, Id } from './marks.tsx'
import type { ShipSheetData } from './paper.ts'

/** Weapons and devices seen so far, with empty lines for the rest. */
function SeenAboard({ of }: { readonly of: ShipSheetData }) {
  const { ship, table, weapons, devices } = of
  const blank = linesFor(of) - weapons.length - devices.length
  return (
    <table className="ps-table">
      <thead>
        <tr>
          <th />
          <th>seen aboard</th>
          <th className="n">range, damage</th>
        </tr>
      </thead>
      <tbody>
        {weapons.map(({ item, name: weapon, range, does }) => (
          <tr key={item.id}>
            <td className="ps-arc">
              <Rose bears={roseOf(table, ship, item)} label={`${item.mount ?? ''} arc`} />
            </td>
            <td className="ps-what">{weapon}</td>
            <td className="n">
              {range}
              {does !== '' && `, ${does}`}
            </td>
          </tr>
        ))}
        {devices.map(({ kind }) => (
          <tr key={kind}>
            <td />
            <td className="ps-what">{capital(AUXILIARY_TITLE[kind])}</td>
            <td />
          </tr>
        ))}
        {Array.from({ length: blank }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an empty line is its place
          <tr key={`blank ${index}`}>
            <td className="ps-arc" />
            <td className="ps-what" />
            <td className="n" />
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export function Stranger({ of, damage }: { readonly of: ShipSheetData; readonly damage: boolean }) {
  const { ship, name, hull, points, top } = of
  const taken = damage ? ship.hurt : 0
  return (
    <article className="ps-stranger" aria-label={name}>
      <header>
        <Silhouette name={of.symbol} size={30} />
        <div className="ps-title">
          <h3 className="ps-name long">{capital(name)}</h3>
          <p className="ps-class">
            <SideBadge sideStyle={sideStyleOf(ship.seat)} size={10} /> {COLORS[ship.seat]} {hull} {ship.number}
            {damage && ship.status === 'dying' && ', last shot still to fire'}
          </p>
        </div>
      </header>
      <p className="ps-row">
        <span>damage</span> <Boxes count={points} marked={Math.min(taken, points)} label={`${points} points or more, ${taken} taken`} />
      </p>
      <p className="ps-row">
        <span>top speed</span> {top} <span>unless changed</span> <Box marked={damage && ship.navHit} /> <span>navigation</span>
      </p>
      <SeenAboard of={of} />
    </article>
  )
}

export const StrangersHead = ({ count }: { readonly count: number }) => (
  <header className="ps-head">
    <div className="ps-title">
      <h2 className="ps-name short">Opponents’ ships</h2>
      <p className="ps-class">
        {count === 1 ? 'One ship' : `${count} ships`}; what they have shown so far, with lines for the rest <Id of="ES-DES-11" />
      </p>
    </div>
  </header>
)
