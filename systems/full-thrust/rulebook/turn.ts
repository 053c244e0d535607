// The turn.
import type { ClauseSource } from './clause.ts'

export const turn: readonly ClauseSource[] = [
  {
    id: 'FT-SEQ-01',
    heading: 'Eleven phases',
    text: 'A turn has eleven phases: orders, initiative, fighters, ordnance, ships move, second fighter moves, attacks declared, dogfights and point defence, salvoes and fighters attack, ships fire, end (R-FT-34).',
  },
  {
    id: 'FT-SEQ-02',
    heading: 'Initiative',
    text: 'Each side rolls a die each turn, and the highest is first. Ties are rolled again among those who tied (R-FT-35).',
  },
  {
    id: 'FT-SEQ-03',
    heading: 'In turn',
    text: 'In phases 3, 4 and 6 the sides act in reverse order of initiative, one group or one ship at a time. In phase 10 they act in order of initiative, one ship at a time. A side with nothing left is skipped.',
  },
  {
    id: 'FT-SEQ-04',
    heading: 'New launches',
    text: 'In phase 3 groups launched this turn move before all others.',
  },
  {
    id: 'FT-SEQ-05',
    heading: 'Movement',
    text: 'In phase 5 all ships move at once, with the groups that screen or pursue them. Ships that leave by FTL are last.',
  },
  {
    id: 'FT-SEQ-06',
    heading: 'One use',
    text: 'Each weapon is used once a turn, in attack or in defence.',
  },
  {
    id: 'FT-SEQ-07',
    heading: 'Fire',
    text: 'A ship fires once in phase 10. It declares all its fire before any die is thrown. Passing counts as its fire.',
  },
  {
    id: 'FT-SEQ-08',
    heading: 'At once',
    text: 'Damage counts at once: what is lost cannot fire later in the phase (R-FT-36). If checks are made at the end of the turn, fire is simultaneous, and a wreck fires too (R-FT-80).',
  },
]
