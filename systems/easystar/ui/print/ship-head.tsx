// The head of a printed ship.
import { SideBadge, Silhouette, sideStyleOf } from '@admiralty/board'
import { PrintHead } from '@admiralty/game-ui/print'
import { COLORS, capital } from '../../src/words/say.ts'
import type { ShipSheetData } from './paper.ts'

export interface ShipSheetProps {
  readonly of: ShipSheetData
  /** Whether current damage is marked. */
  readonly damage: boolean
  /** Whether the ship is from a match, so that its seat is shown. */
  readonly sided: boolean
  readonly size: 'whole' | 'half'
}

export function Head({ of, sided }: ShipSheetProps) {
  const { ship, name, hull, size, station, freighter, flagship, symbol } = of
  const what = [
    `${sided ? `${COLORS[ship.seat]} ` : ''}${hull} ${ship.number}`,
    `size ${size}`,
    ...(station ? ['a station: does not move or turn'] : []),
    ...(freighter ? ['a freighter'] : []),
    ...(flagship ? ['flagship'] : []),
  ]
  const line = (
    <>
      {sided && <SideBadge sideStyle={sideStyleOf(ship.seat)} size={11} />} {capital(what.join(', '))}
    </>
  )
  const facts = [['damage', of.points] as const, ['top speed', of.top] as const, ['points', of.cost ?? '–'] as const]
  return <PrintHead name={capital(name)} line={line} picture={<Silhouette name={symbol} size={58} />} facts={facts} />
}
