// Dreadnoughts, superdreadnoughts and battlestations.
import type { DrawnShip } from './drawn-ship.ts'

export const CAPITAL: readonly DrawnShip[] = [
  {
    line: 'A flagship: ten boxes of ion cannon, twelve of laser, and shield generators for a long battle.',
    record: String.raw`
Sovereign: DN warship
                   _
                 _/S\_
               _/i\_/i\_
             _/I\_/P\_/I\_
           _/I\_/I\_/I\_/I\_
         _/M\_/I\_/P\_/I\_/M\_
        /M\_/P\_/P\_/P\_/P\_/M\
     _  \_/P\_/P\_/P\_/P\_/P\_/  _
   _/M\_/P\_/P\_/P\_/P\_/P\_/P\_/M\_
 _/l\_/H\_/P\_/P\_/C\_/P\_/P\_/H\_/l\_
/L\_/L\_/P\_/P\_/P\_/P\_/P\_/P\_/L\_/L\
\_/L\_/H\_/G\_/P\_/P\_/P\_/G\_/H\_/L\_/
  \_/ \_/G\_/P\_/P\_/P\_/P\_/G\_/ \_/
  /S\ /H\_/P\_/P\_/C\_/P\_/P\_/H\ /S\
  \_/ \_/P\_/P\_/E\_/E\_/P\_/P\_/ \_/
     _/H\_/G\_/P\_/C\_/P\_/G\_/H\_
    /l\_/H\_/P\_/E\_/E\_/P\_/H\_/l\
    \_/L\_/P\_/G\_/C\_/G\_/P\_/L\_/
      \_/ \_/P\_/E\_/E\_/P\_/ \_/
         _  \_/H\_/C\_/H\_/  _
        /A\_/H\_/E\_/E\_/H\_/A\
        \_/H\_/P\_/C\_/P\_/H\_/
          \_/S\_/E\_/E\_/S\_/
            \_/S\_/H\_/S\_/
              \_/E\_/E\_/
                \_/S\_/
                /E\_/E\
                \_/ \_/
`,
  },
  {
    line: 'Sixteen launchers and ten control boxes: many missiles every other turn, and lasers for the rest.',
    record: String.raw`
Hecate: DN warship
                 _
               _/S\_
             _/M\_/M\_
           _/M\_/C\_/M\_
         _/M\_/P\_/P\_/M\_
       _/M\_/P\_/C\_/P\_/M\_
     _/M\_/P\_/P\_/P\_/P\_/M\_
   _/M\_/P\_/P\_/C\_/P\_/P\_/M\_
 _/M\_/H\_/P\_/P\_/P\_/P\_/H\_/M\_
/l\_/H\_/P\_/P\_/C\_/P\_/P\_/H\_/l\
\_/L\_/H\_/P\_/P\_/P\_/P\_/H\_/L\_/
  \_/H\_/G\_/P\_/C\_/P\_/G\_/H\_/
  /S\_/G\_/P\_/P\_/P\_/P\_/G\_/S\
  \_/H\_/G\_/G\_/C\_/G\_/G\_/H\_/
  /M\_/H\_/P\_/E\_/E\_/P\_/H\_/M\
  \_/ \_/H\_/P\_/C\_/P\_/H\_/ \_/
      /l\_/P\_/E\_/E\_/P\_/l\
      \_/L\_/P\_/C\_/P\_/L\_/
      /A\_/H\_/E\_/E\_/H\_/A\
      \_/H\_/G\_/C\_/G\_/H\_/
      /S\_/P\_/E\_/E\_/P\_/S\
      \_/A\_/P\_/C\_/P\_/A\_/
        \_/H\_/E\_/E\_/H\_/
          \_/S\_/P\_/S\_/
            \_/E\_/E\_/
              \_/H\_/
              /E\_/E\
              \_/S\_/
                \_/
`,
  },
  {
    line: 'Every weapon: two railguns at the bow, ion cannon beside them, lasers on the sides, and missiles.',
    record: String.raw`
Colossus: SD warship
                   _
                 _/S\_
               _/r\_/r\_
             _/i\_/P\_/i\_
           _/I\_/R\_/R\_/I\_
         _/I\_/I\_/P\_/I\_/I\_
       _/M\_/P\_/R\_/R\_/P\_/M\_
     _/M\_/P\_/P\_/P\_/P\_/P\_/M\_
   _/M\_/P\_/P\_/R\_/R\_/P\_/P\_/M\_
 _/l\_/H\_/P\_/P\_/C\_/P\_/P\_/H\_/l\_
/L\_/L\_/P\_/P\_/P\_/P\_/P\_/P\_/L\_/L\
\_/L\_/P\_/G\_/P\_/C\_/P\_/G\_/P\_/L\_/
/S\_/H\_/G\_/P\_/P\_/P\_/P\_/G\_/H\_/S\
\_/H\_/H\_/P\_/P\_/C\_/P\_/P\_/H\_/H\_/
  \_/H\_/P\_/P\_/E\_/E\_/P\_/P\_/H\_/
    \_/H\_/G\_/P\_/C\_/P\_/G\_/H\_/
    /M\_/P\_/P\_/E\_/E\_/P\_/P\_/M\
    \_/L\_/H\_/P\_/C\_/P\_/H\_/L\_/
    /l\_/H\_/P\_/E\_/E\_/P\_/H\_/l\
    \_/A\_/P\_/H\_/C\_/H\_/P\_/A\_/
      \_/H\_/P\_/E\_/E\_/P\_/H\_/
      /S\_/G\_/P\_/C\_/P\_/G\_/S\
      \_/H\_/P\_/E\_/E\_/P\_/H\_/
        \_/ \_/H\_/C\_/H\_/ \_/
            /S\_/E\_/E\_/S\
            \_/ \_/P\_/ \_/
                /E\_/E\
                \_/S\_/
                /E\_/E\
                \_/ \_/
`,
  },
  {
    line: 'Lasers of five boxes, ten shield generators, and armour over the bow.',
    record: String.raw`
Bastion: SD warship
                   _
                 _/S\_
               _/l\_/l\_
             _/L\_/P\_/L\_
           _/L\_/L\_/L\_/L\_
         _/M\_/L\_/P\_/L\_/M\_
       _/M\_/P\_/P\_/P\_/P\_/M\_
     _/M\_/P\_/P\_/C\_/P\_/P\_/M\_
   _/M\_/P\_/P\_/P\_/P\_/P\_/P\_/M\_
 _/i\_/P\_/P\_/P\_/C\_/P\_/P\_/P\_/i\_
/I\_/I\_/G\_/P\_/P\_/P\_/P\_/G\_/I\_/I\
\_/I\_/H\_/G\_/P\_/C\_/P\_/G\_/H\_/I\_/
  \_/H\_/G\_/P\_/P\_/P\_/P\_/G\_/H\_/
  /S\_/H\_/P\_/P\_/C\_/P\_/P\_/H\_/S\
  \_/P\_/H\_/P\_/E\_/E\_/P\_/H\_/P\_/
    \_/L\_/H\_/P\_/C\_/P\_/H\_/L\_/
    /l\_/H\_/P\_/E\_/E\_/P\_/H\_/l\
    \_/L\_/G\_/P\_/C\_/P\_/G\_/L\_/
      \_/H\_/P\_/E\_/E\_/P\_/H\_/
      /A\_/P\_/H\_/C\_/H\_/P\_/A\
      \_/G\_/H\_/E\_/E\_/H\_/G\_/
        \_/H\_/P\_/C\_/P\_/H\_/
        /S\_/P\_/E\_/E\_/P\_/S\
        \_/ \_/H\_/C\_/H\_/ \_/
            /A\_/E\_/E\_/A\
            \_/ \_/P\_/ \_/
                /E\_/E\
                \_/H\_/
                /E\_/E\
                \_/S\_/
                  \_/
`,
  },
  {
    line: 'It moves one hex a turn, and threatens everything within ten hexes.',
    record: String.raw`
Gibraltar: BS-0 warship
                     _
                   _/S\_
                 _/i\_/i\_
               _/I\_/P\_/I\_
             _/I\_/I\_/I\_/I\_
           _/M\_/I\_/P\_/I\_/M\_
         _/M\_/P\_/P\_/P\_/P\_/M\_
       _/M\_/P\_/P\_/C\_/P\_/P\_/M\_
     _/M\_/P\_/P\_/P\_/P\_/P\_/P\_/M\_
   _/r\_/P\_/P\_/P\_/C\_/P\_/P\_/P\_/r\_
  /S\_/H\_/P\_/P\_/P\_/P\_/P\_/P\_/H\_/S\
  \_/R\_/P\_/G\_/P\_/C\_/P\_/G\_/P\_/R\_/
 _/L\_/H\_/G\_/P\_/P\_/P\_/P\_/G\_/H\_/L\_
/l\_/R\_/H\_/P\_/P\_/C\_/P\_/P\_/H\_/R\_/l\
\_/L\_/H\_/G\_/P\_/P\_/P\_/P\_/G\_/H\_/L\_/
  \_/R\_/H\_/P\_/P\_/C\_/P\_/P\_/H\_/R\_/
    \_/H\_/G\_/P\_/E\_/E\_/P\_/G\_/H\_/
    /M\_/H\_/P\_/P\_/C\_/P\_/P\_/H\_/M\
    \_/M\_/H\_/P\_/E\_/E\_/P\_/H\_/M\_/
      \_/L\_/P\_/P\_/C\_/P\_/P\_/L\_/
      /l\_/H\_/P\_/E\_/E\_/P\_/H\_/l\
      \_/H\_/G\_/P\_/C\_/P\_/G\_/H\_/
      /A\_/H\_/P\_/E\_/E\_/P\_/H\_/A\
      \_/S\_/H\_/P\_/C\_/P\_/H\_/S\_/
        \_/H\_/P\_/E\_/E\_/P\_/H\_/
          \_/A\_/H\_/P\_/H\_/A\_/
          /H\_/G\_/E\_/E\_/G\_/H\
          \_/ \_/P\_/P\_/P\_/ \_/
              /S\_/E\_/E\_/S\
              \_/H\_/P\_/H\_/
                \_/E\_/E\_/
                  \_/H\_/
                  /E\_/E\
                  \_/S\_/
                    \_/
`,
  },
  {
    line: 'Built to guard a harbour: anti-missiles on all sides, eighteen launchers, and many shield generators.',
    record: String.raw`
Rampart: BS-0 warship
                   _
                 _/S\_
               _/M\_/M\_
             _/M\_/C\_/M\_
           _/M\_/P\_/P\_/M\_
         _/M\_/P\_/C\_/P\_/M\_
       _/M\_/P\_/P\_/P\_/P\_/M\_
     _/M\_/P\_/P\_/C\_/P\_/P\_/M\_
   _/A\_/P\_/P\_/P\_/P\_/P\_/P\_/A\_
 _/l\_/H\_/P\_/P\_/C\_/P\_/P\_/H\_/l\_
/L\_/L\_/G\_/P\_/P\_/P\_/P\_/G\_/L\_/L\
\_/L\_/H\_/G\_/P\_/C\_/P\_/G\_/H\_/L\_/
/S\_/H\_/G\_/P\_/P\_/P\_/P\_/G\_/H\_/S\
\_/H\_/H\_/G\_/P\_/C\_/P\_/G\_/H\_/H\_/
/A\_/H\_/G\_/P\_/P\_/P\_/P\_/G\_/H\_/A\
\_/M\_/H\_/P\_/P\_/C\_/P\_/P\_/H\_/M\_/
  \_/H\_/G\_/P\_/E\_/E\_/P\_/G\_/H\_/
  /M\_/H\_/P\_/P\_/C\_/P\_/P\_/H\_/M\
  \_/M\_/H\_/P\_/E\_/E\_/P\_/H\_/M\_/
    \_/I\_/P\_/P\_/C\_/P\_/P\_/I\_/
    /i\_/H\_/P\_/E\_/E\_/P\_/H\_/i\
    \_/I\_/G\_/P\_/C\_/P\_/G\_/I\_/
    /A\_/H\_/P\_/E\_/E\_/P\_/H\_/A\
    \_/S\_/H\_/P\_/C\_/P\_/H\_/S\_/
      \_/H\_/P\_/E\_/E\_/P\_/H\_/
        \_/A\_/H\_/P\_/H\_/A\_/
        #H\_/G\_/E\_/E\_/G\_/H#
        \_/ \_/P\_/P\_/P\_/ \_/
            /S\_/E\_/E\_/S\
            \_/H\_/P\_/H\_/
              \_/E\_/E\_/
                \_/H\_/
                /E\_/E\
                \_/A\_/
                  \_/
`,
  },
]
