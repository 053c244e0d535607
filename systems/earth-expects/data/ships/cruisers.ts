// Cruisers, heavy and light.
import type { DrawnShip } from './drawn-ship.ts'

export const CRUISERS: readonly DrawnShip[] = [
  {
    line: 'An all-round cruiser: ion cannon ahead, lasers on the sides, four launchers, and two shield generators.',
    record: String.raw`
Bulwark: CA warship
           _
         _/i\_
       _/S\_/S\_
 _   _/M\_/I\_/M\_   _
/M\_/P\_/P\_/P\_/P\_/M\
\_/L\_/P\_/I\_/P\_/L\_/
/l\_/P\_/P\_/P\_/P\_/l\
\_/H\_/P\_/C\_/P\_/H\_/
  \_/P\_/E\_/E\_/P\_/
  /P\_/H\_/C\_/H\_/P\
  \_/G\_/E\_/E\_/G\_/
  /P\_/H\_/C\_/H\_/P\
  \_/ \_/E\_/E\_/ \_/
        \_/S\_/
          \_/
          /A\
          \_/
`,
  },
  {
    line: 'Armoured in front, to approach the enemy behind its railgun.',
    record: String.raw`
Paladin: CA warship
           _
         _/r\_
       #/S\_/S\#
     ##P\_/R\_/P##
   _#P\_/P\_/P\_/P#_
 #/l\_/P\_/R\_/P\_/l\#
#P\_/P\_/P\_/P\_/P\_/P#
\_/L\_/H\_/C\_/H\_/L\_/
  \_/P\_/E\_/E\_/P\_/
  /A\_/H\_/C\_/H\_/A\
  \_/ \_/E\_/E\_/ \_/
      #H\_/S\_/H#
      \_/E\_/E\_/
        \_/ \_/
`,
  },
  {
    line: 'Four hexes a turn with two powered ion cannon: faster than other cruisers, and stronger than smaller ships.',
    record: String.raw`
Swallow: CL warship
         _
       _/S\_
     _/i\_/i\_
   _/I\_/P\_/I\_
 _/P\_/P\_/P\_/P\_
/l\_/P\_/C\_/P\_/l\
\_/P\_/P\_/P\_/P\_/
/H\_/P\_/C\_/P\_/H\
\_/H\_/E\_/E\_/H\_/
/S\_/P\_/P\_/P\_/S\
\_/H\_/E\_/E\_/H\_/
  \_/P\_/H\_/C\_/
    \_/E\_/E\_/
      \_/H\_/
      /E\_/E\
      \_/ \_/
`,
  },
  {
    line: 'Six launchers, five control boxes, sensors fore and aft. It has power for its lasers only at low speed.',
    record: String.raw`
Marlin: CL warship
         _
       _/S\_
     _/M\_/M\_
   _/M\_/C\_/M\_
 _/M\_/P\_/P\_/M\_
/l\_/P\_/C\_/P\_/l\
\_/H\_/P\_/P\_/H\_/
/H\_/P\_/P\_/P\_/H\
\_/H\_/E\_/E\_/H\_/
/S\_/P\_/C\_/P\_/S\
\_/P\_/E\_/E\_/ \_/
  \_/H\_/C\_/H\
    \_/E\_/E\_/
      \_/C\_/
      /E\_/E\
      \_/S\_/
        \_/
`,
  },
]
