// What a viewer may know: the public table, the sheets of its own side, and the next steps.
import type { Viewer } from '@admiralty/kernel'
import type { Color, Secret, State, View } from './state.ts'
import type { Step } from './steps.ts'
import { allied, isColor, seatsOf } from './table.ts'

/** The view of a viewer; a seat that is not in the match gets the public one. */
export function view(state: State, viewer: Viewer): View {
  const { setup, turn, advantages, ships, fighters, shot, owed, scores, reached, outcome, play } = state
  return {
    me: isColor(viewer) && seatsOf(state).includes(viewer) ? viewer : 'public',
    setup,
    turn,
    advantages,
    ships,
    fighters,
    shot,
    owed,
    scores,
    reached,
    outcome,
    secret: secretsFor(state, viewer),
    calls: play.calls,
    asked: play.asked,
    agenda: agendaFor(state, viewer),
  }
}

/** ES-DES-11: a side shares its sheets. All sheets are public with `openDesigns` (R-ES-46). The end opens nothing. */
function secretsFor(state: State, viewer: Viewer): View['secret'] {
  if (state.setup.options.openDesigns && state.turn > 0) return state.secret
  const secrets: Partial<Record<Color, Secret>> = {}
  for (const [seat, secret] of Object.entries(state.secret)) if (shares(state, viewer, seat)) secrets[seat] = secret
  return secrets
}
const shares = (state: State, viewer: Viewer, seat: string): seat is Color =>
  isColor(seat) && (viewer === 'referee' || (isColor(viewer) && seatsOf(state).includes(viewer) && allied(state, viewer, seat)))

/** Ships move hex by hex, so the rest of an enemy's course stays secret while a displacer is decided on. */
function agendaFor(state: State, viewer: Viewer): readonly Step[] {
  const { play, ships, fighters } = state
  const mine = (mover: string): boolean => {
    const seat = ships[mover]?.seat ?? fighters[mover]?.seat
    return shares(state, viewer, seat ?? '')
  }
  if (!play.agenda.some((step) => step.step === 'advance' && !mine(step.mover))) return play.agenda
  return play.agenda
    .filter((step) => step.step !== 'land' || mine(step.fighter))
    .map((step) => (step.step === 'advance' && !mine(step.mover) ? { ...step, rest: '', rams: [] } : step))
}
