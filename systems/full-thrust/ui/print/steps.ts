// The summary of the turn for the printed card.
import { type PrintStep, printStep } from '@admiralty/game-ui/print'

export const STEPS: readonly PrintStep[] = [
  printStep(
    'Orders',
    ['1 thrust for each MU of velocity and each point of course; half for turning', 'FT-MOV-04'],
    ['FTL, LAUNCH and LAND use no thrust', 'FT-FTL-01'],
  ),
  printStep('Initiative', ['A die for each side, the highest first', 'FT-SEQ-02']),
  printStep(
    'Fighters and salvoes, the last side first',
    ['New launches move half: 12 MU, fast 18. Others 24, fast 36', 'FT-FTR-04'],
    ['Salvoes within 24 MU, extended 36, and within arcs', 'FT-SAL-02'],
  ),
  printStep(
    'Ships move',
    ['Half the turn, half the move, the rest of both; halves rounded down', 'FT-MOV-08'],
    ['Fighters may move 12 MU more for one endurance', 'FT-FTR-05'],
  ),
  printStep(
    'Attacks',
    ['Salvoes take the nearest hostile ship within 6 MU', 'FT-SAL-04'],
    ['Dogfights: 4 and 5 kill one, 6 two and again', 'FT-FTR-09'],
    ['Point defence: 4 and 5 kill one, 6 two and again; class 1 beams 5 and 6', 'FT-PD-02'],
    ['A die of missiles less kills; each does a die', 'FT-SAL-06'],
  ),
  printStep(
    'Ships fire, the first side first',
    ['Beams: dice of their class, one less for each 12 MU beyond the first', 'FT-WPN-01'],
    ['4 and 5 do one, 6 two and again; screens stop 4, level 2 halves 6', 'FT-WPN-03'],
    ['Torpedoes: 2, 3, 4, 5, 6 by bands of 6 MU; a die of damage', 'FT-WPN-05'],
    ['Rows 1, 2, 3: systems are lost on 6, 5, 4; core systems -1', 'FT-DMG-05'],
  ),
  printStep(
    'End',
    ['Parties: a system is mended on their number or less, three at most', 'FT-DC-03'],
    ['Power core lost: 5 or 6 destroys the ship', 'FT-COR-04'],
  ),
]
