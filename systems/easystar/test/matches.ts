// The matches of the playthroughs. Their orders are stored beside the text:
//   node systems/easystar/test/record-playthroughs.ts               draws new orders
//   npx vitest run systems/easystar/test/playthroughs -u    renews the text

import type { PlaythroughMatch } from '@admiralty/testkit/playthrough'
import { designOf } from '../src/design/fit.ts'
import type { FleetDesign } from '../src/state.ts'

const yellow: FleetDesign = {
  name: 'Samples',
  ships: [
    designOf('destroyer', 'dorsal missile R3 D3', 'Anvil'),
    designOf('destroyer', 'axial missile, ventral torpedo, dorsal pointDefence', 'Bell'),
    designOf('destroyer', 'ventral torpedo, ventral torpedo', 'Clapper'),
    designOf('destroyer', 'axial beam R3 D2, displacer', 'Drum'),
  ],
  flagship: 0,
  damageControl: 2,
}
const blue: FleetDesign = {
  name: 'Blasters',
  ships: [
    designOf('cruiser', 'axial blaster, dorsal beam R2, targeting', 'Unicorn'),
    designOf('destroyer', 'axial beam R5 D3, manoeuvring, gunMount', 'Viper'),
    designOf('scout', 'axial torpedo', 'Wasp'),
  ],
  flagship: 0,
  damageControl: 1,
}

export interface RecordedMatch extends PlaythroughMatch {
  readonly fleets: Readonly<Partial<Record<string, FleetDesign>>>
}
export const MATCHES: Readonly<Record<string, RecordedMatch>> = {
  battle: { scenario: 'battle', options: { budget: 250 }, seed: 2002, turns: 8, fleets: { yellow, blue } },
  carriers: { scenario: 'carriers', options: {}, seed: 2004, turns: 3, fleets: {} },
  four: { scenario: 'four', options: { budget: 250 }, seed: 34, turns: 6, fleets: {} },
}
export const ordersFile = (name: string): URL => new URL(`./playthroughs/${name}.orders.playthrough.txt`, import.meta.url)
