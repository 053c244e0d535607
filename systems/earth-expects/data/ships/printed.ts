// The ships of the printed rules. They describe the Stunt Double without a picture, so its layout is ours.
import type { DrawnShip } from './drawn-ship.ts'

export const PRINTED: readonly DrawnShip[] = [
  {
    line: 'A scout with two points of power, to divide among sensor, lasers and engine.',
    record: String.raw`
Icarus: SC warship first 0,-2
     _
    /S\
    \_/
   _/P\_
  /H\_/H\
  \_/C\_/
  /E\_/P\
  \_/H\_/
 _/e\_/e\_
/l\_/ \_/l\
\_/     \_/
`,
  },
  {
    line: 'A hunter of smaller ships: ten launchers, six control boxes, ion cannon and lasers.',
    record: String.raw`
Vigilance: BC warship first -1,-3
                 _   _
               _/S\_/S\_
             _/M\_/r\_/M\_
            /M\_/E\_/E\_/M\
            \_/P\_/R\_/P\_/
           _/H\_/E\_/E\_/H\_
         _/S\_/P\_/C\_/P\_/S\_
       _/M\_/P\_/E\_/E\_/P\_/M\_
     _/S\_/P\_/P\_/P\_/P\_/P\_/S\_
    /M\_/P\_/P\_/E\_/E\_/P\_/P\_/M\
    \_/C\_/P\_/ \_/C\_/ \_/P\_/C\_/
   _/H\_/P\_/C\_/E\_/E\_/C\_/P\_/H\_
  /i\_/I\_/P\_/P\_/P\_/H\_/P\_/I\_/i\
  \_/I\_/H\_/H\_/E\_/E\_/H\_/H\_/I\_/
 _/L\_/H\_/S\_/l\_/H\_/l\_/S\_/H\_/L\_
/l\_/M\_/ \_/ \_/ \_/ \_/ \_/ \_/M\_/l\
\_/ \_/                         \_/ \_/
`,
  },
  {
    line: 'Four engines, three control boxes and no weapon: very hard to hit with a railgun.',
    record: String.raw`
Stunt Double: CT warship first 0,-1
       _
     _/C\_
   _/P\_/P\_
  /C\_/H\_/C\
  \_/P\_/P\_/
 _/H\_/H\_/H\_
/E\_/E\_/E\_/E\
\_/ \_/ \_/ \_/
`,
  },
]
