// Ships with exposed engines (EE-EXP-01, EE-EXP-02). They are offered if one of those options is on.
import type { DrawnShip } from './drawn-ship.ts'

export const EXPOSED: readonly DrawnShip[] = [
  {
    line: 'Two lasers, hardly any armour, and exposed engines.',
    record: String.raw`
Kite: CT warship first 0,-4
   _
 _/S\_
/l\_/l\
\_/C\_/
/P\_/P\
\_/P\_/
/H\_/H\
\_/P\_/
/H\_/H\
\#/ \#/
/E\ /E\
\_/ \_/
`,
  },
  {
    line: 'A heavy laser on either bow and a launcher on each side; the engines are far astern.',
    record: String.raw`
Grebe: DD warship first 0,-6
     _
   _/S\_
 _/l\_/l\_
/M\_/C\_/M\
\_/L\_/L\_/
/P\_/P\_/P\
\_/P\_/P\_/
/P\_/C\_/P\
\_/P\_/P\_/
/H\_/H\_/H\
\_/H\_/H\_/
/H\_/ \_/H\
\#/     \#/
/E\     /E\
\_/     \_/
/e\     /e\
\_/     \_/
`,
  },
  {
    line: 'An ion cannon at the bow, lasers beside it, and four launchers: dangerous from the front.',
    record: String.raw`
Fulmar: CA warship first 0,-8
       _
     _/i\_
   _/S\_/S\_
 _/l\_/I\_/l\_
/M\_/P\_/P\_/M\
\_/L\_/C\_/L\_/
/M\_/P\_/P\_/M\
\_/L\_/P\_/L\_/
/P\_/P\_/P\_/P\
\_/P\_/C\_/P\_/
/P\_/H\_/H\_/P\
\_/P\_/H\_/P\_/
/H\_/H\_/H\_/H\
\_/H\_/ \_/H\_/
/H\_/     \_/H\
\#/         \#/
/E\         /E\
\_/         \_/
/E\         /E\
\_/         \_/
/E\         /E\
\_/         \_/
`,
  },
  {
    line: 'A railgun as long as the ship, weapons of every other kind, and two engines far apart.',
    record: String.raw`
Albatross: BB warship first 0,-12
           _
         _/r\_
       _/i\_/i\_
     _/S\_/R\_/S\_
   _/l\_/I\_/I\_/l\_
 _/M\_/P\_/R\_/P\_/M\_
/l\_/L\_/P\_/P\_/L\_/l\
\_/M\_/P\_/C\_/P\_/M\_/
/L\_/L\_/P\_/P\_/L\_/L\
\_/M\_/P\_/P\_/P\_/M\_/
/A\_/P\_/C\_/C\_/P\_/A\
\_/P\_/P\_/C\_/P\_/P\_/
/P\_/P\_/P\_/P\_/P\_/P\
\_/P\_/H\_/H\_/H\_/P\_/
/P\_/P\_/H\_/H\_/P\_/P\
\_/P\_/H\_/H\_/H\_/P\_/
/H\_/H\_/H\_/H\_/H\_/H\
\_/H\_/P\_/ \_/P\_/H\_/
/H\_/H\_/     \_/H\_/H\
\_/H\_/         \_/H\_/
/H\_/             \_/H\
\#/                 \#/
/E\                 /E\
\_/                 \_/
/E\                 /E\
\_/                 \_/
/E\                 /E\
\_/                 \_/
/E\                 /E\
\_/                 \_/
/E\                 /E\
\_/                 \_/
`,
  },
]
