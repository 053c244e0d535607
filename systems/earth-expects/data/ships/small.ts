// Corvettes and scouts.
import type { DrawnShip } from './drawn-ship.ts'

export const SMALL: readonly DrawnShip[] = [
  {
    line: 'Two lasers forward, a sting against missiles astern, and never where she was fired at.',
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
    line: 'Two missiles and two stations to guide them: she strikes once, and runs while the launchers are filled.',
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
    line: 'A picket without a gun: three sensors, six hexes a turn, and nothing worth shooting at twice.',
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
    line: 'All she has stands behind one laser and the engine that brings it home.',
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
