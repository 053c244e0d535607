// A complete state that is consistent with a view: known facts are kept, unknown sheets of enemies are invented.
import { type Dice, playBehind } from '@admiralty/kernel'
import { BLANK, paperFleet, paperSheets } from './determinize/paper.ts'
import { secretBehind } from './determinize/secrets.ts'
import type { Color, Secret, State, View } from './state.ts'
import type { Step } from './steps.ts'
import { seatsOf } from './table.ts'

/** A random state with the same view for the viewer. */
export const determinize = (view: View, dice: Dice): State => stateBehind(view, (seat) => secretOf(view, seat, dice))

/** The state behind a view, with `hidden` in place of the secrets that the view does not have. */
export function stateBehind(view: View, hidden: (seat: Color) => Secret): State {
  const { me: _, calls, held, asked, agenda, surrendered, ...open } = view
  const secret: Partial<Record<Color, Secret>> = {}
  for (const seat of seatsOf(view)) secret[seat] = view.secret[seat] ?? hidden(seat)
  const steps = agenda.map((step) => onward(view, step))
  const play = playBehind({ agenda: steps, calls, held, asked, surrendered }, { again: false })
  return { ...open, secret, play }
}

/** Before deployment an enemy's budget is known and, later, the flagship's roll. */
function secretOf(view: View, seat: Color, dice: Dice): Secret {
  if (view.turn > 0) return secretBehind(view, seat, dice)
  switch (view.agenda[0]?.step) {
    case 'refit':
      return { ...BLANK, fleet: paperFleet(view, seat, dice) }
    case 'deploy':
      return paperSheets(view, seat, dice)
    default:
      return BLANK
  }
}

/** An enemy ship in the middle of its move continues straight ahead for the rest of its speed. */
function onward(view: View, step: Step): Step {
  const ship = step.step === 'advance' ? view.ships[step.mover] : undefined
  if (step.step !== 'advance' || !ship || view.secret[ship.seat]) return step
  const flown = [...(ship.course?.path ?? '')].filter((letter) => letter === 'F').length
  return { ...step, rest: 'F'.repeat(Math.max(0, ship.speed - flown)) }
}
