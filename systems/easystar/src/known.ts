// The knowledge of a seat about the secrets and the coming steps of others.
import type { Viewer } from '@admiralty/kernel'
import type { Color, State } from './state.ts'
import type { Step } from './steps.ts'
import { allied, isColor } from './table.ts'

/** ES-DES-11: a side shares its sheets. All sheets are public with `openDesigns` (R-ES-46). */
export const shares = (state: State, viewer: Color | 'public', seat: Color): boolean =>
  (state.setup.options.openDesigns && state.turn > 0) || (viewer !== 'public' && allied(state, viewer, seat))

/** Ships move hex by hex, so the rest of an enemy's course stays secret while a displacer is decided on. */
export function agenda(state: State, viewer: Viewer): readonly Step[] {
  const { play, ships, fighters } = state
  const mine = (mover: string): boolean => {
    const seat = ships[mover]?.seat ?? fighters[mover]?.seat
    return (
      viewer === 'referee' || (seat !== undefined && isColor(viewer) && Object.hasOwn(state.secret, viewer) && allied(state, viewer, seat))
    )
  }
  if (!play.agenda.some((step) => step.step === 'advance' && !mine(step.mover))) return play.agenda
  return play.agenda
    .filter((step) => step.step !== 'land' || mine(step.fighter))
    .map((step) => (step.step === 'advance' && !mine(step.mover) ? { ...step, rest: '', rams: [] } : step))
}
