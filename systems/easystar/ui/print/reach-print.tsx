// The printed chart of a ship's mean damage at each hex, bow up.
import { centre, hexesPath, MeanFigure, RISE, SIZE, Silhouette } from '@admiralty/board'
import { PrintSection } from '@admiralty/game-ui/print'
import { distance, type Hex, hexKey, within } from '@admiralty/space'
import { reachOfDesign } from '../reach.ts'
import type { ShipSheetData } from './paper.ts'

const MIDDLE: Hex = [0, 0]
/** The least distance from the ship that is drawn. */
const NEAR = 1

/** Millimetres for each chart unit, at most; a hex is then about ten millimetres wide. */
const SCALE = 0.15

export function ReachPrint({ of }: { readonly of: ShipSheetData }) {
  const items = of.weapons.filter(({ gone }) => !gone).map(({ item }) => item)
  const devices = of.targeting ? [TARGETING] : []
  const means = reachOfDesign([...items, ...devices], of.table.setup)
  const reached = (hex: Hex): boolean => (means.get(hexKey(hex))?.mean ?? 0) > 0 && hexKey(hex) !== hexKey(MIDDLE)
  const far = Math.max(NEAR, ...[...means.values()].map((mean) => mean.far))
  const drawn = within(MIDDLE, far).filter((hex) => distance(hex, MIDDLE) <= NEAR || reached(hex))
  const points = drawn.map(centre)
  const [left, right] = [Math.min(...points.map(({ x }) => x)) - SIZE - 3, Math.max(...points.map(({ x }) => x)) + SIZE + 3]
  const [top, bottom] = [Math.min(...points.map(({ y }) => y)) - RISE - 3, Math.max(...points.map(({ y }) => y)) + RISE + 3]
  return (
    <PrintSection title="Mean damage to a ship at each hex" rule="ES-HIT-03" look="ps-reach">
      <svg
        viewBox={`${left} ${top} ${right - left} ${bottom - top}`}
        style={{ maxWidth: `${(right - left) * SCALE}mm`, maxHeight: `${(bottom - top) * SCALE}mm` }}
        role="img"
        aria-label="Mean damage to a ship at each hex, bow up"
      >
        <path className="ps-hex" d={hexesPath(drawn)} />
        <path className="ps-hex ps-reached" d={hexesPath(drawn.filter(reached))} />
        {drawn.filter(reached).map((hex) => {
          const { x, y } = centre(hex)
          return <MeanFigure key={hexKey(hex)} mean={means.get(hexKey(hex))?.mean ?? 0} x={x} y={y + 9} text={26} />
        })}
        <g transform="translate(-25 -25)">
          <Silhouette name={of.symbol} size={50} />
        </g>
      </svg>
    </PrintSection>
  )
}
const TARGETING = {
  id: 'targeting',
  kind: 'targeting',
  mount: null,
  range: 1,
  damage: 1,
  gift: false,
  giftRange: 0,
  giftDamage: 0,
} as const
