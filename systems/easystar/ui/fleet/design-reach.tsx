// A chart of the reach of a design.
import { MeanChart, type SideStyle } from '@admiralty/board'
import { Section } from '@admiralty/game-ui/panel'
import { itemsOfDesign } from '../../src/design/roster.ts'
import type { ShipDesign } from '../../src/state.ts'
import { reachOfDesign } from '../design-reach.ts'
import { depthOf } from '../reach.ts'

/** The mean damage that all weapons of the ship do to a ship at each hex. */
export function Reach({ ship, sideStyle }: { readonly ship: ShipDesign; readonly sideStyle: SideStyle }) {
  const { means, far } = reachOfDesign(itemsOfDesign(ship))
  const most = Math.min(6, Math.max(3, far))
  return (
    <Section title="Reach" aside="mean damage on a ship">
      <MeanChart
        means={means}
        symbol={ship.hull}
        side={{ style: sideStyle, levelOf: depthOf }}
        near={most}
        most={most}
        scale={[0.5, 'px']}
        label={`Reaches ${far} hexes`}
      />
    </Section>
  )
}
