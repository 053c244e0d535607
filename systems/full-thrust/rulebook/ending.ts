// Disengagement, end and victory.
import type { ClauseSource } from './clause.ts'

export const ending: readonly ClauseSource[] = [
  {
    id: 'FT-END-01',
    heading: 'Disengaging',
    text: 'A side may name ships that disengage. They are ordered in phase 1 and announced in phase 5, and the test comes in phase 11. Its other ships fight on.',
  },
  {
    id: 'FT-END-02',
    heading: 'Out of range',
    text: 'First, every named ship must be out of range of every hostile ship: farther than 36 MU or the gun distance of that ship, whichever is less. Ships out of control or without fire control count; drifting hulks do not.',
  },
  {
    id: 'FT-END-03',
    heading: 'Gun distance',
    text: 'The gun distance of a ship is the largest of its working guns: beyond it the gun has at most one die. A beam has 12 MU for each class above 1; torpedo, needle and class 1 beam have 0, a loaded pack 12, a loaded launcher or rack 30, with extended range 36. A hostile group in flight with endurance must be 30 MU away, a fast one 36 (R-FT-61).',
  },
  {
    id: 'FT-END-04',
    heading: 'The trend',
    text: 'Second, compare the nearest gap between named ships and armed enemies now with the same after one more turn straight on, and the lowest thrust of both. It is opening if the gap grows and the thrust is not lower, or the gap is equal and the thrust higher; closing in the reverse cases; otherwise unclear.',
  },
  {
    id: 'FT-END-05',
    heading: 'The test',
    text: 'Opening ships are away at once, closing ones stay. Otherwise each side rolls a die, the side with the higher lowest thrust adds 1, and those who disengage must be higher. Their die is first. Against several hostile sides they must succeed against each.',
  },
  {
    id: 'FT-END-06',
    heading: 'Letting them go',
    text: 'A hostile side may let them go without dice (R-FT-62).',
  },
  {
    id: 'FT-END-07',
    heading: 'Away',
    text: 'Ships that are away have disengaged, and take no further part.',
  },
  {
    id: 'FT-END-08',
    heading: 'The end',
    text: 'The battle ends after phase 11 if no two hostile sides have a ship that can act, if all sides agree, at the turn limit, or after three turns in a row without dice against each other with all enemies more than 60 MU apart. Salvoes that find no target throw no dice (R-FT-86). A ship can act unless it is destroyed, drifting, struck or gone (R-FT-63). A side that concedes loses its ships, fighters and salvoes at once and cannot win; the battle ends at once if one side is left that can act (R-FT-87).',
  },
  {
    id: 'FT-END-09',
    heading: 'Holding the field',
    text: 'The side that alone has an armed ship that can act holds the field. If hostile sides have one, it is contested; if nobody has, nobody holds it. Armed means a working weapon, PDS or loaded bay (R-FT-64).',
  },
  {
    id: 'FT-END-10',
    heading: 'Drifting',
    text: 'A ship drifts if main drive and FTL are both out, its crew is out, its core was dumped, it was abandoned or it struck. It belongs to the side that holds the field, its own side included (R-FT-65). Craft built without drives do not drift for want of them (R-FT-66).',
  },
  {
    id: 'FT-END-11',
    heading: 'Victory by points',
    text: 'Each side scores the price of enemy ships: all of it if destroyed, 75 % if drifting or struck, 50 % with three rows lost, 25 % with two, rounded down for each ship; and 3 points for each fighter lost, those in lost bays too. Ships that left count only for their lost rows. A side that alone has a ship that can act wins; else one with three points to two and 100 points ahead, and otherwise it is a draw (R-FT-67).',
  },
  {
    id: 'FT-END-12',
    heading: 'Missed deadlines',
    text: 'A player who misses a deadline gives no orders, allots point defence mount by mount to the largest threat, and does not fire (R-FT-68).',
  },
]
