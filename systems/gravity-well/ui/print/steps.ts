// The summary of the turn for the printed card.
import type { PrintStep } from '@admiralty/game-ui/print'

export const STEPS: readonly PrintStep[] = [
  {
    title: 'Launch, then thrust',
    lines: [
      { text: 'Launches in secret, revealed together: the station’s speed, its vector or one facing aside', rule: 'GW-LCH-02' },
      { text: 'Against the orbit: the price again', rule: 'GW-LCH-03' },
      { text: 'Thrust in secret: 1 point a speed, 1 × speed a facing; boosters 3, craft 2', rule: 'GW-THR-05' },
    ],
  },
  {
    title: 'Eight impulses',
    lines: [
      { text: 'All listed speeds move one hex', rule: 'GW-MOV-02' },
      { text: 'Climbed: lose the white number', rule: 'GW-MOV-04' },
      { text: 'Slower than blue: turn one facing to the planet', rule: 'GW-MOV-05' },
      { text: 'Pick up, drop, land, deploy', rule: 'GW-MOV-06' },
      { text: 'Lasers by initiative: 3 or less hits; own hex and next', rule: 'GW-LSR-03' },
      { text: 'Pulses together, then warheads by initiative', rule: 'GW-PLS-01' },
      { text: 'Boosters out of sight are lost', rule: 'GW-LOS-04' },
      { text: 'Gravity: slower than green falls one ring', rule: 'GW-GRV-01' },
    ],
  },
  {
    title: 'Resources',
    lines: [
      { text: 'Debris: d4 + 1; on a moon its dice; a collector doubles', rule: 'GW-RES-01' },
      { text: 'Gas to a refinery in the same hex', rule: 'GW-REF-01' },
      { text: 'Recycle for the price less 1', rule: 'GW-RCY-01' },
    ],
  },
  {
    title: 'Repair and build',
    lines: [
      { text: '1 RU a point, at most 4 a module', rule: 'GW-REP-01' },
      { text: 'Quota: core 10, factory 20', rule: 'GW-CON-02' },
      { text: 'Craft and loads: bay or space; modules: board or bay', rule: 'GW-CON-04' },
    ],
  },
]
