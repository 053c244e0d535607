// Destroyers and frigates.
import type { DrawnShip } from './drawn-ship.ts'

export const ESCORTS: readonly DrawnShip[] = [
  {
    line: 'An escort for every task: an ion cannon ahead, lasers on the sides, anti-missiles astern.',
    record: String.raw`
Javelin: DD warship
       _
     _/i\_
   _/S\_/S\_
 _/P\_/I\_/P\_
/l\_/P\_/P\_/l\
\_/P\_/C\_/P\_/
/L\_/P\_/P\_/L\
\_/H\_/C\_/H\_/
/P\_/E\_/E\_/P\
\_/A\_/H\_/A\_/
  \_/e\_/e\_/
    \_/H\_/
      \_/
`,
  },
  {
    line: 'Attacks with four missiles and four control boxes to guide them, and leaves before they arrive.',
    record: String.raw`
Gannet: DD warship
       _
     _/S\_
   _/M\_/M\_
 _/M\_/C\_/M\_
/l\_/P\_/P\_/l\
\_/C\_/P\_/C\_/
/H\_/P\_/P\_/H\
\_/P\_/C\_/P\_/
/S\_/E\_/E\_/S\
\_/A\_/H\_/A\_/
  \_/e\_/e\_/
    \_/H\_/
      \_/
`,
  },
  {
    line: 'Little more than a railgun with engines. It must face its target, and is fast enough to do so.',
    record: String.raw`
Harrier: FF warship
       _
     _/r\_
   _/S\_/S\_
 _/P\_/R\_/P\_
/l\_/P\_/P\_/l\
\_/P\_/C\_/P\_/
/H\_/P\_/P\_/H\
\_/P\_/C\_/P\_/
/A\_/E\_/E\_/A\
\_/ \_/H\_/ \_/
    /E\_/E\
    \_/H\_/
      \_/
`,
  },
  {
    line: 'Heavy lasers at the bow, a little shielding for the approach, and one sensor.',
    record: String.raw`
Corsair: FF warship
       _
     _/S\_
   _/l\_/l\_
 _/L\_/P\_/L\_
/H\_/P\_/P\_/H\
\_/P\_/C\_/P\_/
/G\_/P\_/P\_/G\
\_/P\_/C\_/P\_/
/P\_/E\_/E\_/P\
\_/ \_/H\_/ \_/
    /E\_/E\
    \_/H\_/
      \_/
`,
  },
]
