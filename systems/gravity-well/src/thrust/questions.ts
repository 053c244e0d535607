// Answers in the thrust step.

import { likely, type OrderVerdict, pick, refusalsByPart, refusalsOfParts, refuse } from '@admiralty/kernel'
import { callRules } from '../chapter.ts'
import { SENSES } from '../orbit/motion.ts'
import { affordable } from '../orbit/thrust.ts'
import type { OrderOf, Return } from '../orders.ts'
import type { Color } from '../shapes.ts'
import type { Unit, View } from '../state.ts'
import { thrustOf } from '../table.ts'
import { burners, burnFault, divers, returnFault, returnHexes } from './steps.ts'

type ThrustOrder = OrderOf<'thrust'>
function check(view: View, me: Color, { burns, returns }: ThrustOrder): OrderVerdict {
  const down = divers(view, me)
  const missed = refusalsOfParts(
    down,
    ({ id }) => id,
    (unit) => {
      const back = returns[unit.id]
      return back ? returnFault(unit, back) : refuse('GW-SCP-03', `the scoopship ${unit.id} must return to orbit`)
    },
  )
  if (missed) return missed
  const stray = Object.keys(returns).find((id) => !down.some((unit) => unit.id === id))
  if (stray !== undefined) return refuse('GW-SCP-03', `${stray} is no scoopship of yours in the atmosphere`)
  return refusalsByPart(burns, (id, burn) => burnFault(view, me, id, burn))
}
/** All legal returns of a scoopship. */
const returnsOf = (unit: Unit): readonly Return[] =>
  returnHexes(unit).flatMap((hex) => SENSES.map((sense) => ({ hex, sense })).filter((back) => !returnFault(unit, back)))
function forEach<T>(units: readonly Unit[], of: (unit: Unit) => T | undefined): Readonly<Record<string, T>> {
  return Object.fromEntries(
    units.flatMap((unit) => {
      const value = of(unit)
      return value === undefined ? [] : [[unit.id, value]]
    }),
  )
}
const thrust = callRules('thrust', ['thrust'], {
  wants: ['GW-THR-01', 'thrust is ordered now'],
  of: (view, me) => [...burners(view, me), ...divers(view, me)],
  check,
  randomOrder: (view, me, dice) => ({
    order: 'thrust',
    burns: forEach(burners(view, me), (unit) =>
      likely(dice, 1, 2) ? pick(dice, affordable({ vector: unit.vector, velocity: unit.velocity }, thrustOf(view, unit))) : undefined,
    ),
    returns: forEach(divers(view, me), (unit) => pick(dice, returnsOf(unit))),
  }),
  /** Everything keeps its motion. */
  defaultOrder: (view, me) => ({ order: 'thrust', burns: {}, returns: forEach(divers(view, me), (unit) => returnsOf(unit)[0]) }),
})
export const thrustQuestions = { thrust }
