// Point and area defence.
import type { ClauseSource } from './clause.ts'

export const defence: readonly ClauseSource[] = [
  {
    id: 'FT-PD-01',
    heading: 'Point defence',
    text: 'Each PDS fires once a turn, through any arc, with or without thrust, without fire control.',
  },
  {
    id: 'FT-PD-02',
    heading: 'The die',
    text: 'Against fighters and salvoes a PDS kills one on 4 or 5 and two on 6, which is rolled again.',
  },
  {
    id: 'FT-PD-03',
    heading: 'Allotment',
    text: 'In phase 8, after dogfights, all defenders allot their mounts to attackers in secret and at once. Then all dice are rolled. A mount has one target, and kills beyond it are wasted.',
  },
  {
    id: 'FT-PD-04',
    heading: 'Own defence',
    text: 'A ship defends itself only: against groups that attack it and salvoes that aim at it.',
  },
  {
    id: 'FT-PD-05',
    heading: 'Class 1 beams',
    text: 'A class 1 beam in defence of its own ship kills one on 5 or 6, and rolls a 6 again. It needs no fire control, and does not fire in phase 10.',
  },
  {
    id: 'FT-PD-06',
    heading: 'Area defence',
    text: 'Each working ADFC lets the PDS of its ship cover one friendly ship within 6 MU, or fire at one hostile group within 6 MU that is not engaged. This is not possible in a turn with a launch or landing, nor while FTL warms up, and never with class 1 beams.',
  },
  {
    id: 'FT-PD-07',
    heading: 'Order of dice',
    text: 'Dice are rolled by defending ship, then target, then mount, in order of ids (R-FT-52).',
  },
]
