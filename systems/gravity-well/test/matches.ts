// The matches of the playthroughs, and their files.
import { fileURLToPath } from 'node:url'
import type { PlaythroughMatch } from '@admiralty/testkit/playthrough'

export const MATCHES: Readonly<Record<string, PlaythroughMatch>> = {
  fast: { scenario: 'fast', options: { moons: 2 }, seed: 6, turns: 5 },
  refinery: { scenario: 'refinery', options: { moons: 0 }, seed: 4, turns: 6 },
}
export const ordersFile = (name: string): string => fileURLToPath(new URL(`./playthroughs/${name}.orders.playthrough.txt`, import.meta.url))
