// Corvettes and scouts.
import type { DrawnShip } from './drawn-ship.ts'

export const SMALL: readonly DrawnShip[] = [
  {
    line: 'Two lasers forward, an anti-missile astern, and hard to hit.',
    record: String.raw`
Bolt: CT warship
     _
   _/S\_
 _/l\_/l\_
/P\_/C\_/P\
\_/P\_/P\_/
/H\_/P\_/H\
\_/E\_/E\_/
  \_/H\_/
    \_/
    /A\
    \_/
`,
  },
  {
    line: 'Two launchers and two control boxes: it attacks once, then escapes to reload.',
    record: String.raw`
Gadfly: CT warship
     _
   _/S\_
 _/M\_/M\_
/H\_/C\_/H\
\_/P\_/P\_/
/P\_/C\_/P\
\_/E\_/E\_/
  \_/H\_/
    \_/
    /S\
    \_/
`,
  },
  {
    line: 'An unarmed picket with three sensors and a speed of six hexes a turn.',
    record: String.raw`
Whisper: SC warship
     _
   _/S\_
 _/P\_/P\_
/H\_/C\_/H\
\_/P\_/P\_/
/S\_/E\_/S\
\_/ \_/ \_/
    /e\
    \_/
`,
  },
  {
    line: 'One laser of two boxes, and an engine to carry it.',
    record: String.raw`
Needle: SC warship
     _
   _/l\_
 _/P\_/P\_
/H\_/L\_/H\
\_/P\_/P\_/
  \_/C\_/
  /S\_/
  \_/E\
    \_/
    /e\
    \_/
`,
  },
]
