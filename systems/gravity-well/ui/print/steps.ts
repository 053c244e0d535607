// The summary of the turn for the printed card.
import { type PrintStep, printStep } from '@admiralty/game-ui/print'

export const STEPS: readonly PrintStep[] = [
  printStep(
    'Launch, then thrust',
    ['Launches in secret, revealed together: the station’s speed, its vector or one facing aside', 'GW-LCH-02'],
    ['Against the orbit: the price again', 'GW-LCH-03'],
    ['Thrust in secret: 1 point a speed, 1 × speed a facing; boosters 3, craft 2', 'GW-THR-05'],
  ),
  printStep(
    'Eight impulses',
    ['All listed speeds move one hex', 'GW-MOV-02'],
    ['Climbed: lose the white number', 'GW-MOV-04'],
    ['Slower than blue: turn one facing to the planet', 'GW-MOV-05'],
    ['Pick up, drop, land, deploy', 'GW-MOV-06'],
    ['Lasers by initiative: 3 or less hits; own hex and next', 'GW-LSR-03'],
    ['Pulses together, then warheads by initiative', 'GW-PLS-01'],
    ['Boosters out of sight are lost', 'GW-LOS-04'],
    ['Gravity: slower than green falls one ring', 'GW-GRV-01'],
  ),
  printStep(
    'Resources',
    ['Debris: d4 + 1; on a moon its dice; a collector doubles', 'GW-RES-01'],
    ['Gas to a refinery in the same hex', 'GW-REF-01'],
    ['Recycle for the price less 1', 'GW-RCY-01'],
  ),
  printStep(
    'Repair and build',
    ['1 RU a point, at most 4 a module', 'GW-REP-01'],
    ['Quota: core 10, factory 20', 'GW-CON-02'],
    ['Craft and loads: bay or space; modules: board or bay', 'GW-CON-04'],
  ),
]
