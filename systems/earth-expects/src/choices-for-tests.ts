// For tests: every choice that an order may have, read from the view.
import { commanded } from './ask.ts'
import { targetsOf } from './fire/aiming.ts'
import { chainIn, engagements } from './fire/defence.ts'
import { weaponsOf } from './fire/weapons.ts'
import { workable } from './repair/hands.ts'
import { sensorsLeft } from './sensors/locks.ts'
import type { Color } from './shapes.ts'
import type { View } from './state.ts'

export const CHOICES: Readonly<Record<string, ((known: View, me: Color) => boolean) | undefined>> = {
  plot: (known, me) => commanded(known, me).some(({ design }) => !design.base),
  repair: (known, me) => commanded(known, me).some((ship) => workable(known, ship).length > 0),
  commit: (known, me) =>
    commanded(known, me).some((ship) => weaponsOf(known, ship).some((weapon) => targetsOf(known, ship, weapon).length > 0)),
  defend: (known, me) => engagements(known, me, chainIn(known)).length > 0,
  sense: (known, me) => commanded(known, me).some((ship) => sensorsLeft(known, ship).length > 0),
}
