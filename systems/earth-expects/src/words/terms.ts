// The terms and abbreviations that the texts of the game explain.
import type { Term } from '@admiralty/kernel'

export const terms: readonly Term[] = [
  { word: /FTL/, means: 'Faster than light: the drive by which a ship leaves the battle.' },
  { word: /NE|SE|SW|NW/, means: 'A direction on the map: N is up, so NE is up and to the right, SW is down and to the left.' },
]
