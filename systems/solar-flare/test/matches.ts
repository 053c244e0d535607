// The matches of the playthroughs. Their orders are stored beside the text:
//   node systems/solar-flare/test/record-playthroughs.ts        draws new orders
//   npx vitest run systems/solar-flare/test/cases -u            renews the text
import type { PlaythroughMatch } from '@admiralty/testkit/playthrough'

export const MATCHES: Readonly<Record<string, PlaythroughMatch>> = {
  duel: { scenario: 'duel', options: {}, seed: 2026, turns: 7 },
  fleets: { scenario: 'fleets', options: { anomalies: 'none' }, seed: 11, turns: 3 },
}
export const ordersFile = (name: string): URL => new URL(`./playthroughs/${name}.orders.playthrough.txt`, import.meta.url)
