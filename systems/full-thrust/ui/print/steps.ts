// The summary of the turn for the printed card.
import type { PrintStep } from '@admiralty/game-ui/print'

export const STEPS: readonly PrintStep[] = [
  {
    title: 'Orders',
    lines: [
      { text: '1 thrust for each MU of velocity and each point of course; half for turning', rule: 'FT-MOV-04' },
      { text: 'FTL, LAUNCH and LAND use no thrust', rule: 'FT-FTL-01' },
    ],
  },
  { title: 'Initiative', lines: [{ text: 'A die for each side, the highest first', rule: 'FT-SEQ-02' }] },
  {
    title: 'Fighters and salvoes, the last side first',
    lines: [
      { text: 'New launches move half: 12 MU, fast 18. Others 24, fast 36', rule: 'FT-FTR-04' },
      { text: 'Salvoes within 24 MU, extended 36, and within arcs', rule: 'FT-SAL-02' },
    ],
  },
  {
    title: 'Ships move',
    lines: [
      { text: 'Half the turn, half the move, the rest of both; halves rounded down', rule: 'FT-MOV-08' },
      { text: 'Fighters may move 12 MU more for one endurance', rule: 'FT-FTR-05' },
    ],
  },
  {
    title: 'Attacks',
    lines: [
      { text: 'Salvoes take the nearest hostile ship within 6 MU', rule: 'FT-SAL-04' },
      { text: 'Dogfights: 4 and 5 kill one, 6 two and again', rule: 'FT-FTR-09' },
      { text: 'Point defence: 4 and 5 kill one, 6 two and again; class 1 beams 5 and 6', rule: 'FT-PD-02' },
      { text: 'A die of missiles less kills; each does a die', rule: 'FT-SAL-06' },
    ],
  },
  {
    title: 'Ships fire, the first side first',
    lines: [
      { text: 'Beams: dice of their class, one less for each 12 MU beyond the first', rule: 'FT-WPN-01' },
      { text: '4 and 5 do one, 6 two and again; screens stop 4, level 2 halves 6', rule: 'FT-WPN-03' },
      { text: 'Torpedoes: 2, 3, 4, 5, 6 by bands of 6 MU; a die of damage', rule: 'FT-WPN-05' },
      { text: 'Rows 1, 2, 3: systems are lost on 6, 5, 4; core systems -1', rule: 'FT-DMG-05' },
    ],
  },
  {
    title: 'End',
    lines: [
      { text: 'Parties: a system is mended on their number or less, three at most', rule: 'FT-DC-03' },
      { text: 'Power core lost: 5 or 6 destroys the ship', rule: 'FT-COR-04' },
    ],
  },
]
