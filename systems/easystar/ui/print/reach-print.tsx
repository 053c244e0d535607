// The printed chart of a ship's mean damage at each hex, bow up.
import { MeanChart } from '@admiralty/board'
import { PrintSection } from '@admiralty/game-ui/print'
import type { Item } from '../../src/state.ts'
import { reachOfDesign } from '../reach.ts'
import type { ShipSheetData } from './paper.ts'

const PLAIN = { mount: null, range: 1, damage: 1, gift: false, giftRange: 0, giftDamage: 0 } as const
const TARGETING: Item = { ...PLAIN, id: 'targeting', kind: 'targeting' }

export function ReachPrint({ of: { weapons, targeting, table, symbol } }: { readonly of: ShipSheetData }) {
  const items = weapons.filter(({ gone }) => !gone).map(({ item }) => item)
  const { means, far } = reachOfDesign([...items, ...(targeting ? [TARGETING] : [])], table.setup)
  return (
    <PrintSection title="Mean damage to a ship at each hex" rule="ES-HIT-03" look="ps-reach">
      <MeanChart
        means={means}
        symbol={symbol}
        side={null}
        near={1}
        most={Math.max(1, far)}
        scale={[0.15, 'mm']} // a hex is then about ten millimetres wide
        label="Mean damage to a ship at each hex, bow up"
      />
    </PrintSection>
  )
}
