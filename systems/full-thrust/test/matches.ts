// The matches of the playthroughs, and their files.
import { fileURLToPath } from 'node:url'
import type { PlaythroughMatch } from '@admiralty/testkit/playthrough'

export const MATCHES: Readonly<Record<string, PlaythroughMatch>> = {
  'cruiser-duel': { scenario: 'cruiser-duel', options: {}, seed: 6, turns: 8 },
  carriers: { scenario: 'carriers', options: { surface: 'hex' }, seed: 4, turns: 5 },
}
export const ordersFile = (name: string): string => fileURLToPath(new URL(`./playthroughs/${name}.orders.playthrough.txt`, import.meta.url))
