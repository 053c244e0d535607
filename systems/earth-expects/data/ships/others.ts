// A base, an auxiliary, passenger ships and freighters.
import type { DrawnShip } from './drawn-ship.ts'

export const OTHERS: readonly DrawnShip[] = [
  {
    line: 'A customs post with a laser on every corner: turn it as you like, one looks at you.',
    record: String.raw`
Halfway House: CA warship base
         _
       _/l\_
     _/S\_/S\_
   _/H\_/P\_/H\_
 _/l\_/P\_/P\_/l\_
/S\_/P\_/C\_/P\_/S\
\_/P\_/H\_/H\_/P\_/
/A\_/H\_/E\_/H\_/A\
\_/P\_/H\_/H\_/P\_/
/S\_/P\_/E\_/P\_/S\
\_/l\_/P\_/P\_/l\_/
  \_/H\_/C\_/H\_/
    \_/S\_/S\_/
      \_/l\_/
        \_/
`,
  },
  {
    line: 'A grain carrier that was given launchers and a second chance.',
    record: String.raw`
Mulligan: CL auxiliary
       _
     _/S\_
   _/M\_/M\_
 _/H\_/C\_/H\_
/l\_/P\_/P\_/l\
\_/P\_/H\_/P\_/
/H\_/P\_/P\_/H\
\_/P\_/C\_/P\_/
/H\_/H\_/H\_/H\
\_/P\_/P\_/P\_/
/H\_/E\_/E\_/H\
\_/H\_/C\_/H\_/
/M\_/E\_/E\_/M\
\_/S\_/H\_/S\_/
  \_/E\_/E\_/
    \_/ \_/
    /E\ /E\
    \_/ \_/
`,
  },
  {
    line: 'A liner: three decks of cabins, two small lasers against debris, and a captain who knows when to run.',
    record: String.raw`
Southern Cross: CL passenger
       _
     _/S\_
   _/H\_/H\_
 _/H\_/C\_/H\_
/l\_/H\_/H\_/l\
\_/H\_/H\_/H\_/
/H\_/P\_/P\_/H\
\_/H\_/C\_/H\_/
/H\_/P\_/P\_/H\
\_/P\_/P\_/P\_/
/H\_/E\_/E\_/H\
\_/P\_/P\_/P\_/
  \_/E\_/E\_/
  /H\_/C\_/H\
  \_/E\_/E\_/
    \_/H\_/
    /E\_/E\
    \_/ \_/
`,
  },
  {
    line: 'The mail packet: never late, seldom hit, gladly insured.',
    record: String.raw`
Paloma: FF passenger
       _
     _/S\_
   _/H\_/H\_
 _/H\_/C\_/H\_
/H\_/P\_/P\_/H\
\_/P\_/H\_/P\_/
/l\_/P\_/P\_/l\
\_/H\_/C\_/H\_/
/H\_/E\_/E\_/H\
\_/ \_/P\_/ \_/
    /E\_/E\
    \_/H\_/
      \_/
`,
  },
  {
    line: 'Steel out, ore home. One sensor, one hand at the helm, twenty holds.',
    record: String.raw`
Oxbow: CA freighter
           _
         _/S\_
       _/H\_/H\_
     _/H\_/C\_/H\_
   _/H\_/H\_/H\_/H\_
 _/H\_/H\_/H\_/H\_/H\_
/H\_/H\_/H\_/H\_/H\_/H\
\_/H\_/P\_/P\_/P\_/H\_/
/H\_/H\_/P\_/P\_/H\_/H\
\_/H\_/P\_/P\_/P\_/H\_/
  \_/H\_/E\_/E\_/H\_/
    \_/H\_/H\_/H\_/
      \_/E\_/E\_/
        \_/H\_/
        /E\_/E\
        \_/ \_/
`,
  },
  {
    line: 'Girders, tanks and an engine; the crew lives in the one box that holds air.',
    record: String.raw`
Barrow: CL lightFreighter
         _
       _/H\_
     _/H\_/H\_
   _/H\_/H\_/H\_
 _/H\_/H\#/H\_/H\_
/H\_/H\_#H#_/H\_/H\
\_/H\_/H###H\_/H\_/
/H\_/H\_/P\_/H\_/H\
\_/H\_/P\_/P\_/H\_/
  \_/H\_/P\_/H\_/
    \_/H\_/H\_/
      \_/E\_/
        \_/
        /E\
        \_/
        /E\
        \_/
        /E\
        \_/
`,
  },
]
