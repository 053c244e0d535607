// A full state consistent with one viewer's knowledge. Enemy power, plots and warheads are invented.
import { type Dice, playBehind } from '@admiralty/kernel'
import { behind } from './determinize/secrets.ts'
import { withRecordsShown } from './determinize/shown.ts'
import type { Color } from './shapes.ts'
import type { Secret, State, View } from './state.ts'
import { seatsOf } from './table.ts'

export function determinize(view: View, dice: Dice): State {
  const { me: _, calls, held, asked, agenda, surrendered, ...open } = view
  const secret: Partial<Record<Color, Secret>> = {}
  for (const seat of seatsOf(view)) secret[seat] = view.secret[seat] ?? behind(view, seat, dice)
  return {
    ...open,
    secret: withRecordsShown(view, secret),
    play: playBehind({ agenda, calls, held, asked, surrendered }, { again: false }),
  }
}
