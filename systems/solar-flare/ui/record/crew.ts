// Choices that the record makes itself: a crew team, and a component that it charges. The rules judge them like those of the list.
import { choiceOf } from '@admiralty/forms'
import type { Choice } from '@admiralty/kernel'
import type { Order } from '../../src/orders.ts'
import { drawn, idleCrews, receivers } from '../../src/power/questions.ts'
import { room } from '../../src/power/transfers.ts'
import type { Ship, View } from '../../src/state.ts'
import { fittedAt } from '../../src/table.ts'
import type { Draft } from '../../src/words/draft.ts'
import { row } from '../../src/words/form.ts'
import { nameOfFitting } from '../../src/words/say.ts'
import { askedKind } from '../question-kind.ts'

type GameChoice = Choice<Order, Draft>

/** Whether the viewer may move power of this ship now. */
export const isCharging = (view: View, ship: Ship): boolean => askedKind(view) === 'power' && ship.seat === view.me
/** The choice of an idle team; undefined for a team that has moved power. */
export const crewChoice = (ship: Ship, crew: number): GameChoice | undefined =>
  idleCrews(ship).some((idle) => idle.crew === crew)
    ? choiceOf(row(`crew:${crew}`, 'SF-PWR-05', `Crew team ${crew + 1}`, { set: { kind: 'crew', ship: ship.id, crew } }))
    : undefined
/**
 * A team dropped on a component: it moves all that it can carry and the component can take. A full beam asks first, because it may be overcharged.
 * Undefined if nothing can be moved.
 */
export function dropChoice(ship: Ship, crew: number, component: number): GameChoice | undefined {
  const fitted = fittedAt(ship, component)
  const idle = idleCrews(ship).find((one) => one.crew === crew)
  if (!fitted || !idle || !receivers(ship).some(({ index }) => index === component)) return undefined
  const label = `Charge the ${nameOfFitting(ship, component)}`
  const amount = Math.min(idle.skill, room(fitted))
  const batteries = amount > 0 ? drawn(ship, component, amount) : null
  const transfers = [{ crew, component, amount, batteries: batteries ?? {}, overcharge: 0 }]
  return choiceOf(
    batteries
      ? row('drop', 'SF-PWR-05', label, { give: { order: 'charge', ship: ship.id, transfers } })
      : row('drop', 'SF-PWR-05', label, { set: { kind: 'receiver', ship: ship.id, crew, component } }),
  )
}
