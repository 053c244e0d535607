// Battleships and battlecruisers.
import type { DrawnShip } from './drawn-ship.ts'

export const BATTLE_LINE: readonly DrawnShip[] = [
  {
    line: 'Two ion cannon of four boxes, lasers on both sides and six shield generators. Slow, and hard to defeat.',
    record: String.raw`
Monarch: BB warship
               _
             _/S\_
           _/i\_/i\_
         _/I\_/P\_/I\_
       _/I\_/I\_/I\_/I\_
     _/M\_/P\_/P\_/P\_/M\_
   _/M\_/P\_/P\_/P\_/P\_/M\_
 _/M\_/P\_/P\_/C\_/P\_/P\_/M\_
/l\_/G\_/P\_/P\_/P\_/P\_/G\_/l\
\_/L\_/P\_/P\_/P\_/P\_/P\_/L\_/
/L\_/H\_/P\_/P\_/P\_/P\_/H\_/L\
\_/S\_/H\_/P\_/C\_/P\_/H\_/S\_/
  \_/G\_/P\_/E\_/E\_/P\_/G\_/
    \_/P\_/H\_/C\_/H\_/P\_/
    /G\_/H\_/E\_/E\_/H\_/G\
    \_/H\_/P\_/C\_/P\_/H\_/
    /S\_/P\_/E\_/E\_/P\_/S\
    \_/A\_/H\_/C\_/H\_/A\_/
      \_/ \_/E\_/E\_/ \_/
          /S\_/P\_/S\
          \_/E\_/E\_/
            \_/P\_/
              \_/
              /H\
              \_/
`,
  },
  {
    line: 'Two long railguns under armour, and lasers against enemies on its sides.',
    record: String.raw`
Anvil: BB warship
               _
         _   #/S\#   _
        /r\##P\_/P##/r\
        \_/P\_/P\_/P\_/
       _/R\_/P\_/P\_/R\_
     _/l\_/P\_/P\_/P\_/l\_
    /L\_/R\_/P\_/P\_/R\_/L\
 _  \_/P\_/P\_/C\_/P\_/P\_/  _
/S\##H\_/R\_/P\_/P\_/R\_/H##/S\
\_/H\_/G\_/P\_/C\_/P\_/G\_/H\_/
/A\_/H\_/P\_/P\_/P\_/P\_/H\_/A\
\_/l\_/P\_/P\_/C\_/P\_/P\_/l\_/
  \_/L\_/P\_/E\_/E\_/P\_/L\_/
    \_/P\_/H\_/C\_/H\_/P\_/
      \_/H\_/E\_/E\_/H\_/
        \_/P\_/P\_/P\_/
        /A\_/E\_/E\_/A\
        \_/S\_/H\_/S\_/
          \_/E\_/E\_/
            \_/H\_/
            /E\_/E\
            \_/S\_/
              \_/
`,
  },
  {
    line: 'Four lasers with ten boxes in all, and enough speed to choose the range.',
    record: String.raw`
Furious: BC warship
             _
           _/S\_
         _/l\_/l\_
       _/L\_/P\_/L\_
     _/P\_/L\_/L\_/P\_
   _/M\_/P\_/P\_/P\_/M\_
  /M\_/P\_/P\_/P\_/P\_/M\
  \_/P\_/P\_/C\_/P\_/P\_/
  /l\_/P\_/E\_/E\_/P\_/l\
  \_/L\_/H\_/P\_/H\_/L\_/
 _/P\_/P\_/E\_/E\_/P\_/P\_
/S\_/H\_/P\_/C\_/P\_/H\_/S\
\_/P\_/G\_/E\_/E\_/G\_/P\_/
  \_/H\_/H\_/C\_/H\_/H\_/
  /A\_/G\_/E\_/E\_/G\_/A\
  \_/P\_/H\_/C\_/H\_/P\_/
  /P\_/P\_/E\_/E\_/P\_/P\
  \_/ \_/S\_/H\_/S\_/ \_/
        \_/E\_/E\_/
          \_/H\_/
            \_/
            /A\
            \_/
`,
  },
  {
    line: 'Eight launchers, six control boxes, two ion cannon, and four anti-missiles against enemy missiles.',
    record: String.raw`
Valiant: BC warship
               _
             _/S\_
           _/i\_/i\_
         _/I\_/P\_/I\_
       _/M\_/I\_/I\_/M\_
     _/M\_/P\_/C\_/P\_/M\_
   _/M\_/P\_/P\_/P\_/P\_/M\_
  /M\_/P\_/P\_/C\_/P\_/P\_/M\
  \_/H\_/P\_/E\_/E\_/P\_/H\_/
 _/l\_/H\_/P\_/C\_/P\_/H\_/l\_
/S\_/H\_/P\_/E\_/E\_/P\_/H\_/S\
\_/ \_/P\_/P\_/C\_/P\_/P\_/ \_/
    /A\_/P\_/E\_/E\_/P\_/A\
    \_/P\_/H\_/C\_/H\_/P\_/
    /A\_/H\_/E\_/E\_/H\_/A\
    \_/ \_/P\_/C\_/P\_/ \_/
        /G\_/E\_/E\_/G\
        \_/S\_/H\_/S\_/
          \_/E\_/E\_/
            \_/H\_/
              \_/
              /S\
              \_/
`,
  },
]
