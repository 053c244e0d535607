// A viewer's knowledge: the open table by reference, the secrets of its own side, and the agenda.
import type { Viewer } from '@admiralty/kernel'
import type { Color } from './shapes.ts'
import type { Secret, State, View } from './state.ts'
import { isColor, seatsOf, shares } from './table.ts'

export function view(state: State, viewer: Viewer): View {
  const { play, secret: _, ...open } = state
  return {
    ...open,
    me: isColor(viewer) && seatsOf(state).includes(viewer) ? viewer : 'public',
    secret: secretsFor(state, viewer),
    calls: play.calls,
    asked: play.asked,
    agenda: play.agenda,
  }
}

/** A side shares its secrets, since it plans together. The end opens nothing. */
function secretsFor(state: State, viewer: Viewer): View['secret'] {
  const known: Partial<Record<Color, Secret>> = {}
  for (const [seat, secret] of Object.entries(state.secret)) if (isColor(seat) && shares(state.setup, viewer, seat)) known[seat] = secret
  return known
}
