// The terms and abbreviations that the texts of the game explain.
import { list, type Term } from '@admiralty/kernel'
import { FIRE_ARCS, type FireArc } from '@admiralty/space'
import { arcsText } from '../design/text.ts'

const ARC_NAMES: Readonly<Record<FireArc, string>> = {
  F: 'ahead',
  FS: 'ahead to the right',
  AS: 'behind to the right',
  A: 'behind',
  AP: 'behind to the left',
  FP: 'ahead to the left',
}
/** All arcs of a mount that lie side by side: 'FP-F-FS'. A single one is a term only in brackets, since A is also a word. */
const ARC_TERMS: readonly Term[] = [5, 4, 3, 2, 1].flatMap((count) =>
  FIRE_ARCS.map((_, first): Term => {
    const arcs = FIRE_ARCS.map((_, step) => FIRE_ARCS[(first + step) % FIRE_ARCS.length] ?? 'F').slice(0, count)
    const text = arcsText(arcs)
    return {
      word: new RegExp(count === 1 ? `\\(${text}\\)` : text),
      means: `The arcs into which it fires, as the ship faces: ${list(arcs.map((arc) => ARC_NAMES[arc]))}.`,
    }
  }),
)

export const terms: readonly Term[] = [
  ...ARC_TERMS,
  { word: /MU/, means: 'Movement units: the unit of distances on the map. A ship of velocity 6 moves 6 of them in a turn.' },
  { word: /FTL/, means: 'Faster than light: the drive by which a ship leaves the battle.' },
  {
    word: /Short order|R?[PS]\d(?:[PS]\d)?(?:[+-]\d+)?X?|R[+-]\d+|DISENGAGE|RAM|LAUNCH|LAND/,
    means:
      'A written order: P turns to port (left) and S to starboard (right) by points of 30°, + and - change the velocity, R rolls. P2+3 turns left 60° and flies 3 faster.',
  },
  { word: /[Cc]ourse/, means: 'The direction of flight by the clock: 12 is up the map, 3 to the right.' },
  { word: /[Vv]elocity/, means: 'The distance in movement units that the ship flies each turn. It stays until an order changes it.' },
  {
    word: /[Tt]hrust/,
    means: 'What the drive can do in a turn: each point turns the ship by 30° or changes its velocity by 1. At most half of it turns.',
  },
  { word: /[Pp]ort|[Ss]tarboard/, means: 'Port is left and starboard is right, as the ship faces.' },
  { word: /[Mm]ounts?/, means: 'A weapon of the ship. Each fires once a turn, into its own arcs.' },
  { word: /[Ff]ire controls?/, means: 'It aims the weapons. Each one allows fire at one target a turn.' },
  { word: /[Ss]creen generators?/, means: 'It makes beams do less damage to the ship.' },
  { word: /[Ee]ndurance/, means: 'How often a group of fighters can still attack, evade or move again.' },
  { word: /[Pp]oint defence/, means: 'Short-range guns against missiles and fighters. Each fires once a turn, without fire control.' },
  { word: /[Pp]art(?:y|ies)/, means: 'A damage control party. The more of them work on a system, the likelier it is repaired.' },
  { word: /[Ll]ife support/, means: 'Without it the crew must leave the ship or dies some turns later.' },
  {
    word: /row(?= \d)/,
    means: 'Each finished row of hull boxes makes every system roll a die: a 6 loses it after the first row, 5 and 6 after the second.',
  },
]
