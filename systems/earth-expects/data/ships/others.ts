// A base, an auxiliary, passenger ships and freighters.
import type { DrawnShip } from './drawn-ship.ts'

export const OTHERS: readonly DrawnShip[] = [
  {
    line: 'A customs post with lasers that cover all of its sides.',
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
    line: 'A converted grain carrier with missile launchers.',
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
    line: 'A liner with three decks of cabins and two small lasers.',
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
    line: 'A small mail ship with two lasers and no other weapons.',
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
    line: 'An ore carrier with twenty holds, one sensor and one control box.',
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
    line: 'A frame with tanks and an engine. The crew lives in the only box with air.',
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
