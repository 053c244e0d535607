// The terms and abbreviations that the texts of the game explain.
import type { Term } from '@admiralty/kernel'

export const terms: readonly Term[] = [
  { word: /RU/, means: 'Resource units: what a station earns each turn, and pays for repairs, units and modules.' },
  {
    word: /value/,
    means:
      'The prices of the modules, craft and satellites of a player, less 1 for each point of damage. It decides if nobody wins before.',
  },
]
