// A chart of the mean damage that all weapons of a design do to a ship at each hex.
import { MeanChart, type SideStyle } from '@admiralty/board'
import { Section } from '@admiralty/game-ui/panel'
import type { Item } from '../../src/state.ts'
import { depthOf, reachOfDesign } from '../reach.ts'

export interface ReachProps {
  readonly items: readonly Item[]
  readonly sideStyle: SideStyle
  readonly hull: string
}
export function Reach({ items, sideStyle, hull }: ReachProps) {
  const { means, far } = reachOfDesign(items)
  const most = Math.min(6, Math.max(3, far))
  return (
    <Section title="Reach" aside="mean damage on a ship">
      <MeanChart
        means={means}
        symbol={hull}
        side={{ style: sideStyle, levelOf: depthOf }}
        near={most}
        most={most}
        scale={[0.5, 'px']}
        label={`Reaches ${far} hexes`}
      />
    </Section>
  )
}
