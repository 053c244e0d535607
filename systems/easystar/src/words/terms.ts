// The terms and abbreviations that the texts of the game explain.
import type { Term } from '@admiralty/kernel'

export const terms: readonly Term[] = [
  { word: /R\d D\d/, means: 'R is the range of the weapon in hexes, D the damage of a hit.' },
  { word: /ECM(?: pod)?/, means: 'Electronic countermeasures: 1 is taken off the die of a shot at this ship.' },
  { word: /NE|SE|SW|NW/, means: 'A direction on the map: N is up, so NE is up and to the right, SW is down and to the left.' },
]
