// The matches of the playthroughs, and their files.
import { fileURLToPath } from 'node:url'
import type { PlaythroughMatch } from '@admiralty/testkit/playthrough'

export const MATCHES: Readonly<Record<string, PlaythroughMatch>> = {
  chase: { scenario: 'chase', options: {}, seed: 3, turns: 12 },
  duel: { scenario: 'duel', options: {}, seed: 5, turns: 8 },
}
export const ordersFile = (name: string): string => fileURLToPath(new URL(`./playthroughs/${name}.orders.playthrough.txt`, import.meta.url))
